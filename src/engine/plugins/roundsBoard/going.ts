import type { BattleBoard } from '../../board/battleBoard.ts';
import { finder } from '../../board/finding.ts';
import { geometry } from '../../board/geometry.ts';
import { pieceName } from '../../board/boardMap.ts';
import type { BoardMove, Way, WayFault } from '../../board/move/boardMove.ts';
import type { Place } from '../../board/move/place.ts';
import { toGrid, toInches } from '../../board/units.ts';
import type { BattleState } from '../../family/vanguard/model/battle.ts';
import type { BoardSpot, Moved } from '../../family/vanguard/model/facts.ts';
import { modelById } from '../../family/vanguard/model/lookup.ts';
import type { BoardGoing, MadeWay } from '../../family/vanguard/model/onBoard.ts';
import { reject, type Rejection } from '../../family/vanguard/model/rejection.ts';
import { reachingOf, strikingRanges } from './reach.ts';

const MOST_PLACES = 400;

/** A move of a model as it is now, for the board to measure: past nobody, near whomever it likes (V-38, V-41). */
export function moveOf({ models }: BattleState, id: string, inches: number): BoardMove {
  const others = models.filter((each) => each.inPlay && each.id !== id).map((each) => each.id);
  return {
    mover: id,
    action: 'walk',
    allowance: toGrid(inches),
    falls: false,
    flies: false,
    friends: others,
    foes: [],
  };
}

const isSame = (one: Place, other: Place): boolean => one.x === other.x && one.y === other.y && one.z === other.z;

/** The path begins where its model stands, and ends on the grid. */
function isPath({ places }: BattleBoard, id: string, path: readonly Place[]): boolean {
  const [from, first, last] = [places[id], path[0], path.at(-1)];
  if (from === undefined || first === undefined || last === undefined) return false;
  return isSame(from, first) && [last.x, last.y, last.z].every(Number.isInteger) && path.length <= MOST_PLACES;
}

/** A way on the board, and what of it the table overrules. */
interface Gone {
  readonly way: Way;
  readonly overruled: MadeWay['overruled'];
}

/** A way that fails is one only where the table says so, and where a base can stand. */
function overruledOr(board: BattleBoard, going: BoardGoing, way: Way, fault: WayFault): Gone | Rejection {
  const { model, inches: most, anyway } = going;
  const { why, who, piece, never } = fault;
  const told = { inches: toInches(way.cost), most };
  if (anyway && never !== undefined) return reject('cannotStand', { why: never });
  if (anyway) return { way, overruled: [{ type: 'moveOverruled', model, why, ...told }] };
  return reject('noWay', {
    why,
    ...told,
    ...(who !== undefined && { who }),
    ...(piece !== undefined && { piece: pieceName(board.map, piece) }),
  });
}

function wayOf(state: BattleState, going: BoardGoing): Gone | Rejection {
  const { board } = state;
  const { model, inches, path } = going;
  if (board === undefined) return reject('noBoard');
  const way = isPath(board, model, path) ? geometry().walkOn(board, moveOf(state, model, inches), path) : null;
  if (way === null) return reject('badPath');
  return way.fault === null ? { way, overruled: [] } : overruledOr(board, going, way, way.fault);
}

const spotAt = ({ map }: BattleBoard, { x, y, z }: Place): BoardSpot => {
  const vantage = geometry().vantageAt(map, { x, y, z });
  return vantage === null ? { x, y, z } : { x, y, z, vantage };
};

/** What a move comes to by its way (V-38, V-39, V-41), or why it is no move. */
export function movedOn(state: BattleState, going: BoardGoing): MadeWay | Rejection {
  const { board } = state;
  const gone = wayOf(state, going);
  if ('code' in gone || board === undefined) return 'code' in gone ? gone : reject('noBoard');
  const { way, overruled } = gone;
  const { model } = going;
  const near = reachingOf(state, model);
  const end = way.points.at(-1);
  const left = geometry().leftOn(board, model, way.points, strikingRanges(state, model));
  const moved: Moved = {
    engages: end === undefined ? [] : [...geometry().reachedAt(board, model, end, near)],
    left: left.map(({ id }) => id),
    fall: 0,
    way: {
      path: way.points.map((point) => spotAt(board, point)),
      stops: Object.fromEntries(left.map(({ id, at }) => [id, spotAt(board, at)])),
    },
  };
  return { moved, overruled };
}

/** The cheapest way of a charge to where it engages its target, by its own reach rather than the other's; null: it is out of reach (V-44). */
export function chargeWay(state: BattleState, id: string, target: string, inches: number): Way | null {
  const { board } = state;
  const near = reachingOf(state, id).find((each) => each.id === target);
  if (board === undefined || near === undefined) return null;
  const move = moveOf(state, id, inches);
  const own = modelById(state, id).attacks.filter(({ kind }) => kind === 'melee');
  const range = own.length === 0 ? near.inches : Math.max(...own.map((attack) => attack.range));
  const [spot] = finder().spotsReaching(board, move, { id: target, inches: range });
  return spot === undefined ? null : finder().pathOn(board, move, spot.at);
}

/** By the names of edges, where they are: along which side, at the least or at the most of it. */
const EDGES: Readonly<Record<string, readonly ['x' | 'y', 'least' | 'most']>> = {
  south: ['y', 'least'],
  north: ['y', 'most'],
  west: ['x', 'least'],
  east: ['x', 'most'],
};

/** How far a way is that comes to an edge of its model's side, in inches; null: it comes to none (V-70, V-73). */
export function edgeOff(state: BattleState, id: string, path: readonly Place[]): number | null {
  const { board, scenario } = state;
  const [place, end] = [board?.places[id], path.at(-1)];
  if (board === undefined || place === undefined || end === undefined) return null;
  const { map } = board;
  const isAt = (name: string): boolean => {
    const edge = EDGES[name];
    if (edge === undefined) return false;
    const [side, where] = edge;
    const off = where === 'least' ? end[side] : (side === 'x' ? map.width : map.height) - end[side];
    return off <= place.radius + toGrid(0.25);
  };
  if (!(scenario.edges[modelById(state, id).side] ?? []).some(isAt)) return null;
  return toInches(
    path.reduce((sum, to, at) => sum + Math.hypot(to.x - (path[at - 1] ?? to).x, to.y - (path[at - 1] ?? to).y), 0),
  );
}
