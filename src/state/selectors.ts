import { findOperative } from '../engine/battle/lookup.ts';
import type { PlayerId } from '../engine/core/ids.ts';
import type { Operative } from '../engine/battle/operative.ts';
import type { RollRequest } from '../engine/dice/request.ts';
import type { DiceMode } from '../engine/battle/settings.ts';
import type { BattleState } from '../engine/battle/state.ts';

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
  if (ofEvent && settings.automation.events !== 'off') return settings.automation.events === 'app' ? 'screen' : 'table';
  return settings.dice[roll.side];
}
