import { geometry } from '../../board/geometry.ts';
import type { ActionEffect } from '../../family/vanguard/card/card.ts';
import { meant } from '../../family/vanguard/flow/tasks/own.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import type { OwnNear } from '../../family/vanguard/model/onBoard.ts';
import { returnsTo } from './returning.ts';

/**
 * Whom an action of its card has near enough, of those it can mean, the nearest first (V-07); somebody without a place may be. `inches`:
 * how far the nearest of all is, null: it is about none, or has none. Null: the board does not know, or it goes however far.
 */
export function ownNear(state: BattleState, id: string, effect: ActionEffect): OwnNear | null {
  const { board } = state;
  if (board?.places[id] === undefined || effect.kind === 'token') return null;
  const all = meant(state, id, effect).map((each) => each.id);
  if (effect.kind === 'return')
    return { near: all.filter((each) => returnsTo(state, id, each, effect) !== null), inches: null };
  const off = (each: string): number | null => (each === id ? 0 : geometry().inchesOn(board, id, each));
  const { preset, measured } = geometry().ticksNear(board, id, effect.within, all);
  const reached = new Set([id, ...preset, ...(measured?.close ?? [])]);
  const known = all.map(off).filter((inches) => inches !== null);
  return {
    near: all
      .filter((each) => reached.has(each) || board.places[each] === undefined)
      .toSorted((one, other) => (off(one) ?? Infinity) - (off(other) ?? Infinity)),
    inches: known.length === 0 ? null : Math.min(...known),
  };
}
