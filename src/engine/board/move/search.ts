import type { Place } from './place.ts';
import { EPSILON, INCH } from '../units.ts';
import { type Graph, type Level, slotsOf } from './graph.ts';
import { jumpsFrom } from './jumps.ts';
import { begin, goOn, settle } from './level.ts';
import type { Going, Others } from './others.ts';
import { overTops } from './overTops.ts';
import { type Reached, type Search, type Still, slotOf } from './searching.ts';
import { unpaid } from './step.ts';

/** Room for all places of a level. */
const stillAt = ({ count: most }: Level): Still => ({
  ids: new Int32Array(most),
  xs: new Float64Array(most),
  ys: new Float64Array(most),
  count: 0,
});

function searchFrom(graph: Graph, start: Place, going: Going, others: Others): Search {
  const slots = slotsOf(graph.ground.rules);
  return {
    graph,
    going,
    others,
    start,
    isAlone: others.foes.length === 0 && (others.friends.length === 0 || graph.ground.rules.throughFriends),
    costs: new Float64Array(slots * graph.nodes.length).fill(Infinity),
    reached: graph.none.slice(),
    least: new Float64Array(graph.nodes.length).fill(Infinity),
    touched: [],
    slots,
    waiting: Array.from({ length: Math.floor(going.allowance / INCH + 1e-6) + 1 }, () => []),
    still: graph.levels.map(stillAt),
  };
}

/** Whether a way waits that is no longer the cheapest to its place. */
const isStale = (search: Search, { node, cost, free }: Reached): boolean =>
  node !== null && (search.costs[slotOf(search, free) * search.graph.nodes.length + node.id] ?? 0) < cost;

/**
 * All places that somebody can come to, with the cheapest way to each: Dijkstra over the graph, whole inches in turn, with what is
 * left of the free ways down as a part of where it is. Source: research/board_ai.md 5.2, 5.3.
 */
export function searched(graph: Graph, start: Place, going: Going, others: Others): Search {
  const search = searchFrom(graph, start, going, others);
  const first: Reached = { at: start, node: null, ...unpaid(graph.ground.rules), before: null, over: 'level' };
  begin(search, first);
  overTops(search, first);
  jumpsFrom(search, first);
  const least = graph.ground.rules.straight(1);
  for (const [inches, waiting] of search.waiting.entries()) {
    if (inches * INCH + least > going.allowance + EPSILON) break;
    settle(search, inches * INCH);
    for (const from of waiting) {
      if (from.node === null || isStale(search, from)) continue;
      goOn(search, from, from.node);
      overTops(search, from);
      jumpsFrom(search, from);
    }
  }
  return search;
}
