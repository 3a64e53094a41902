import { real } from '../flat.ts';
import { distance } from '../plane.ts';
import { INCH } from '../units.ts';
import { type NoStand, standFault } from './footing.ts';
import type { Place } from './place.ts';
import { costTo } from './reach.ts';
import { newScratch } from './scratch.ts';
import { begun, goOnBetween } from './search.ts';
import { type Asked, type Come, type Searching, slotsOf } from './searching.ts';

/** All ways from a place, looked for no farther than somebody has asked. `turns`: all that costs less than so many inches is gone on from. */
export interface Growing {
  readonly search: Searching;
  turns: number;
}

/** Begins to look for all ways from a place; or why nobody stands there. */
export function growingFrom(asked: Asked): Growing | NoStand {
  const { graph, start } = asked;
  const fault = standFault(graph.ground, start);
  return fault ?? { search: begun(asked, newScratch(graph, slotsOf(graph.ground).all)), turns: 0 };
}

/**
 * What costs no more than this, in grid steps, is known; everything else costs more, and may cost less than is known of it.
 * Infinite: all ways have been looked for.
 */
export const settledTo = ({ search: { waiting }, turns }: Growing): number =>
  turns < waiting.length ? turns * INCH : Infinity;

/** Looks for ways until all are known that cost no more than so much, in grid steps. */
export function growTo(ways: Growing, cost: number): void {
  const end = Math.min(ways.search.waiting.length, Math.ceil(cost / INCH));
  if (end <= ways.turns) return;
  goOnBetween(ways.search, ways.turns, end);
  ways.turns = end;
}

/** What a place of the graph costs as far as is known; infinite: no way to it is. */
export const knownCost = ({ search: { scratch } }: Growing, id: number): number => real(scratch.least, id);

/** So much farther it is looked, in grid steps, where that was not far enough. */
export const STRIDE = INCH;
/** The same for a place that is none of the graph: to look whether it was takes a while. */
const FARTHER = 3 * INCH;

/** A place that may be none of the graph, and what it costs as far as ways were looked for: exactly, or more than `settled`. */
export interface Nearing {
  readonly at: Place;
  settled: number;
  cost: number;
  /** How many of the ways that were found have been looked at, and those of them from which it would be farther. */
  looked: number;
  pending: readonly Come[];
}

/** Of a place no more is known at first than that no way to it is shorter than straight. */
export const nearing = ({ search: { start } }: Growing, at: Place): Nearing => ({
  at,
  settled: distance(start, at),
  cost: Infinity,
  looked: 0,
  pending: [],
});

/** Goes on to a place from all from which it may cost no more than is settled. */
function look({ search }: Growing, to: Nearing): void {
  const all = [...to.pending, ...search.taken.slice(to.looked)];
  const least = ({ at, cost }: Come): number => cost + distance(at, to.at);
  const from = all.filter((each) => least(each) <= to.settled);
  to.looked = search.taken.length;
  to.pending = all.filter((each) => least(each) > to.settled);
  to.cost = Math.min(to.cost, costTo(search, from, to.at));
}

/** Whether a place costs more than so much: looked for no farther than that. */
export function costsMore(ways: Growing, to: Nearing, than: number): boolean {
  if (to.cost > to.settled && than >= to.settled) {
    growTo(ways, than);
    to.settled = settledTo(ways);
    look(ways, to);
  }
  return to.cost > than;
}

/** What a place costs, looked for as far as need be; infinite: nobody comes there. */
export function costOf(ways: Growing, to: Nearing): number {
  let than = to.settled;
  while (costsMore(ways, to, than)) than = Math.min(to.cost, settledTo(ways) + FARTHER);
  return to.cost;
}
