import { distance } from '../plane.ts';
import type { Place } from './place.ts';
import { EPSILON } from '../units.ts';
import { type Graph, LONGEST, NONE, type Node, SPACING, knownExtra } from './graph.ts';
import { isFooted } from './footing.ts';
import { BLOCKED, type Height, extraNearly, extraOnWay, heightAround, heightAt } from './ground.ts';
import { type Reached, type Search, isBetter, isPassable, take } from './searching.ts';

/** Goes on to a place on the level, if that can be gone and is better. */
function goTo(search: Search, from: Reached, node: Node, [price, extra]: readonly [number, number]): void {
  if (extra === BLOCKED) return;
  const { free } = from;
  const cost = from.cost + price + extra;
  if (extra > 0 && !isBetter(search, node.id, cost, free)) return;
  if (!isPassable(search, [from.at, node])) return;
  take(search, node, { at: node, node, cost, free, before: from, over: 'level' });
}

/** Goes on from a place of the graph to all on its level that may still be come to for less. */
export function goOn(search: Search, from: Reached, node: Node): void {
  const { graph, going, costs } = search;
  const still = search.still[node.level];
  if (still === undefined) return;
  const { ids, xs, ys } = still;
  const first = (search.slots - 1) * graph.nodes.length;
  const { x, y } = node;
  const { cost } = from;
  const most = Math.min(going.allowance - cost + EPSILON, LONGEST * SPACING);
  for (let at = 0; at < still.count; at += 1) {
    const dx = (xs[at] ?? 0) - x;
    const dy = (ys[at] ?? 0) - y;
    const square = dx * dx + dy * dy;
    if (square > most * most) continue;
    const less = (costs[first + (ids[at] ?? 0)] ?? 0) - cost;
    if (square < less * less) goOnTo(search, from, node, graph.nodes[ids[at] ?? NONE]);
  }
}

function goOnTo(search: Search, from: Reached, node: Node, to: Node | undefined): void {
  if (to === undefined || to === node) return;
  const price = search.graph.ground.rules.straight(distance(node, to));
  if (isBetter(search, to.id, from.cost + price, from.free))
    goTo(search, from, to, [price, knownExtra(search.graph, node, to)]);
}

/** A look from one place on the level to many: what the way costs beside its length. Exact where it stands close to something. */
export function looksFrom(graph: Graph, at: Place, within: number): (to: Place) => number {
  const { ground } = graph;
  const { radius } = ground.mover;
  const height: Height = heightAround(heightAt(ground, at.z), at, within);
  const isTight = extraNearly(height, { a: at, b: at, radius }) === BLOCKED;
  const look = isTight ? extraOnWay : extraNearly;
  return (to) => (isFooted(ground, at, to) ? look(height, { a: at, b: to, radius }) : BLOCKED);
}

/** Keeps a place among those that may still be come to for less. */
function keep({ still }: Search, { id, level, x, y }: Node): void {
  const list = still[level];
  if (list === undefined) return;
  list.ids[list.count] = id;
  list.xs[list.count] = x;
  list.ys[list.count] = y;
  list.count += 1;
}

/**
 * Goes from where it begins, which is no place of the graph, to all on its level that it can come to straight. Nothing is cheaper
 * than the straight way: only what has none, or an obstacle on it, may still be come to for less.
 */
export function begin(search: Search, from: Reached): void {
  const { graph, going, start } = search;
  const { straight } = graph.ground.rules;
  const extraTo = looksFrom(graph, start, going.allowance);
  const most = going.allowance * going.allowance;
  const { xs, ys } = graph;
  for (let id = 0; id < xs.length; id += 1) {
    const dx = (xs[id] ?? 0) - start.x;
    const dy = (ys[id] ?? 0) - start.y;
    const node = graph.nodes[id];
    if (dx * dx + dy * dy > most || node === undefined) continue;
    const price = node.z === start.z ? straight(distance(start, node)) : Infinity;
    const extra = price <= going.allowance + EPSILON ? extraTo(node) : BLOCKED;
    goTo(search, from, node, [price, extra]);
    if (extra !== 0) keep(search, node);
  }
}

/** Leaves out what can no longer be come to for less than it was, from where it has cost so much. */
export function settle({ still, costs, slots, graph }: Search, cost: number): void {
  const first = (slots - 1) * graph.nodes.length;
  const least = cost + graph.ground.rules.straight(1);
  for (const list of still) {
    let kept = 0;
    for (let at = 0; at < list.count; at += 1) {
      const id = list.ids[at] ?? 0;
      if ((costs[first + id] ?? 0) <= least) continue;
      list.ids[kept] = id;
      list.xs[kept] = list.xs[at] ?? 0;
      list.ys[kept] = list.ys[at] ?? 0;
      kept += 1;
    }
    list.count = kept;
  }
}
