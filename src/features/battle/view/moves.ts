import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import { moveOf, suffersFor } from '../../../engine/family/killteam/stats/stats.ts';
import type { ActionId } from '../../../engine/core/ids.ts';
import { changesOf } from '../../../engine/family/killteam/stats/changes.ts';
import type { GuideId } from '../../../words/guideIds.ts';
import type { Words } from '../../../words/words.ts';

const MOVES = ['reposition', 'dash', 'fallBack', 'charge'] as const;
export type MoveId = (typeof MOVES)[number];

export const isMove = (action: ActionId): action is MoveId => MOVES.some((move) => move === action);

const DASH = 3;
const COUNTERACT = 2;
const flies = (operative: Operative): boolean => operative.abilities.includes('fly');

/** Inches that traits add to this move. */
const further = (operative: Operative, move: MoveId): number =>
  changesOf(operative, 'distance')
    .filter(({ change }) => change.action === move)
    .reduce((sum, { change }) => sum + change.by, 0);

function fullReach(operative: Operative, move: MoveId): number {
  const inches = move === 'dash' ? DASH : moveOf(operative) + (move === 'charge' && !flies(operative) ? 2 : 0);
  return Math.max(0, inches + further(operative, move));
}

/** How far this move goes at most, in inches; a counteraction moves no more than 2″ (A-42, A-43, A3.1). */
export const moveReach = (state: BattleState, operative: Operative, move: MoveId): number =>
  Math.min(
    fullReach(operative, move),
    state.activation?.kind === 'counteract' && state.activation.operative === operative.id ? COUNTERACT : Infinity,
  );

/** Rules of the table that belong to this move, the most needed first. */
export function guidesFor(operative: Operative, move: MoveId): readonly GuideId[] {
  if (flies(operative)) return ['A-42', 'A-25'];
  return move === 'dash' ? ['A-27', 'A-25', 'A-29', 'A-30'] : ['A-27', 'A-28', 'A-29', 'A-30', 'A-25'];
}

/** What else shortens this move, in words. */
export function moveNotes(words: Words<'battle'>, state: BattleState, operative: Operative): readonly string[] {
  return [
    ...(suffersFor(operative, 'move') ? [words.hints.injured] : []),
    ...(operative.carries === null ? [] : [words.hints.carrying]),
    ...(state.activation?.kind === 'counteract' ? [words.hints.counteractMove] : []),
  ];
}
