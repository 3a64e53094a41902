import type { BoardPlace } from '../../../../board/battleBoard.ts';
import { withMap, withPlace, withSaid } from '../../../../board/overruled.ts';
import { withDoor } from '../../../../board/doors.ts';
import { without } from '../../../../core/without.ts';
import type { BattleState } from '../../model/battle.ts';
import type { Evolvers, OnBoardEvent } from '../../model/event.ts';
import type { BoardSpot } from '../../model/facts.ts';

/** A model stands there on the board; null: nowhere. */
function placed(state: BattleState, model: string, at: BoardPlace | null): BattleState {
  const { board } = state;
  if (board === undefined) return state;
  return { ...state, board: withPlace(board, model, at) };
}

/** A model has come to a spot, as broad and as high as before; nothing where none is told. */
export function arrivedOnBoard(state: BattleState, model: string, at: BoardSpot | undefined): BattleState {
  const before = state.board?.places[model];
  if (before === undefined || at === undefined) return state;
  const { vantage: _, ...base } = before;
  return placed(state, model, { ...base, ...at });
}

/** What becomes of the board, and of who is in whose reach by it. */
export const boardEvolvers: Evolvers<OnBoardEvent> = {
  boardTaken: (state, { board }) => ({ ...state, board }),
  boardDropped: (state) => without(state, 'board'),
  boardPlaced: (state, { model, at }) => placed(state, model, at),
  boardOverruled: (state, { from, to, says }) =>
    state.board === undefined ? state : { ...state, board: withSaid(state.board, from, to, says) },
  doorMoved: (state, { door, open }) =>
    state.board === undefined
      ? state
      : { ...state, board: withMap(state.board, withDoor(state.board.map, door, open)) },
  boardEngages: (state, { pairs }) => ({ ...state, engagement: pairs.map(([one, other]) => [one, other]) }),
};
