import { real } from '../flat.ts';
import { distance } from '../plane.ts';
import { INCH } from '../units.ts';
import { type NoStand, standFault } from './footing.ts';
import type { Place } from './place.ts';
import { costTo } from './reach.ts';
import { newScratch } from './scratch.ts';
import { begun, goOnBetween } from './search.ts';
import { type Asked, type Searching, slotsOf } from './searching.ts';

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
export const STRIDE = 3 * INCH;

/** What any place costs, looked for as far as need be; infinite: nobody comes there. */
export function costOf(ways: Growing, at: Place): number {
  const { search } = ways;
  growTo(ways, distance(search.start, at));
  for (;;) {
    const cost = costTo(search, search.taken, at);
    if (cost <= settledTo(ways)) return cost;
    growTo(ways, Math.min(cost, settledTo(ways) + STRIDE));
  }
}
