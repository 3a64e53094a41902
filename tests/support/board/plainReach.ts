import type { Graph, Node } from '../../../src/engine/board/move/graph.ts';
import { BLOCKED } from '../../../src/engine/board/move/ground.ts';
import { canJump, jumpOver } from '../../../src/engine/board/move/jumps.ts';
import { extraBetween } from '../../../src/engine/board/move/knownWays.ts';
import { LONGEST, SPACING } from '../../../src/engine/board/move/lattice.ts';
import { looksFrom } from '../../../src/engine/board/move/level.ts';
import type { Going, Others } from '../../../src/engine/board/move/others.ts';
import { upsFrom, wayOver } from '../../../src/engine/board/move/overTops.ts';
import type { Place } from '../../../src/engine/board/move/place.ts';
import { type Reached, type Search, isPassable } from '../../../src/engine/board/move/searching.ts';
import { type Left, type Paid, unpaid } from '../../../src/engine/board/move/step.ts';
import { placesOf } from '../../../src/engine/board/move/tops.ts';
import { distance } from '../../../src/engine/board/plane.ts';
import { EPSILON, INCH } from '../../../src/engine/board/units.ts';

type Offer = (node: Node, paid: Paid) => void;

/** What a way costs beside its length, looked at anew each time. */
function extraOf({ ground, levels }: Graph, from: Node, to: Node): number {
  const height = levels[from.level]?.height;
  return height === undefined ? BLOCKED : extraBetween(ground, height, from, to);
}

/** From a place to all on its level. */
function level(search: Search, from: Reached, offer: Offer): void {
  const { graph, going } = search;
  const extraTo = from.node === null ? looksFrom(graph, from.at, going.allowance) : null;
  for (const to of graph.nodes) {
    const far = distance(from.at, to);
    if (to.z !== from.at.z || to === from.node || far > going.allowance) continue;
    if (from.node !== null && far > LONGEST * SPACING) continue;
    const extra = from.node === null ? (extraTo?.(to) ?? BLOCKED) : extraOf(graph, from.node, to);
    if (extra === BLOCKED || !isPassable(search, [from.at, to])) continue;
    offer(to, { cost: from.cost + graph.ground.rules.straight(far) + extra, free: from.free, saved: from.saved });
  }
}

/** From a place over every top. */
function over(search: Search, from: Reached, offer: Offer): void {
  const { graph } = search;
  for (const top of graph.tops) {
    const others = placesOf(graph.ground, top, graph.nodes).all;
    const ways = upsFrom(search, from, top).flatMap(({ up, beside }) =>
      others.map((other) => ({ up, one: beside, other })),
    );
    for (const way of ways) {
      const paid = wayOver(search, top, way, () => true);
      const node = graph.nodes[way.other.id ?? -1];
      if (paid !== null && node !== undefined) offer(node, paid);
    }
  }
}

/** From a place across every gap, to the lattice. */
function across(search: Search, from: Reached, offer: Offer): void {
  const { graph } = search;
  const { jump } = graph.ground.rules;
  if (jump === null || !canJump(graph, jump, from.at)) return;
  for (const to of graph.nodes) {
    if (to.corner !== null || to.cell === from.node?.cell) continue;
    const paid = jumpOver(search, from, to, () => true);
    if (paid !== null) offer(to, paid);
  }
}

/** Whole inches of the ways down that are still free, at most so many. */
const FREE = 2;
const freeOf = ({ free }: Left): number => Math.min(FREE, Math.floor(free / INCH + 1e-6));

/** What is left to a way: its free inches, and whether its ladder is. */
const leftOf = (left: Left): string => `${freeOf(left)} ${left.saved === 0 ? 'ladder' : 'none'}`;

/** All that is at least as much as what is left to a way. */
const asLeft = (left: Left): readonly string[] =>
  Array.from({ length: FREE + 1 - freeOf(left) }, (_, more) => freeOf(left) + more).flatMap((free) => [
    `${free} ladder`,
    ...(left.saved === 0 ? [] : [`${free} none`]),
  ]);

/** The least that each place costs, by its number: every way from every place is tried, until none is better. */
export function plainReach(graph: Graph, start: Place, going: Going, others: Others): ReadonlyMap<number, number> {
  const search: Search = { graph, going, others, start, isAlone: false };
  const best = new Map<string, number>();
  const least = new Map<number, number>();
  const work: Reached[] = [{ at: start, node: null, ...unpaid(graph.ground.rules), before: null, over: 'level' }];
  for (const from of work) {
    const offer: Offer = (node, paid) => {
      const known = asLeft(paid).map((left) => best.get(`${left} ${node.id}`) ?? Infinity);
      if (paid.cost > going.allowance + EPSILON || paid.cost >= Math.min(...known) - EPSILON) return;
      best.set(`${leftOf(paid)} ${node.id}`, paid.cost);
      least.set(node.id, Math.min(paid.cost, least.get(node.id) ?? Infinity));
      work.push({ at: node, node, ...paid, before: from, over: 'level' });
    };
    level(search, from, offer);
    over(search, from, offer);
    across(search, from, offer);
  }
  return least;
}
