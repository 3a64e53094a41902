import type { Operative } from '../../../engine/battle/operative.ts';
import type { BattleState } from '../../../engine/battle/state.ts';
import { isInjured, moveOf } from '../../../engine/battle/stats.ts';
import type { ActionId } from '../../../engine/core/ids.ts';
import type { GuideId } from '../../../words/guideIds.ts';
import type { TableWords } from '../../../words/tableWords.ts';

export const MOVES = ['reposition', 'dash', 'fallBack', 'charge'] as const;
export type MoveId = (typeof MOVES)[number];

export const isMove = (action: ActionId): action is MoveId => MOVES.some((move) => move === action);

const DASH = 3;
const COUNTERACT = 2;
const flies = (operative: Operative): boolean => operative.abilities.includes('fly');

function fullReach(operative: Operative, move: MoveId): number {
  if (move === 'dash') return DASH;
  return moveOf(operative) + (move === 'charge' && !flies(operative) ? 2 : 0);
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
export function moveNotes(words: TableWords, state: BattleState, operative: Operative): readonly string[] {
  return [
    ...(isInjured(operative) ? [words.hints.injured] : []),
    ...(operative.carries === null ? [] : [words.hints.carrying]),
    ...(state.activation?.kind === 'counteract' ? [words.hints.counteractMove] : []),
  ];
}
