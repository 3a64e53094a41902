import * as z from 'zod/mini';
import { type BoardPlace, type Reading, battleBoard } from '../../board/battleBoard.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { Plugin } from '../../family/killteam/rules/plugin.ts';
import { without } from '../../core/without.ts';
import { dropBoard, overruleBoard, placeOnBoard, setUpOnBoard, takeUpBoard } from './decide.ts';
import { boardFollows } from './follow.ts';

type Walked = Extract<BattleEvent, { type: 'walked' }>;

function placed(state: BattleState, operative: string, at: BoardPlace | null): BattleState {
  const { board } = state;
  if (board === undefined) return state;
  const places = without(board.places, operative);
  return { ...state, board: { ...board, places: at === null ? places : { ...places, [operative]: at } } };
}

/** It stands at the end of its way. */
function arrived(state: BattleState, { operative, path, vantage }: Walked): BattleState {
  const before = state.board?.places[operative];
  const end = path.at(-1);
  if (before === undefined || end === undefined) return state;
  const place = { ...without(before, 'vantage'), ...end };
  return placed(state, operative, vantage === undefined ? place : { ...place, vantage });
}

/**
 * A board that answers what the table is asked (DESIGN section 12): optional in every battle. `reading`: how the book of this
 * system reads what lies between, and what a move costs.
 */
export const boardOf = (reading: Reading): Plugin => ({
  id: 'board',
  slice: { shape: { board: z.optional(battleBoard) }, initial: () => ({}) },
  deciders: { takeUpBoard: takeUpBoard(reading), dropBoard, placeOnBoard, setUpOnBoard, overruleBoard },
  handlers: {
    boardTaken: (state, { board }) => ({ ...state, board }),
    boardDropped: (state) => without(state, 'board'),
    boardPlaced: (state, { operative, at }) => placed(state, operative, at),
    walked: arrived,
  },
  hooks: { follows: boardFollows },
});
