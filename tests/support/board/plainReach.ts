import type { Graph, Node } from '../../../src/engine/board/move/graph.ts';
import { BLOCKED } from '../../../src/engine/board/move/ground.ts';
import { canJump, jumpOver } from '../../../src/engine/board/move/jumps.ts';
import { extraBetween } from '../../../src/engine/board/move/knownWays.ts';
import { LONGEST, SPACING } from '../../../src/engine/board/move/lattice.ts';
import { looksFrom } from '../../../src/engine/board/move/level.ts';
import type { Going, Others } from '../../../src/engine/board/move/others.ts';
import { upFrom, wayOver } from '../../../src/engine/board/move/overTops.ts';
import type { Place } from '../../../src/engine/board/move/place.ts';
import { type Reached, type Search, isPassable, slotOf, slotsOf } from '../../../src/engine/board/move/searching.ts';
import { type Paid, unpaid } from '../../../src/engine/board/move/step.ts';
import { placesOf } from '../../../src/engine/board/move/tops.ts';
import { distance } from '../../../src/engine/board/plane.ts';
import { EPSILON } from '../../../src/engine/board/units.ts';

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
    offer(to, { cost: from.cost + graph.ground.rules.straight(far) + extra, free: from.free });
  }
}

/** From a place over every top. */
function over(search: Search, from: Reached, offer: Offer): void {
  const { graph } = search;
  for (const top of graph.tops) {
    const found = upFrom(search, from, top);
    if (found === null) continue;
    for (const other of placesOf(graph.ground, top, graph.nodes).all) {
      const paid = wayOver(search, top, { up: found.up, one: found.beside, other }, () => true);
      const node = graph.nodes[other.id ?? -1];
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

/** The least that each place costs, by its number: every way from every place is tried, until none is better. */
export function plainReach(graph: Graph, start: Place, going: Going, others: Others): ReadonlyMap<number, number> {
  const search: Search = { graph, going, others, start, isAlone: false };
  const slots = slotsOf(graph.ground.rules);
  const best = new Map<string, number>();
  const least = new Map<number, number>();
  const work: Reached[] = [{ at: start, node: null, ...unpaid(graph.ground.rules), before: null, over: 'level' }];
  for (const from of work) {
    const offer: Offer = (node, paid) => {
      const slot = slotOf(slots, paid.free);
      const known = Array.from({ length: slots - slot }, (_, at) => best.get(`${slot + at} ${node.id}`) ?? Infinity);
      if (paid.cost > going.allowance + EPSILON || paid.cost >= Math.min(...known) - EPSILON) return;
      best.set(`${slot} ${node.id}`, paid.cost);
      least.set(node.id, Math.min(paid.cost, least.get(node.id) ?? Infinity));
      work.push({ at: node, node, ...paid, before: from, over: 'level' });
    };
    level(search, from, offer);
    over(search, from, offer);
    across(search, from, offer);
  }
  return least;
}
