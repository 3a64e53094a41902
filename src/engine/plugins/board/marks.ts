import type { BattleBoard } from '../../board/battleBoard.ts';
import type { BoardMap, MapZone } from '../../board/boardMap.ts';
import { isMark, zonesOfMark } from '../../board/markIds.ts';
import { geometry } from '../../board/geometry.ts';
import { distance, type Point } from '../../board/plane.ts';
import { middleOfZone } from '../../board/setUp/middleOfZone.ts';
import { toInches } from '../../board/units.ts';
import { drawFrom } from '../../board/setUp/draw.ts';
import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import { isOfMark } from '../../family/killteam/stats/marks.ts';
import { zonesLying } from '../../family/killteam/model/boardMarkers.ts';

/** Where that is whom the work in hand is about; null: nobody knows. */
export function aboutWhom({ tasks }: BattleState, board: BattleBoard): Point | null {
  const work = tasks.findLast(({ kind }) => kind === 'effects');
  return work?.kind === 'effects' && work.subject !== null ? (board.places[work.subject] ?? null) : null;
}

/** Of these events those by which a mark is laid. */
const isLaying = (event: BattleEvent): boolean => event.type === 'worldChanged' && event.set.marks !== undefined;

/** The marker that lies elsewhere where a table says so of a mark, and how many inches away: at the nearest terrain. */
const AWAY: ReadonlyMap<string, number> = new Map([['6" away, at the nearest terrain', 6]]);

/** Markers that may be said to lie elsewhere: those on the board, and the one that was taken off it last. */
function movable(state: BattleState, { map }: BattleBoard): readonly MapZone[] {
  const last = state.markersTaken?.at(-1);
  return [...zonesLying(state, 'marker'), ...map.zones.filter(({ id }) => id === last)];
}

/** A marker of the board that has just been said to lie elsewhere: that of whom the work is about. */
export function markersMoved(
  state: BattleState,
  board: BattleBoard,
  events: readonly BattleEvent[],
): readonly BattleEvent[] {
  const mark = events.some(isLaying) ? state.marks.at(-1) : undefined;
  const inches = AWAY.get(mark?.where ?? '');
  const from = aboutWhom(state, board);
  if (mark === undefined || inches === undefined || from === null) return [];
  const [marker] = movable(state, board).toSorted(
    (one, other) => distance(middleOfZone(one), from) - distance(middleOfZone(other), from),
  );
  if (marker === undefined) return [];
  const at = geometry().awayAtTerrain(board.map, middleOfZone(marker), inches, drawFrom(`${state.seed}/${mark.id}`));
  return at === null ? [] : [{ type: 'markerLaid', marker: marker.id, name: marker.name, at }];
}

function zonesFor(state: BattleState, map: BoardMap, number: number, at: Point | null): readonly MapZone[] {
  const mark = state.marks[number];
  if (mark === undefined || zonesOfMark(map, number).length > 0) return [];
  const { id, mark: name, where } = mark;
  return geometry().markZones(map, { number, name, where, at }, drawFrom(`${state.seed}/${id}`));
}

/** Whether something still happens at a mark. */
const isInForce =
  ({ lasting, marks }: BattleState) =>
  (number: number): boolean => {
    const id = marks[number]?.id;
    return id !== undefined && lasting.some((each) => each.change.op === 'moment' && isOfMark(id, each));
  };

/** A board with all marks at which something still happens, where they would have been laid by chance. */
export const withMarks = (map: BoardMap, state: BattleState): BoardMap =>
  [...state.marks.keys()].filter(isInForce(state)).reduce((on, at) => {
    const zones = zonesFor(state, on, at, null);
    return zones.length === 0 ? on : { ...on, zones: [...on.zones, ...zones] };
  }, map);

/** Marks that have been laid just now. */
function laidBy(state: BattleState, board: BattleBoard): readonly BattleEvent[] {
  const number = state.marks.length - 1;
  const zones = zonesFor(state, board.map, number, aboutWhom(state, board));
  if (zones.length === 0) return [];
  const inches = zones.map(middleOfZone).map(({ x, y }): [number, number] => [toInches(x), toInches(y)]);
  return [{ type: 'marksLaid', zones, inches }];
}

/** Marks at which nothing happens any more once the turning point is over. */
function overIn(state: BattleState, { map }: BattleBoard): readonly BattleEvent[] {
  const inForce = [...state.marks.keys()].filter(isInForce(state)).flatMap((at) => zonesOfMark(map, at));
  const over = map.zones.filter((zone) => isMark(zone) && !inForce.includes(zone)).map(({ id }) => id);
  return over.length === 0 ? [] : [{ type: 'marksGone', zones: over }];
}

/** What is over by an event before its time, or lifted by hand; null: nothing is. */
function endedBy(event: BattleEvent): string | null {
  if (event.type === 'lastingEnded') return event.lasting;
  return event.type === 'corrected' && event.correction.what === 'lift' ? event.correction.lasting : null;
}

/** The mark goes with what was the last to happen there, as soon as that is over. */
function goneWith(state: BattleState, { map }: BattleBoard, lasting: string): readonly BattleEvent[] {
  const over = [...state.marks.entries()].filter(
    ([number, { id }]) => isOfMark(id, { id: lasting }) && !isInForce(state)(number),
  );
  const zones = over.flatMap(([number]) => zonesOfMark(map, number).map(({ id }) => id));
  return zones.length === 0 ? [] : [{ type: 'marksGone', zones }];
}

/** What becomes of marks on the board: each gets its place as it is laid, and goes when nothing happens there any more. */
export const marksFollow = (
  state: BattleState,
  board: BattleBoard,
  events: readonly BattleEvent[],
): readonly BattleEvent[] =>
  events.flatMap((event) => {
    if (isLaying(event)) return laidBy(state, board);
    if (event.type === 'turningPointEnded') return overIn(state, board);
    const ended = endedBy(event);
    return ended === null ? [] : goneWith(state, board, ended);
  });
