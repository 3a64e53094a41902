import type { Place } from './place.ts';
import { EPSILON, INCH } from '../units.ts';
import type { Graph } from './graph.ts';
import { jumpsFrom } from './jumps.ts';
import { begin } from './begin.ts';
import { goOn, settle } from './level.ts';
import type { Going, Others } from './others.ts';
import { overTops } from './overTops.ts';
import { giveBack, takeScratch } from './scratch.ts';
import { type Come, type End, type Reached, type Search, type Searching, slotOf, slotsOf } from './searching.ts';
import { unpaid } from './step.ts';

function searchFrom(graph: Graph, start: Place, going: Going, others: Others): Searching {
  const { rules } = graph.ground;
  const slots = slotsOf(graph.ground);
  return {
    graph,
    going,
    others,
    start,
    isAlone: others.foes.length === 0 && (others.friends.length === 0 || rules.throughFriends),
    scratch: takeScratch(graph, slots.all),
    slots,
    touched: [],
    taken: [],
    waiting: Array.from({ length: Math.floor(going.allowance / INCH + 1e-6) + 1 }, () => []),
  };
}

/** Whether a way waits that is no longer the cheapest to its place. */
const isStale = ({ scratch: { costs, least }, slots }: Searching, come: Come): boolean =>
  (costs[slotOf(slots, come) * least.length + come.node.id] ?? 0) < come.cost;

/** Goes on from everything that waits, whole inches in turn. */
function goOnFrom(search: Searching): void {
  const { graph, going, waiting } = search;
  const least = graph.ground.rules.straight(1);
  for (const [inches, some] of waiting.entries()) {
    if (inches * INCH + least > going.allowance + EPSILON) break;
    if (some.length === 0) continue;
    settle(search, inches * INCH);
    for (const from of some) {
      if (isStale(search, from)) continue;
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
export function searched(graph: Graph, start: Place, going: Going, others: Others): Found {
  const search = searchFrom(graph, start, going, others);
  const first: Reached = {
    at: start,
    node: null,
    ...unpaid(graph.ground.rules, going.left),
    before: null,
    over: 'level',
  };
  begin(search, first);
  overTops(search, first);
  jumpsFrom(search, first);
  goOnFrom(search);
  const { isAlone, scratch, touched, taken } = search;
  const all = touched.map((at): End => ({ at, cost: scratch.least[at.id] ?? Infinity }));
  giveBack(graph, scratch, touched);
  return { search: { graph, going, others, start, isAlone }, all, taken };
}
