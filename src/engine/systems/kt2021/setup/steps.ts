import type { Side } from '../../../core/ids.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import { markersOf, matchOf } from '../match/matchOf.ts';
import { attackerOf, defenderOf } from './state.ts';

/** One thing that the hands do before the battle, and whose they are; null: of both. */
export interface TurnOfSetUp {
  readonly kind: 'roles' | 'zones' | 'barricade' | 'markers' | 'choice' | 'operatives';
  readonly side: Side | null;
  /** The choice of a mission that is made in this step; null: none. */
  readonly choice: string | null;
}

/** Two barricades each, one at a time (L-03). */
export const EACH = 2;

const step = (kind: TurnOfSetUp['kind'], side: Side | null = null, choice: string | null = null): TurnOfSetUp => ({
  kind,
  side,
  choice,
});

/**
 * Setting up in turns. L-02: who defends, and the drop zones; L-03: barricades one by one, the Defender first; the markers of
 * the mission, and what each side chooses of them (C-46); L-04: all operatives of the Defender, then those of the Attacker.
 */
export function turnsOfSetUp(state: BattleState): readonly TurnOfSetUp[] {
  const sides = [defenderOf(state), attackerOf(state)];
  return [
    step('roles'),
    step('zones'),
    ...Array.from({ length: EACH }, () => sides.map((side) => step('barricade', side))).flat(),
    ...(markersOf(state).length > 0 ? [step('markers')] : []),
    ...(matchOf(state)?.choices ?? []).flatMap(({ id }) => sides.map((side) => step('choice', side, id))),
    ...sides.map((side) => step('operatives', side)),
  ];
}
