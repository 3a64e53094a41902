import { real, whole } from '../flat.ts';
import { distance, lengthOf } from '../plane.ts';
import type { Place } from './place.ts';
import { EPSILON } from '../units.ts';
import type { Graph } from './graph.ts';
import { BLOCKED } from './ground.ts';
import { NONE } from './lattice.ts';
import { type Reached, type Search, type Searching, isBetter, isPassable, take } from './searching.ts';
import { type Paid, descent, leastClimb, paidWith } from './step.ts';
import {
  type About,
  type Beside,
  type Top,
  besideOf,
  climbOf,
  extraOver,
  isAbout,
  isKnownClosed,
  placesOf,
} from './tops.ts';

/** What it comes to up on a top, by a ladder and with the ladder kept for another climb; empty: it cannot climb there. */
function paidUp({ graph, going }: Search, from: Paid, top: Top, beside: Beside): readonly Paid[] {
  if (beside.below <= EPSILON) return [from];
  const climb = going.climbs ? climbOf(graph.ground, top, beside) : null;
  if (climb === null) return [];
  const mayUse = climb.ladder && from.saved === 0 ? [true, false] : [false];
  return mayUse.map((ladder) =>
    paidWith(graph.ground.rules, from, { kind: 'climb', height: beside.below, scalable: climb.scalable, ladder }),
  );
}

/** The two sides of a top, or places on it, that a way over it leads from and to. */
interface Sides {
  readonly one: Beside;
  readonly other: Beside;
}

/** What it comes to over there, level way and descent, where the way costs so much beside its length; null: not so. */
function paidOver({ graph, going }: Search, up: Paid, { one, other }: Sides, extra: number): Paid | null {
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
  sides: Sides & { readonly up: Paid },
  isWanted: (paid: Paid) => boolean,
): Paid | null {
  const { up, one, other } = sides;
  if (one.below <= EPSILON && other.below <= EPSILON) return null;
  const bare = paidOver(search, up, sides, 0);
  if (bare === null || !isWanted(bare)) return null;
  const extra = extraOver(search.graph.ground, top, one, other);
  const paid = extra === BLOCKED ? null : paidOver(search, up, sides, extra);
  return paid !== null && isWanted(paid) && isPassable(search, placesOver(top, one.at, other.at)) ? paid : null;
}

/** Somebody who has come up on a top. */
interface Up {
  readonly up: Paid;
  readonly beside: Beside;
}

/** How somebody is beside a top; null: it is not. */
function besideAt({ ground, nodes }: Graph, top: Top, { at, node }: Reached): Beside | null {
  if (node === null) return besideOf(ground, top, at, null);
  placesOf(ground, top, nodes);
  return top.byId.get(node.id) ?? null;
}

/** What it comes to up on a top from where it is, and how it is beside it; empty: it does not come up. */
export function upsFrom(search: Search, from: Reached, top: Top): readonly Up[] {
  const { graph } = search;
  const beside = isAbout(graph.ground, top, from.at) ? besideAt(graph, top, from) : null;
  return beside === null ? [] : paidUp(search, from, top, beside).map((up) => ({ up, beside }));
}

function overTop(search: Searching, from: Reached, about: About, least: number): void {
  const { top, up: price } = about;
  if (about.beside === null || from.cost + price + least > search.going.allowance + EPSILON) return;
  about.beside ??= about.beside === undefined ? besideAt(search.graph, top, from) : null;
  const { beside } = about;
  if (beside === null) return;
  for (const up of paidUp(search, from, top, beside))
    if (up.cost + least <= search.going.allowance + EPSILON) overFrom(search, from, top, { up, beside });
}

/** Goes on from a top to all on it and beside it that may be come to for less by the bare way across and down. */
function overFrom(search: Searching, from: Reached, top: Top, found: Up): void {
  const { graph, going, scratch, slots } = search;
  const { all, ids, xs, ys, belows } = placesOf(graph.ground, top, graph.nodes);
  const { straight, drop } = graph.ground.rules;
  const { cost, free } = found.up;
  const {
    index,
    at: { x, y },
  } = found.beside;
  const first = (slots.all - 1) * graph.nodes.length;
  const left = going.allowance - cost + EPSILON;
  const least = straight(1);
  const down = (below: number): number => (going.falls ? 0 : drop(below, free));
  for (let at = 0; at < ids.length; at += 1) {
    const less = Math.min(real(scratch.costs, first + whole(ids, at)) - cost, left);
    const far = less > least ? lengthOf(real(xs, at) - x, real(ys, at) - y) : Infinity;
    if (far >= less) continue;
    const price = straight(far) + down(real(belows, at));
    const other = price < less && !isKnownClosed(top, index, at) ? all[at] : undefined;
    if (other !== undefined) overTo(search, from, top, { up: found.up, one: found.beside, other });
  }
}

function overTo(search: Searching, from: Reached, top: Top, sides: Sides & { readonly up: Paid }): void {
  const node = search.graph.nodes[sides.other.id ?? NONE];
  if (node === undefined) return;
  const isWanted = (each: Paid): boolean => isBetter(search, node.id, each.cost, each);
  const paid = wayOver(search, top, sides, isWanted);
  if (paid === null) return;
  const { cost, free, saved } = paid;
  take(search, { at: node, node, cost, free, saved, before: from, over: top });
}

/** The tops about where somebody is. */
function topsAbout(graph: Graph, { at, node }: Reached): readonly About[] {
  const { ground } = graph;
  const asAbout = (top: Top): About => {
    const below = top.part.high - at.z;
    return { top, up: below > EPSILON ? leastClimb(ground.rules, below) : 0, beside: undefined };
  };
  const look = () => graph.tops.filter((top) => isAbout(ground, top, at)).map(asAbout);
  return node === null ? look() : (graph.topsAbout[node.id] ??= look());
}

/** Goes on over everything that somebody stands on or beside: climbs, crosses and drops. Source: research/board_ai.md 5.3. */
export function overTops(search: Searching, from: Reached): void {
  const least = search.graph.ground.rules.straight(1);
  if (from.cost + least > search.going.allowance + EPSILON) return;
  for (const about of topsAbout(search.graph, from)) overTop(search, from, about, least);
}
