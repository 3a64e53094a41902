import type { Place } from './place.ts';
import { EPSILON, INCH } from '../units.ts';
import type { Graph, Node } from './graph.ts';
import type { Ground } from './ground.ts';
import { type Going, type Others, metFault } from './others.ts';
import type { Scratch } from './scratch.ts';
import { type Left, type Paid, unpaid } from './step.ts';
import type { Top } from './tops.ts';

/** How somebody comes to a place: on the level, across a gap, or over a top. */
export type Over = 'level' | 'jump' | Top;

/** A place where somebody may end, and what it costs to come there, in grid steps. */
export interface End {
  readonly at: Node;
  readonly cost: number;
}

/** Somewhere on the way: a place, what it has come to there, and how it came. */
export interface Reached extends Paid {
  readonly at: Place;
  /** The place of the graph; null: where it began. */
  readonly node: Node | null;
  readonly before: Reached | null;
  readonly over: Over;
}

/** Somewhere on the way that is a place of the graph. */
export interface Come extends Reached {
  readonly node: Node;
}

/** From where ways are asked, on which board, with which action, and past whom. */
export interface Asked {
  readonly graph: Graph;
  readonly going: Going;
  readonly others: Others;
  readonly start: Place;
}

/** The same, and whether nobody is in the way anywhere. */
export interface Search extends Asked {
  readonly isAlone: boolean;
}

/** Where a search begins. */
export const beginningOf = ({ graph, going, start }: Search): Reached => ({
  at: start,
  node: null,
  ...unpaid(graph.ground.rules, going.left),
  before: null,
  over: 'level',
});

/** A search for the cheapest ways from a place. */
export interface Searching extends Search {
  readonly scratch: Scratch;
  readonly slots: Slots;
  /** Each place that was come to. */
  readonly touched: Node[];
  /** Every way that was the cheapest to its place when it was found. */
  readonly taken: Come[];
  /** What waits to be gone on from, by whole inches. */
  readonly waiting: readonly Come[][];
}

/**
 * In how many ways it is told apart what is left to a way, the most in the last: how much of the ways down is still free, by whole
 * inches; and, where the board has ladders, whether one was climbed: those first.
 */
export interface Slots {
  readonly frees: number;
  readonly all: number;
}

export function slotsOf({ rules, ladders }: Ground): Slots {
  const frees = Math.floor(rules.freeDrop / INCH) + 1;
  return { frees, all: ladders.length === 0 ? frees : 2 * frees };
}

const freeSlot = ({ frees }: Slots, { free }: Left): number => Math.min(frees - 1, Math.floor(free / INCH + 1e-6));

/** The first of those that are told apart from others by the ladder. */
const firstSlot = ({ frees, all }: Slots, { saved }: Left): number => (saved > 0 ? 0 : all - frees);

/** In which of them a way is kept. */
export const slotOf = (slots: Slots, left: Left): number => firstSlot(slots, left) + freeSlot(slots, left);

/** Whether somebody would come to a place for less than it is known, with as much left. */
export function isBetter({ going, graph, scratch, slots }: Searching, id: number, cost: number, left: Left): boolean {
  if (cost > going.allowance + EPSILON) return false;
  const count = graph.nodes.length;
  const free = freeSlot(slots, left);
  for (let first = firstSlot(slots, left); first < slots.all; first += slots.frees)
    for (let slot = first + free; slot < first + slots.frees; slot += 1)
      if ((scratch.costs[slot * count + id] ?? 0) <= cost) return false;
  return true;
}

/** In how manieth turn of whole inches it is gone on from a way that costs so much. */
const turnOf = (cost: number): number => Math.floor(cost / INCH + 1e-6);

/** Whether all of a way, given by its places, can be gone for who else stands there. */
export const isPassable = (search: Search, places: readonly Place[]): boolean =>
  search.isAlone ||
  places.every((b, at) => {
    const a = places[at - 1];
    return a === undefined || metFault(search.graph.ground, search.others, search.going, [a, b]) === null;
  });

/** Takes a way to a place: it is the cheapest so far. */
export function take({ scratch, slots, touched, taken, waiting }: Searching, come: Come): void {
  const { costs, least } = scratch;
  const { node, cost } = come;
  const known = least[node.id] ?? 0;
  if (known === Infinity) touched.push(node);
  if (cost < known) least[node.id] = cost;
  costs[slotOf(slots, come) * least.length + node.id] = cost;
  taken.push(come);
  waiting[turnOf(cost)]?.push(come);
}
