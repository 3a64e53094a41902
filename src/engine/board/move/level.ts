import { real, whole } from '../flat.ts';
import { distance } from '../plane.ts';
import type { Place } from './place.ts';
import { EPSILON } from '../units.ts';
import { type Graph, type Level, type Node, wordsIn } from './graph.ts';
import { WORD, between, bitOf, lowest, wordOf } from './bits.ts';
import { isFooted } from './footing.ts';
import { BLOCKED, type Height, extraNearly, extraNearlyFrom, extraOnWay, heightAround, heightAt } from './ground.ts';
import { closedTo, cornersFrom, knownExtra, lookAround, openTo } from './knownWays.ts';
import { LONGEST, NONE, SPACING, slotAt } from './lattice.ts';
import { leaveOut } from './scratch.ts';
import { type Come, type Reached, type Searching, isBetter, isPassable, take } from './searching.ts';

/** Goes on to a place on the level, if that is better and nobody is in the way. */
export function goTo(search: Searching, from: Reached, node: Node, cost: number): void {
  const { free, saved } = from;
  if (!isBetter(search, node.id, cost, from)) return;
  if (search.isAlone || isPassable(search, [from.at, node]))
    take(search, { at: node, node, cost, free, saved, before: from, over: 'level' });
}

/** Goes on from a place of the graph to all on its level that may still be come to for less. */
export function goOn(search: Searching, from: Come): void {
  const most = Math.min(search.going.allowance - from.cost + EPSILON, LONGEST * SPACING);
  goOnInRows(search, from, most);
  goOnToCorners(search, from, most);
}

/** Whether a corner lies in a square around a place, so far to each side. */
const isCornerIn = ({ cornerColumns: { xs, ys } }: Level, corner: number, { x, y }: Place, by: number): boolean =>
  Math.abs(real(ys, corner) - y) <= by && Math.abs(real(xs, corner) - x) <= by;

/** Goes on to the corners around a place, no farther than that, past all to which it is known not to be worth it. */
function goOnToCorners(search: Searching, from: Come, most: number): void {
  const { graph, scratch, slots } = search;
  const { node, cost } = from;
  const level = graph.levels[node.level];
  const corners = scratch.still[node.level]?.corners;
  if (level === undefined || corners === undefined) return;
  const { ids } = level.cornerColumns;
  const first = (slots.all - 1) * graph.nodes.length;
  const known = cornersFrom(graph, node);
  const before = straightFrom(search, from);
  const seen = before === null ? null : cornersFrom(graph, before);
  for (let word = 0; word < corners.length; word += 1) {
    let still = whole(corners, word) & ~whole(known, word);
    if (still !== 0 && seen !== null) still &= ~whole(seen, corners.length + word);
    for (; still !== 0; still &= still - 1) {
      const corner = word * WORD + lowest(still);
      const less = Math.min(most, real(scratch.costs, first + whole(ids, corner)) - cost);
      if (isCornerIn(level, corner, node, less)) goOnToCorner(search, from, level, corner);
    }
  }
}

/** Goes on to a corner of the level, and notes what is found out about the way there. */
function goOnToCorner(search: Searching, from: Come, level: Level, corner: number): void {
  const { graph } = search;
  const { node } = from;
  const to = level.corners[corner];
  if (to === undefined) return;
  const price = priceTo(search, from, to.id);
  if (!isBetter(search, to.id, from.cost + price, from)) return;
  const extra = knownExtra(graph, node, to);
  noteCorner(graph, node, corner, extra);
  if (extra !== BLOCKED) goTo(search, from, to, from.cost + price + extra);
}

/** Notes that the way to a corner is closed, or open. */
function noteCorner(graph: Graph, from: Node, corner: number, extra: number): void {
  if (extra > 0) return;
  const bits = cornersFrom(graph, from);
  const at = wordOf(corner) + (extra === BLOCKED ? 0 : bits.length / 2);
  bits[at] = whole(bits, at) | bitOf(corner);
}

/** A place around a corner lies up to so many steps off its cell, to each side. */
const OFF = 0.5;

/**
 * From where somebody came straight on the level to a place, if nobody else may be in the way; null: otherwise. To all that it
 * comes to straight from there as well the bend costs no less.
 */
