import type { BattleBoard } from '../battleBoard.ts';
import type { BoardMap } from '../boardMap.ts';
import { keepLatest } from '../latest.ts';
import { distance } from '../plane.ts';
import type { BoardMove } from './boardMove.ts';
import { graphOn } from './graphs.ts';
import {
  type Growing,
  type Nearing,
  costOf,
  costsMore,
  growTo,
  growingFrom,
  knownCost,
  nearing,
  settledTo,
  STRIDE,
} from './growing.ts';
import { settingOf } from './onBoard.ts';
import { nobody } from './others.ts';
import type { Place } from './place.ts';
import type { Spot } from './spots.ts';

/**
 * How far the places of a move are from one that it heads for: by the ways there are for its base with nobody in the way; where
 * there is no way, straight, and farther than any that has one.
 */
export interface WaysOff {
  /** Whether a place is nearer to it than another. */
  readonly isNearer: (than: Spot) => (spot: Spot) => boolean;
  /**
   * Of some places that are so the nearest to it, of all where none is so: several where they are equal. `than`: of those nearer
   * than this one alone, where there are any.
   */
  readonly nearest: (spots: readonly Spot[], is: (spot: Spot) => boolean, than?: Spot) => readonly Spot[];
  /** So many of them that are nearest to it, in their order. */
  readonly first: (spots: readonly Spot[], count: number) => readonly Spot[];
}

/** So many places are remembered from which ways were looked for: each takes some room. */
const REMEMBERED = 16;

let far: { readonly map: BoardMap; readonly from: Map<string, Growing | null> } | null = null;

/** The ways of somebody's base from a place, with nobody in the way; null: it cannot stand there. */
function waysFrom(board: BattleBoard, move: BoardMove, start: Place): Growing | null {
  const setting = settingOf(board, move);
  if (setting === null) return null;
  const { map, reading } = board;
  if (far?.map !== map) far = { map, from: new Map() };
  const look = (): Growing | null => {
    const allowance = 2 * (map.width + map.height);
    const going = { allowance, climbs: true, ranges: 'through', falls: false } as const;
    const ways = growingFrom({ graph: graphOn(setting.ground), going, others: nobody, start });
    return typeof ways === 'string' ? null : ways;
  };
  const { radius, head } = setting.from;
  const key = [reading, radius, head, start.x, start.y, start.z, JSON.stringify(move.eases ?? [])].join(' ');
  const found = far.from.get(key);
  return keepLatest(far.from, REMEMBERED, key, found === undefined ? look() : found);
}

/** How far places are from another in grid steps, looked for no farther than is asked: what is no more than `settled` is so far. */
interface Offs {
  readonly of: (spot: Spot) => number;
  /** Whether a place is farther than so much. */
  readonly isBeyond: (spot: Spot, most: number) => boolean;
  readonly settled: () => number;
  readonly growTo: (cost: number) => void;
}

/** Straight; `beyond`: so much farther. */
const straightTo =
  (to: Place, beyond: number): Offs['of'] =>
  ({ at }) =>
    beyond + Math.hypot(distance(at, to), at.z - to.z);

/** By the ways there are, and where there is none by another measure. */
function byWays(ways: Growing, otherwise: Offs['of']): Offs {
  const between = new Map<Spot, Nearing>();
  /** Of a place of no graph, to which it is looked for ways at once. */
  const nearingTo = (spot: Spot): Nearing => {
    const known = between.get(spot) ?? nearing(ways, spot.at);
    between.set(spot, known);
    return known;
  };
  const of = (spot: Spot): number => {
    const cost = spot.node === null ? costOf(ways, nearingTo(spot)) : knownCost(ways, spot.node);
    return cost === Infinity ? otherwise(spot) : cost;
  };
  return {
    of,
    isBeyond: (spot, most) => {
      if (spot.node === null && costsMore(ways, nearingTo(spot), most) && settledTo(ways) < Infinity) return true;
      growTo(ways, most);
      return of(spot) > most;
    },
    settled: () => settledTo(ways),
    growTo: (cost) => growTo(ways, cost),
  };
}

function offsOn(board: BattleBoard, move: BoardMove, to: Place): Offs {
  const ways = move.flies ? null : waysFrom(board, move, { x: to.x, y: to.y, z: to.z });
  if (ways !== null) return byWays(ways, straightTo(to, 2 * (board.map.width + board.map.height)));
  const of = straightTo(to, 0);
  return { of, isBeyond: (spot, most) => of(spot) > most, settled: () => Infinity, growTo: () => undefined };
}

/** Whether it is known how far a place is. */
const isSettled =
  (offs: Offs) =>
  (spot: Spot): boolean =>
    !offs.isBeyond(spot, offs.settled());

/** Looks for ways until it is known of so many of some places how far they are. */
function growFor(offs: Offs, spots: readonly Spot[], count: number): void {
  while (spots.filter(isSettled(offs)).length < count) offs.growTo(offs.settled() + STRIDE);
}

/** All of some places, the nearest first, equal ones together: it is looked farther only for those that are asked for. */
function* nearestFirst(offs: Offs, spots: readonly Spot[]): Generator<Spot> {
  let left = spots;
  while (left.length > 0) {
    growFor(offs, left, 1);
    const found = new Set(left.filter(isSettled(offs)));
    left = left.filter((spot) => !found.has(spot));
    yield* [...found].toSorted((one, other) => offs.of(one) - offs.of(other));
  }
}

/** Of some places that are so the nearest, of all where none is so; `isNear`: of those that are near alone, where any is. */
function nearestOf(offs: Offs, spots: readonly Spot[], isNear: (spot: Spot) => boolean, is: (spot: Spot) => boolean) {
  const asFar = (as: Spot): readonly Spot[] =>
    spots.filter(isSettled(offs)).filter((each) => offs.of(each) === offs.of(as));
  let first: Spot | null = null;
  let isAnyNear = false;
  for (const spot of nearestFirst(offs, spots)) {
    const isOne = isNear(spot);
    if (!isOne && isAnyNear) break;
    isAnyNear ||= isOne;
    if (is(spot)) return asFar(spot).filter(is);
    first ??= spot;
  }
  return first === null ? [] : asFar(first);
}

/** How the places of a move lie to one that it heads for. */
export function waysOffOn(board: BattleBoard, move: BoardMove, to: Place): WaysOff {
  const offs = offsOn(board, move, to);
  return {
    isNearer: (than) => {
      growFor(offs, [than], 1);
      const most = offs.of(than);
      return (spot) => offs.of(spot) < most;
    },
    nearest: (spots, is, than) =>
      nearestOf(offs, spots, (spot) => than === undefined || offs.isBeyond(than, offs.of(spot)), is),
    first: (spots, count) => {
      growFor(offs, spots, Math.min(count, spots.length));
      return spots.toSorted((one, other) => offs.of(one) - offs.of(other)).slice(0, count);
    },
  };
}
