import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleView } from '../../../engine/view/battleView.ts';
import type { MoveId } from '../../../engine/family/killteam/rules/killTeamRules.ts';
import type { ActionId } from '../../../engine/core/ids.ts';
import type { Words } from '../../../words/words.ts';

const MOVES = ['reposition', 'dash', 'fallBack', 'charge'] as const satisfies readonly MoveId[];

export const isMove = (action: ActionId): action is MoveId => MOVES.some((move) => move === action);

/** What else shortens this move, in words. */
export function moveNotes(words: Words<'battle'>, view: BattleView, operative: Operative): readonly string[] {
  return [
    ...(view.figures(operative).suffers.move ? [words.hints.injured] : []),
    ...(operative.carries === null ? [] : [words.hints.carrying]),
    ...(view.state.activation?.kind === 'counteract' ? [words.hints.counteractMove] : []),
  ];
}
