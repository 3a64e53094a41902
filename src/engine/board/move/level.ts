import { distance } from '../plane.ts';
import type { Place } from './place.ts';
import { EPSILON } from '../units.ts';
import { type Graph, LONGEST, NONE, type Node, SPACING, closedTo, knownExtra } from './graph.ts';
import { WORD, between, lowest, wordOf } from './bits.ts';
import { isFooted } from './footing.ts';
import { BLOCKED, type Height, extraNearly, extraNearlyFrom, extraOnWay, heightAround, heightAt } from './ground.ts';
import { keep, leaveOut, wordsIn } from './scratch.ts';
import { type Reached, type Searching, isBetter, isPassable, take } from './searching.ts';

/** Goes on to a place on the level, if that is better and nobody is in the way. */
function goTo(search: Searching, from: Reached, node: Node, cost: number): void {
  const { free } = from;
  if (!isBetter(search, node.id, cost, free)) return;
  if (search.isAlone || isPassable(search, [from.at, node]))
    take(search, node, { at: node, node, cost, free, before: from, over: 'level' });
}

/** Goes on from a place of the graph to all on its level that may still be come to for less. */
export function goOn(search: Searching, from: Reached, node: Node): void {
  const list = search.scratch.still[node.level];
  if (list === undefined) return;
  const { lattice, corners } = list;
  const most = Math.min(search.going.allowance - from.cost + EPSILON, LONGEST * SPACING);
  if (lattice.length > 0) goOnInRows(search, from, node, most);
  const { x, y } = node;
  for (const to of corners)
    if (Math.abs(to.y - y) <= most && Math.abs(to.x - x) <= most) goOnTo(search, from, to, most);
}

/** A place around a corner lies up to so many steps off its cell, to each side. */
const OFF = 0.5;

/** Goes on to the lattice around a place, no farther than that, row by row. */
function goOnInRows(search: Searching, from: Reached, node: Node, most: number): void {
  const wide = Math.floor(Math.min(most / SPACING + (node.corner === null ? 0 : OFF), LONGEST));
  const [left, right] = [node.column - wide, node.column + wide];
  for (let word = wordOf(left); word <= wordOf(right); word += 1) {
    const bits = between(left, right, word);
    for (let off = -wide; off <= wide; off += 1) {
      const still = stillIn(search, node, off, word) & bits;
      if (still !== 0) goOnInWord(search, from, { off, word, still, most });
    }
  }
}

/** What of one word of a row may still be come to for less, and how far that may be. */
interface InWord {
  readonly off: number;
  readonly word: number;
  readonly still: number;
  readonly most: number;
}

/** A word of the row so far from that of a place. */
function stillIn({ graph, scratch }: Searching, node: Node, off: number, word: number): number {
  return scratch.still[node.level]?.bits[(node.row + off) * wordsIn(graph) + word] ?? 0;
}

/** Goes on past all to which there is known to be no way. */
function goOnInWord(search: Searching, from: Reached, { off, word, still, most }: InWord): void {
  const { graph } = search;
  const { node } = from;
  const grid = node === null ? undefined : graph.levels[node.level]?.grid;
  if (node === null || grid === undefined) return;
  const row = (node.row + off) * graph.columns + word * WORD;
  for (let left = still & ~closedTo(graph, node, off, word); left !== 0; left &= left - 1)
    goOnTo(search, from, graph.nodes[grid[row + lowest(left)] ?? NONE], most);
}

function goOnTo(search: Searching, from: Reached, to: Node | undefined, most: number): void {
  const { graph, scratch, slots } = search;
  const { node } = from;
  if (to === undefined || node === null || to === node) return;
  const far = distance(node, to);
  const less = (scratch.costs[(slots - 1) * graph.nodes.length + to.id] ?? 0) - from.cost;
  if (far > most || far >= less) return;
  const cost = from.cost + graph.ground.rules.straight(far);
  if (!isBetter(search, to.id, cost, from.free)) return;
  const extra = knownExtra(graph, node, to);
  if (extra !== BLOCKED) goTo(search, from, to, cost + extra);
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

/**
 * Goes from where it begins, which is no place of the graph, to all on its level that it can come to straight. Nothing is cheaper
 * than the straight way: only what has none, or an obstacle or somebody on it, may still be come to for less.
 */
export function begin(search: Searching, from: Reached): void {
  const { graph, going, scratch, start } = search;
  const { straight } = graph.ground.rules;
  const extraTo = looksFrom(graph, start, going.allowance);
  for (const node of graph.nodes) {
    if (Math.abs(node.y - start.y) > going.allowance || Math.abs(node.x - start.x) > going.allowance) continue;
    const far = distance(start, node);
    if (far > going.allowance) continue;
    const extra = node.z === start.z && straight(far) <= going.allowance + EPSILON ? extraTo(node) : BLOCKED;
    if (extra !== BLOCKED) goTo(search, from, node, straight(far) + extra);
    if (extra !== 0 || scratch.least[node.id] === Infinity) keep(search, node);
  }
}

/** Leaves out what can no longer be come to for less than it was, from where it has cost so much. */
export function settle({ scratch: { still, costs }, slots, graph }: Searching, cost: number): void {
  const first = (slots - 1) * graph.nodes.length;
  const least = cost + graph.ground.rules.straight(1);
  const isDone = ({ id }: Node): boolean => (costs[first + id] ?? 0) <= least;
  for (const list of still) leaveOut(graph, list, isDone);
}
