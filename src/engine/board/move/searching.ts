import type { Place } from './place.ts';
import { EPSILON, INCH } from '../units.ts';
import type { Graph, Node } from './graph.ts';
import { type Going, type Others, metFault } from './others.ts';
import type { Paid } from './step.ts';
import type { Top } from './tops.ts';

/** How somebody comes to a place: on the level, across a gap, or over a top. */
export type Over = 'level' | 'jump' | Top;

/** Somewhere on the way: a place, what it has come to there, and how it came. */
export interface Reached extends Paid {
  readonly at: Place;
  /** The place of the graph; null: where it began. */
  readonly node: Node | null;
  readonly before: Reached | null;
  readonly over: Over;
}

/** Places of one level that may still be come to for less. */
export interface Still {
  readonly ids: Int32Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  count: number;
}

/** A search for the cheapest ways from a place. */
export interface Search {
  readonly graph: Graph;
  readonly going: Going;
  readonly others: Others;
  readonly isAlone: boolean;
  readonly start: Place;
  /** By how much of the ways down is free, in whole inches, and place: the least cost so far, and how it is come by. */
  readonly costs: Float64Array;
  readonly reached: (Reached | undefined)[];
  /** By place: the least that it costs, however much of the ways down is free. */
  readonly least: Float64Array;
  /** Each place that was come to. */
  readonly touched: Node[];
  readonly slots: number;
  /** What waits to be gone on from, by whole inches. */
  readonly waiting: Reached[][];
  /** What may still be come to for less, by level. */
  readonly still: readonly Still[];
}

/** In which slot a way is kept. */
export const slotOf = ({ slots }: Search, free: number): number => Math.min(slots - 1, Math.floor(free / INCH + 1e-6));

/** Whether somebody would come to a place for less than it is known, with as much free of the ways down. */
export function isBetter(search: Search, id: number, cost: number, free: number): boolean {
  if (cost > search.going.allowance + EPSILON) return false;
  const count = search.graph.nodes.length;
  for (let slot = slotOf(search, free); slot < search.slots; slot += 1)
    if ((search.costs[slot * count + id] ?? 0) <= cost) return false;
  return true;
}

/** Whether all of a way, given by its places, can be gone for who else stands there. */
export const isPassable = (search: Search, places: readonly Place[]): boolean =>
  search.isAlone ||
  places.every((b, at) => {
    const a = places[at - 1];
    return a === undefined || metFault(search.graph.ground, search.others, search.going, [a, b]) === null;
  });

/** Takes a way to a place: it is the cheapest so far. */
export function take(search: Search, node: Node, reached: Reached): void {
  const slot = slotOf(search, reached.free) * search.graph.nodes.length + node.id;
  if (!Number.isFinite(search.least[node.id])) search.touched.push(node);
  if (reached.cost < (search.least[node.id] ?? 0)) search.least[node.id] = reached.cost;
  search.costs[slot] = reached.cost;
  search.reached[slot] = reached;
  search.waiting[Math.floor(reached.cost / INCH + 1e-6)]?.push(reached);
}
