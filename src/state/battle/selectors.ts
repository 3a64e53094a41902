import type { PlayerId } from '../../engine/core/ids.ts';
import { findOperative } from '../../engine/family/killteam/model/lookup.ts';
import type { Operative } from '../../engine/family/killteam/model/operative.ts';
import type { RollRequest } from '../../engine/family/killteam/model/request.ts';
import type { DiceMode } from '../../engine/family/killteam/model/settings.ts';
import type { BattleState } from '../../engine/family/killteam/model/state.ts';

/** The operative that acts now: in an activation, a counteraction or an interrupt. */
export function actingOperative(state: BattleState): Operative | null {
  const id = state.interrupt?.operative ?? state.activation?.operative;
  return id === undefined ? null : findOperative(state, id);
}

/** Only those of one player; null: all. */
export const ownedBy = (operatives: readonly Operative[], player: PlayerId | null): readonly Operative[] =>
  player === null ? operatives : operatives.filter(({ owner }) => owner === player);

/** Where this roll's dice are: those of an event as the setting for events has it, all others as those of their side. */
export function diceModeOf({ phase, settings }: BattleState, roll: Pick<RollRequest, 'purpose' | 'side'>): DiceMode {
  const ofEvent = phase === 'strategy' && roll.purpose !== 'initiative';
  const { events = 'off' } = settings.automation;
  if (ofEvent && events !== 'off') return events === 'app' ? 'screen' : 'table';
  return settings.dice[roll.side] ?? 'table';
}

/** A side that several people play. */
export const sharesSide = ({ sides, operatives }: Pick<BattleState, 'sides' | 'operatives'>): boolean =>
  sides.some(
    ({ id }) =>
      new Set(operatives.flatMap(({ side, owner }) => (side === id && owner !== null ? [owner] : []))).size > 1,
  );
