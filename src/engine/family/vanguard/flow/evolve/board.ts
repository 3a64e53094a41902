import type { BattleBoard, BoardPlace } from '../../../../board/battleBoard.ts';
import { withMap, withPlace, withSaid, withStrayed } from '../../../../board/overruled.ts';
import { withDoor } from '../../../../board/doors.ts';
import { without } from '../../../../core/without.ts';
import type { BattleState } from '../../model/battle.ts';
import type { EventOf, Evolvers, OnBoardEvent } from '../../model/event.ts';
import type { BoardSpot } from '../../model/facts.ts';
import { withoutTouchSaid } from './change.ts';

/** Nobody has moved yet: who is taken off the board is set up again. */
const isSetUp = ({ step, round }: BattleState): boolean =>
  step === 'setUp' || step === 'deploy' || (step === 'start' && round <= 1);

/** A model stands there on the board; null: nowhere. */
function placed(state: BattleState, model: string, at: BoardPlace | null): BattleState {
  const { board } = state;
  if (board === undefined) return state;
  const moved = withPlace(board, model, at);
  const strays = at === null && !isSetUp(state) && board.places[model] !== undefined;
  return { ...state, board: at !== null || strays ? withStrayed(moved, model, strays) : moved };
}

/** Whether a model only lies down or stands up where it is. */
function staysWhere({ board }: BattleState, model: string, at: BoardPlace | null): boolean {
  const before = board?.places[model];
  return before !== undefined && before.x === at?.x && before.y === at.y;
}

/** A model has come to a spot, as broad and as high as before; nothing where none is told. */
export function arrivedOnBoard(state: BattleState, model: string, at: BoardSpot | undefined): BattleState {
  const before = state.board?.places[model];
  if (before === undefined || at === undefined) return state;
  const { vantage: _, ...base } = before;
  return placed(state, model, { ...base, ...at });
}

type Corners = BattleBoard['map']['zones'][number]['corners'];

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** A shape as it is, with its middle there. */
function shiftedTo(corners: Corners, { x, y }: EventOf<'markerLaid'>['at']): Corners {
  const [dx, dy] = [x - mean(corners.map(([left]) => left)), y - mean(corners.map(([, near]) => near))];
  return corners.map(([left, near]) => [Math.round(left + dx), Math.round(near + dy)]);
}

/** A marker lies somewhere else. */
function laid(state: BattleState, { marker, at }: EventOf<'markerLaid'>): BattleState {
  const { board } = state;
  if (board === undefined) return state;
  const others = withoutTouchSaid(state, { objective: marker });
  const zones = board.map.zones.map((zone) =>
    zone.id === marker ? { ...zone, corners: shiftedTo(zone.corners, at) } : zone,
  );
  return { ...others, board: withMap(board, { ...board.map, zones }) };
}

/** What becomes of the board, and of who is in whose reach by it. */
export const boardEvolvers: Evolvers<OnBoardEvent> = {
  boardTaken: (state, { board }) => ({ ...without(state, 'touchSaid'), board }),
  boardDropped: (state) => without(without(state, 'board'), 'touchSaid'),
  boardPlaced: (state, { model, at }) =>
    placed(staysWhere(state, model, at) ? state : withoutTouchSaid(state, { model }), model, at),
  boardOverruled: (state, { from, to, says }) =>
    state.board === undefined ? state : { ...state, board: withSaid(state.board, from, to, says) },
  markerLaid: laid,
  doorMoved: (state, { door, open }) =>
    state.board === undefined
      ? state
      : { ...state, board: withMap(state.board, withDoor(state.board.map, door, open)) },
  boardEngages: (state, { pairs }) => ({ ...state, engagement: pairs.map(([one, other]) => [one, other]) }),
};
