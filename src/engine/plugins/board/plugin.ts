import * as z from 'zod/mini';
import { type BoardPlace, type Reading, battleBoard } from '../../board/battleBoard.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { findOperative } from '../../family/killteam/model/lookup.ts';
import type { Plugin } from '../../family/killteam/rules/plugin.ts';
import { type MarkersOf, markersOfTable, type StartOf } from './markersOfTable.ts';
import { without } from '../../core/without.ts';
import { cornersAround } from '../../board/setUp/cornersAround.ts';
import { withPlace, withSaid, withStrayed } from '../../board/overruled.ts';
import type { MapZone } from '../../board/boardMap.ts';
import type { Point } from '../../board/plane.ts';
import { dropBoard, layMarker, overruleBoard, placeOnBoard, setUpOnBoard, takeMarker, takeUpBoard } from './decide.ts';
import { doorIs, moveDoor } from './doors.ts';
import { boardFollows } from './follow.ts';
import { laidAcross } from './lines.ts';

type Walked = Extract<BattleEvent, { type: 'walked' }>;

/** Nobody has acted yet: who is taken off the board is set up again. */
const isSetUp = ({ turningPoint, activations }: BattleState): boolean => turningPoint <= 1 && activations === 0;

function placed(state: BattleState, operative: string, at: BoardPlace | null): BattleState {
  const { board } = state;
  if (board === undefined) return state;
  const strays = at === null && !isSetUp(state) && board.places[operative] !== undefined;
  const moved = withPlace(board, operative, at);
  return { ...state, board: at !== null || strays ? withStrayed(moved, operative, strays) : moved };
}

/** It stands at the end of its way. */
function arrived(state: BattleState, { operative, path, vantage }: Walked): BattleState {
  const before = state.board?.places[operative];
  const end = path.at(-1);
  if (before === undefined || end === undefined) return state;
  const place = { ...without(before, 'vantage'), ...end };
  return placed(state, operative, vantage === undefined ? place : { ...place, vantage });
}

/** The table has, or no longer has, the word on what one sees of another. */
function overruled(state: BattleState, { from, to, says }: Extract<BattleEvent, { type: 'boardOverruled' }>) {
  const { board } = state;
  return board === undefined ? state : { ...state, board: withSaid(board, from, to, says) };
}

/** The board has other zones now. */
function withZones(state: BattleState, change: (zones: readonly MapZone[]) => readonly MapZone[]): BattleState {
  const { board } = state;
  if (board === undefined) return state;
  return { ...state, board: { ...board, map: { ...board.map, zones: [...change(board.map.zones)] } } };
}

/** A marker lies somewhere else. */
function laid(state: BattleState, marker: string, at: Point): BattleState {
  return withZones(state, (all) =>
    all.map((zone) => (zone.id === marker ? { ...zone, corners: cornersAround(at) } : zone)),
  );
}

/** A marker that was taken off the board lies on it. */
function lyingAgain(state: BattleState, marker: string): BattleState {
  const { markersTaken = [] } = state;
  return markersTaken.includes(marker)
    ? { ...state, markersTaken: markersTaken.filter((each) => each !== marker) }
    : state;
}

/** What somebody carried lies where it stands, whoever it is that puts it down. */
function putDown(state: BattleState, { operative, marker }: Extract<BattleEvent, { type: 'markerCarried' }>) {
  const carries = findOperative(state, operative)?.carriesMarker ?? null;
  const at = state.board?.places[operative];
  if (marker !== null || carries === null || at === undefined) return state;
  const zone = state.board?.map.zones.find(({ id, name }) => id === carries || name === carries);
  return zone === undefined ? state : laid(state, zone.id, at);
}

/**
 * A board that answers what the table is asked (DESIGN section 12): optional in every battle. `reading`: how the book of this
 * system reads what lies between, and what a move costs; `markersOf`: the markers of a mission; `startOf`: who starts about the middle.
 */
export const boardOf = (
  reading: Reading,
  markersOf: MarkersOf = markersOfTable,
  startOf: StartOf = () => null,
): Plugin => ({
  id: 'board',
  slice: {
    shape: { board: z.optional(battleBoard), markersTaken: z.optional(z.array(z.string())) },
    initial: () => ({}),
  },
  deciders: {
    takeUpBoard: takeUpBoard(reading, markersOf, startOf),
    dropBoard,
    layMarker,
    takeMarker,
    moveDoor,
    placeOnBoard,
    setUpOnBoard,
    overruleBoard,
  },
  handlers: {
    boardTaken: (state, { board }) => ({ ...state, board }),
    boardDropped: (state) => without(state, 'board'),
    boardPlaced: (state, { operative, at }) => placed(state, operative, at),
    boardOverruled: overruled,
    walked: arrived,
    markerLaid: (state, { marker, at }) => laid(lyingAgain(state, marker), marker, at),
    markerTaken: (state, { marker }) => ({ ...state, markersTaken: [...(state.markersTaken ?? []), marker] }),
    markerCarried: putDown,
    marksLaid: (state, { zones }) => withZones(state, (all) => [...all, ...zones]),
    linesLaid: laidAcross,
    marksGone: (state, { zones }) => withZones(state, (all) => all.filter(({ id }) => !zones.includes(id))),
    doorMoved: doorIs,
  },
  hooks: { follows: boardFollows },
});
