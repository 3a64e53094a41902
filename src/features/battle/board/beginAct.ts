import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { ActionId } from '../../../engine/core/ids.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import { runAction } from '../acts.ts';
import type { Desk } from '../desk.ts';
import { isMove } from '../view/moves.ts';
import type { BoardHand } from './hand.ts';

type Place = { readonly desk: Desk; readonly hand: BoardHand; readonly board: BattleBoard };

/** An act of the one that acts: a move of whoever has a place is made on the board, all else as from its card. */
export function beginAct({ desk, hand, board }: Place, actor: Operative, action: ActionId): void {
  if (isMove(action) && board.places[actor.id] !== undefined) hand.start({ kind: 'move', action, spot: null });
  else runAction(desk, action, null);
}
