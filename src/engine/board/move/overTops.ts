import { distance } from '../plane.ts';
import type { Place } from './place.ts';
import { EPSILON } from '../units.ts';
import { type Graph, NONE } from './graph.ts';
import { BLOCKED } from './ground.ts';
import { type Reached, type Search, isBetter, isPassable, take } from './searching.ts';
import { type Paid, descent, paidWith } from './step.ts';
import { type Beside, type Top, besideOf, climbOf, extraOver, isAbout, placesOf } from './tops.ts';

/** What it comes to up on a top; null: it cannot climb there. */
function paidUp({ graph, going }: Search, from: Paid, top: Top, beside: Beside): Paid | null {
  if (beside.below <= EPSILON) return from;
  const climb = going.climbs ? climbOf(graph.ground, top, beside) : null;
  if (climb === null) return null;
  return paidWith(graph.ground.rules, from, { kind: 'climb', height: beside.below, scalable: climb.scalable });
}

/** What it comes to over there, level way and descent, where the way costs so much beside its length; null: not so. */
function paidOver(
  { graph, going }: Search,
  up: Paid,
  [one, other]: readonly [Beside, Beside],
  extra: number,
): Paid | null {
  const { rules } = graph.ground;
  const over = paidWith(rules, up, { kind: 'go', length: distance(one.at, other.at), extra });
  if (other.below <= EPSILON) return over;
  const step = descent(rules, other.below, going.falls);
  return step === null ? null : paidWith(rules, over, step);
}

/** The places of a way over a top: up, across, down. */
export function placesOver({ part: { high } }: Top, a: Place, b: Place): readonly Place[] {
  const across = [a, b].map((each) => ({ x: each.x, y: each.y, z: high }));
  return [...(a.z === high ? [] : [a]), ...across, ...(b.z === high ? [] : [b])];
}

/** A way over a top from one place to another: what it comes to; null: there is none, or `isWanted` does not want it. */
export function wayOver(
  search: Search,
  top: Top,
  [up, one, other]: readonly [Paid, Beside, Beside],
  isWanted: (paid: Paid) => boolean,
): Paid | null {
  if (one.below <= EPSILON && other.below <= EPSILON) return null;
  const bare = paidOver(search, up, [one, other], 0);
  if (bare === null || !isWanted(bare)) return null;
  const extra = extraOver(search.graph.ground, top, one, other);
  const paid = extra === BLOCKED ? null : paidOver(search, up, [one, other], extra);
  return paid !== null && isWanted(paid) && isPassable(search, placesOver(top, one.at, other.at)) ? paid : null;
}

/** Somebody who has come up on a top. */
interface Up {
  readonly up: Paid;
  readonly beside: Beside;
}

/** What it comes to up on a top from where it is, and how it is beside it; null: it does not come up. */
export function upFrom(search: Search, from: Reached, top: Top): Up | null {
  const { ground, nodes } = search.graph;
  if (!isAbout(ground, top, from.at)) return null;
  placesOf(ground, top, nodes);
  const beside = from.node === null ? besideOf(ground, top, from.at, null) : (top.byId.get(from.node.id) ?? null);
  if (beside === null) return null;
  const up = paidUp(search, from, top, beside);
  return up === null ? null : { up, beside };
}

/** Whether a top is too high to come up for what is left, however it is climbed. */
function isTooHigh({ graph, going }: Search, from: Reached, top: Top, least: number): boolean {
  const below = top.part.high - from.at.z;
  const price = below > EPSILON ? graph.ground.rules.climb(below, true) : 0;
  return from.cost + price + least > going.allowance + EPSILON;
}

/** Whether the bare way across and down is less than that, for what is left. */
function isLess({ graph, going }: Search, { up, beside }: Up, other: Beside, less: number): boolean {
  const { straight, drop } = graph.ground.rules;
  const price = straight(distance(beside.at, other.at)) + (going.falls ? 0 : drop(other.below, up.free));
  return price < less && up.cost + price <= going.allowance + EPSILON;
}

function overTop(search: Search, from: Reached, top: Top, least: number): void {
  if (isTooHigh(search, from, top, least)) return;
  const found = upFrom(search, from, top);
  if (found === null) return;
  const { graph, costs, slots } = search;
  const first = (slots - 1) * graph.nodes.length;
  for (const other of placesOf(graph.ground, top, graph.nodes)) {
    const less = (costs[first + (other.id ?? 0)] ?? 0) - found.up.cost;
    if (less > least && isLess(search, found, other, less)) overTo(search, from, top, [found, other]);
  }
}

function overTo(search: Search, from: Reached, top: Top, [{ up, beside }, other]: readonly [Up, Beside]): void {
  const node = search.graph.nodes[other.id ?? NONE];
  if (node === undefined) return;
  const isWanted = ({ cost, free }: Paid): boolean => isBetter(search, node.id, cost, free);
  const paid = wayOver(search, top, [up, beside, other], isWanted);
  if (paid !== null) take(search, node, { at: node, node, ...paid, before: from, over: top });
}

/** The tops about where somebody is. */
function topsAbout(graph: Graph, { at, node }: Reached): readonly Top[] {
  const look = () => graph.tops.filter((top) => isAbout(graph.ground, top, at));
  return node === null ? look() : (graph.topsAbout[node.id] ??= look());
}

/** Goes on over everything that somebody stands on or beside: climbs, crosses and drops. Source: research/board_ai.md 5.3. */
export function overTops(search: Search, from: Reached): void {
  const least = search.graph.ground.rules.straight(1);
  if (from.cost + least > search.going.allowance + EPSILON) return;
  for (const top of topsAbout(search.graph, from)) overTop(search, from, top, least);
}
