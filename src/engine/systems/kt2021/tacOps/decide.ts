import { done, refused } from '../../../family/killteam/flow/decide/decision.ts';
import type { Command } from '../../../family/killteam/model/command.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import { reject } from '../../../family/killteam/model/rejection.ts';
import type { BattleDecision, Game } from '../../../family/killteam/rules/game.ts';
import { choosable, countFor } from './state.ts';

/** Tac ops are chosen before the battle; nothing of it may have been shown. */
export const choosesNow = ({ tacOps, phase }: BattleState): boolean =>
  tacOps !== undefined && phase === 'setUp' && tacOps.revealed.length === 0;

/** K-23: a side chooses its tac ops in secret: so many, each once, of its archetypes. */
export function chooseTacOps(game: Game, { side, tacOps }: Extract<Command, { type: 'chooseTacOps' }>): BattleDecision {
  const { state } = game;
  if (!state.sides.some(({ id }) => id === side)) return refused(reject('wrongSide'));
  if (!choosesNow(state)) return refused(reject('wrongPhase'));
  const known = new Set(choosable(state, side).map(({ id }) => id));
  const stranger = tacOps.find((id) => !known.has(id));
  if (stranger !== undefined) return refused(reject('unknownTrait', { trait: stranger }));
  const wanted = countFor(state, side);
  return new Set(tacOps).size === tacOps.length && tacOps.length === wanted
    ? done(game, [{ type: 'tacOpsChosen', side, tacOps }])
    : refused(reject('outOfBounds', { most: wanted }));
}