const straightFrom = ({ isAlone }: Searching, { before, over }: Come): Node | null =>
  isAlone && over === 'level' ? (before?.node ?? null) : null;

/** The cells of one word of a row so far off to which there is no way, or one no longer from where somebody came. */
function vainTo(search: Searching, from: Come, off: number, word: number): number {
  const { graph } = search;
  const { node } = from;
  const before = straightFrom(search, from);
  lookAround(graph, node);
  const closed = closedTo(graph, node, off, word);
  return before === null ? closed : closed | openTo(graph, before, node.row - before.row + off, word);
}

/** Goes on to the lattice around a place, no farther than that, row by row, past all to which it is known not to be worth it. */
function goOnInRows(search: Searching, from: Come, most: number): void {
  const { graph, scratch } = search;
  const { node } = from;
  const bits = scratch.still[node.level]?.lattice;
  if (bits === undefined) return;
  const wide = Math.floor(Math.min(most / SPACING + (node.corner === null ? 0 : OFF), LONGEST));
  const left = node.column - wide;
  const right = node.column + wide;
  const words = wordsIn(graph);
  for (let word = wordOf(left); word <= wordOf(right); word += 1) {
    const asked = between(left, right, word);
    for (let off = -wide; off <= wide; off += 1) {
      let still = (bits[(node.row + off) * words + word] ?? 0) & asked;
      if (still !== 0) still &= ~vainTo(search, from, off, word);
      for (; still !== 0; still &= still - 1) goOnToCell(search, from, off, word * WORD + lowest(still) - node.column);
    }
  }
}

/** Goes on to the place of the lattice so many rows and columns off. */
function goOnToCell(search: Searching, from: Come, down: number, across: number): void {
  const { graph } = search;
  const { node } = from;
  const id = graph.levels[node.level]?.grid[node.cell + down * graph.columns + across] ?? NONE;
  const price =
    node.corner === null ? (graph.around.prices[slotAt(down, across)] ?? Infinity) : priceTo(search, from, id);
  if (isBetter(search, id, from.cost + price, from)) goOnTo(search, from, graph.nodes[id], price);
}

/** By how much less than it is known somebody would have to come to a place from another, with all of the ways down free. */
const lessThan = ({ scratch: { costs }, slots, graph }: Searching, from: Come, id: number): number =>
  (costs[(slots.all - 1) * graph.nodes.length + id] ?? 0) - from.cost;

/** What the straight way to a place costs; infinite: it is longer than the longest, or than what is known. */
function priceTo(search: Searching, from: Come, id: number): number {
  const { ground, nodes } = search.graph;
  const to = nodes[id];
  const far = to === undefined ? Infinity : distance(from.node, to);
  return far <= LONGEST * SPACING && far < lessThan(search, from, id) ? ground.rules.straight(far) : Infinity;
}

/** Goes on to a place to which the straight way costs so much, where it is open. */
function goOnTo(search: Searching, from: Come, to: Node | undefined, price: number): void {
  const extra = to === undefined ? BLOCKED : knownExtra(search.graph, from.node, to);
  if (to !== undefined && extra !== BLOCKED) goTo(search, from, to, from.cost + price + extra);
}

/** A look from one place on the level to many: what the way costs beside its length. Exact where it stands close to something. */
export function looksFrom(graph: Graph, at: Place, within: number): (to: Place) => number {
  const { ground } = graph;
  const { radius } = ground.mover;
  const height: Height = heightAround(heightAt(ground, at.z), at, within);
  const isTight = extraNearly(height, { a: at, b: at, radius }) === BLOCKED;
  const look = isTight
    ? (to: Place): number => extraOnWay(height, { a: at, b: to, radius })
    : extraNearlyFrom(height, at, radius);
  return (to) => (isFooted(ground, at, to) ? look(to) : BLOCKED);
}

/** Leaves out what can no longer be come to for less than it was, from where it has cost so much. */
export function settle({ scratch: { still, costs }, slots, graph }: Searching, cost: number): void {
  const first = (slots.all - 1) * graph.nodes.length;
  const least = cost + graph.ground.rules.straight(1);
  const isDone = (id: number): boolean => real(costs, first + id) <= least;
  for (const [index, level] of graph.levels.entries()) {
    const list = still[index];
    if (list !== undefined) leaveOut(graph, level, list, isDone);
  }
}
