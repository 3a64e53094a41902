import type { OperativeId } from '../../../core/ids.ts';
import type { BattleEvent, DamageCause } from '../model/event.ts';
import { operativeById } from '../model/lookup.ts';
import type { Game } from '../rules/game.ts';
import type { BattleState } from '../model/state.ts';

interface Hit {
  readonly amount: number;
  readonly by: OperativeId | null;
  readonly cause: DamageCause;
}

/** Wounds lost, never below 0; no event when nothing is lost. */
export function damageEvents(state: BattleState, id: OperativeId, hit: Hit): BattleEvent[] {
  const { wounds } = operativeById(state, id);
  if (hit.amount <= 0 || wounds === 0) return [];
  const to = Math.max(0, wounds - hit.amount);
  return [{ type: 'damaged', operative: id, amount: hit.amount, from: wounds, to, by: hit.by, cause: hit.cause }];
}

/** Several hits in this order, each on the wounds that those before it have left. */
export function eachDamaged(
  { rules, state }: Pick<Game, 'rules' | 'state'>,
  hits: readonly (Hit & { readonly id: OperativeId })[],
): readonly BattleEvent[] {
  const events: BattleEvent[] = [];
  let now = state;
  for (const { id, ...hit } of hits) {
    const next = damageEvents(now, id, hit);
    now = rules.evolve(now, next);
    events.push(...next);
  }
  return events;
}
