import type { BattleBoard } from '../battleBoard.ts';
import type { BoardMap } from '../boardMap.ts';
import { keepLatest } from '../latest.ts';
import { distance } from '../plane.ts';
import type { BoardMove } from './boardMove.ts';
import { graphOn } from './graphs.ts';
import { type Growing, costOf, growTo, growingFrom, knownCost, settledTo, STRIDE } from './growing.ts';
import { settingOf } from './onBoard.ts';
import { nobody } from './others.ts';
import type { Place } from './place.ts';
import { least } from './preferred.ts';
import type { Spot } from './spots.ts';

/**
 * How far the places of a move are from one that it heads for: by the ways there are for its base with nobody in the way; where
 * there is no way, straight, and farther than any that has one.
 */
export interface WaysOff {
  /** Whether a place is nearer to it than another. */
  readonly isNearer: (than: Spot) => (spot: Spot) => boolean;
  /** Of some places that are so the nearest to it, of all where none is so: several where they are equal. */
  readonly nearest: (spots: readonly Spot[], is: (spot: Spot) => boolean) => readonly Spot[];
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
  const between = new Map<Spot, number>();
  /** Of a place of no graph, for which all that need be is looked for at once. */
  const costBetween = (spot: Spot): number => {
    const cost = between.get(spot) ?? costOf(ways, spot.at);
    between.set(spot, cost);
    return cost;
  };
  return {
    of: (spot) => {
      const cost = spot.node === null ? costBetween(spot) : knownCost(ways, spot.node);
      return cost === Infinity ? otherwise(spot) : cost;
    },
    settled: () => settledTo(ways),
    growTo: (cost) => growTo(ways, cost),
  };
}

function offsOn(board: BattleBoard, move: BoardMove, to: Place): Offs {
  const ways = move.flies ? null : waysFrom(board, move, { x: to.x, y: to.y, z: to.z });
  if (ways !== null) return byWays(ways, straightTo(to, 2 * (board.map.width + board.map.height)));
  return { of: straightTo(to, 0), settled: () => Infinity, growTo: () => undefined };
}

/** Looks for ways until it is known of so many of some places how far they are. */
function growFor(offs: Offs, spots: readonly Spot[], count: number): void {
  const isFew = (): boolean => spots.filter((spot) => offs.of(spot) <= offs.settled()).length < count;
  while (isFew()) offs.growTo(offs.settled() + STRIDE);
}

/** All of some places, the nearest first: it is looked farther only for those that are asked for. */
function* nearestFirst(offs: Offs, spots: readonly Spot[]): Generator<Spot> {
  const isSettled = (spot: Spot): boolean => offs.of(spot) <= offs.settled();
  let left = spots;
  while (left.length > 0) {
    growFor(offs, left, 1);
    yield* left.filter(isSettled).toSorted((one, other) => offs.of(one) - offs.of(other));
    left = left.filter((spot) => !isSettled(spot));
  }
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
    nearest: (spots, is) => {
      for (const spot of nearestFirst(offs, spots))
        if (is(spot)) return spots.filter((each) => offs.of(each) === offs.of(spot) && is(each));
      return least(spots, offs.of);
    },
    first: (spots, count) => {
      growFor(offs, spots, Math.min(count, spots.length));
      return spots.toSorted((one, other) => offs.of(one) - offs.of(other)).slice(0, count);
    },
  };
}
