import { EPSILON, INCH } from '../units.ts';
import { jumpsFrom } from './jumps.ts';
import { begin } from './begin.ts';
import { goOn, settle } from './level.ts';
import { overTops } from './overTops.ts';
import { type Scratch, giveBack, takeScratch } from './scratch.ts';
import {
  type Asked,
  type Come,
  type End,
  type Search,
  type Searching,
  beginningOf,
  slotOf,
  slotsOf,
} from './searching.ts';

/** A search that has begun: everything that is come to at once is found, and nothing is gone on from. */
export function begun({ graph, going, others, start }: Asked, scratch: Scratch): Searching {
  const search: Searching = {
    graph,
    going,
    others,
    start,
    isAlone: others.foes.length === 0 && (others.friends.length === 0 || graph.ground.rules.throughFriends),
    scratch,
    slots: slotsOf(graph.ground),
    touched: [],
    taken: [],
    waiting: Array.from({ length: Math.floor(going.allowance / INCH + 1e-6) + 1 }, () => []),
  };
  const first = beginningOf(search);
  begin(search, first);
  overTops(search, first);
  jumpsFrom(search, first);
  return search;
}

/** Whether a way waits that is no longer the cheapest to its place. */
const isStale = ({ scratch: { costs, least }, slots }: Searching, come: Come): boolean =>
  (costs[slotOf(slots, come) * least.length + come.node.id] ?? 0) < come.cost;

/** Goes on from everything that waits and costs from so many whole inches to less than so many, in turn. */
export function goOnBetween(search: Searching, first: number, end: number): void {
  const { graph, going, waiting } = search;
  const most = going.allowance - graph.ground.rules.straight(1) + EPSILON;
  for (let inches = first; inches < end && inches * INCH <= most; inches += 1) {
    const some = waiting[inches] ?? [];
    if (some.length === 0) continue;
    settle(search, inches * INCH);
    for (const from of some) {
      if (from.cost > most || isStale(search, from)) continue;
      goOn(search, from);
      overTops(search, from);
      jumpsFrom(search, from);
    }
  }
}

/** All places that somebody can come to, each with the least that it costs, and every way that was the cheapest when it was found. */
export interface Found {
  readonly search: Search;
  readonly all: readonly End[];
  readonly taken: readonly Come[];
}

/**
 * All places that somebody can come to, with the cheapest way to each: Dijkstra over the graph, whole inches in turn, with what is
 * left of the free ways down as a part of where it is. Source: research/board_ai.md 5.2, 5.3.
 */
export function searched(asked: Asked): Found {
  const { graph } = asked;
  const scratch = takeScratch(graph, slotsOf(graph.ground).all);
  const search = begun(asked, scratch);
  goOnBetween(search, 0, search.waiting.length);
  const { going, isAlone, others, start, touched, taken } = search;
  const all = touched.map((at): End => ({ at, cost: scratch.least[at.id] ?? Infinity }));
  giveBack(graph, scratch, touched);
  return { search: { graph, going, others, start, isAlone }, all, taken };
}
