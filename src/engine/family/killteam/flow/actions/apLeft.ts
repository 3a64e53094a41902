import { operativeById } from '../../model/lookup.ts';
import type { Game } from '../../rules/game.ts';
import { aplOf } from '../../stats/stats.ts';

/**
 * AP not yet spent by the operative that acts; an AP change in mid-activation counts from the next action on. A
 * counteraction is one action.
 */
export function apLeft(game: Game): number {
  const { state } = game;
  const { activation } = state;
  if (activation === null) return 0;
  if (activation.kind === 'counteract') return activation.done.length === 0 ? 1 : 0;
  const operative = operativeById(state, activation.operative);
  return Math.max(0, (activation.ap ?? aplOf(game, operative)) - activation.spent);
}
