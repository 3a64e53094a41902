import { real, whole } from '../flat.ts';
import { type Point, distance } from '../plane.ts';
import { EPSILON } from '../units.ts';
import { WORD, between, bitOf, lowest, setBit, wordOf } from './bits.ts';
import { type Level, type Node, wordsIn } from './graph.ts';
import { BLOCKED, extraNearly, heightAround } from './ground.ts';
import { type Frame, SPACING } from './lattice.ts';
import { goTo, looksFrom } from './level.ts';
import type { Place } from './place.ts';
import type { Still } from './scratch.ts';
import type { Reached, Searching } from './searching.ts';
import { type Sheet, shade } from './shade.ts';

/** The rows, or columns, of the lattice that may lie within so much of a place, the first and the last. */
function linesWithin(at: number, by: number, from: number, count: number): readonly [number, number] {
  const [first, last] = [Math.floor((at - by - from) / SPACING), Math.ceil((at + by - from) / SPACING)];
  return [Math.max(0, first), Math.min(count - 1, last)];
}

/** The columns of a row of the lattice that lie within so much of a place, the first and the last. */
function columnsWithin({ columns, origin }: Frame, middle: Point, row: number, by: number): readonly [number, number] {
  const y = origin.y + row * SPACING;
  const down = y - middle.y;
  let [left, right] = linesWithin(middle.x, Math.sqrt(Math.max(0, by * by - down * down)), origin.x, columns);
  const isBeyond = (column: number): boolean => distance(middle, { x: origin.x + column * SPACING, y }) > by;
  while (left <= right && isBeyond(left)) left += 1;
  while (left <= right && isBeyond(right)) right -= 1;
  return [left, right];
}

/** Goes through the places of the lattice within what is allowed, word by word of each row. */
function eachWord(
  { graph, going, start }: Searching,
  visit: (row: number, word: number, columns: number) => void,
): void {
  const [near, far] = linesWithin(start.y, going.allowance, graph.origin.y, graph.rows);
  for (let row = near; row <= far; row += 1) {
    const [left, right] = columnsWithin(graph, start, row, going.allowance);
    if (left > right) continue;
    for (let word = wordOf(left); word <= wordOf(right); word += 1) visit(row, word, between(left, right, word));
  }
}

/** A search that begins on a level, and what may still be come to for less there. */
interface Beginning {
  readonly search: Searching;
  readonly from: Reached;
  readonly level: Level;
  readonly still: Still;
  readonly extraTo: (to: Place) => number;
}

/** Goes straight to a place, and keeps it where that may still be come to for less; whether it does. */
function beginAt({ search, from, extraTo }: Beginning, node: Node, isOpen: boolean): boolean {
  const { going, graph, scratch, start } = search;
  const price = graph.ground.rules.straight(distance(start, node));
  const isNear = price <= going.allowance + EPSILON;
  const extra = !isNear ? BLOCKED : isOpen ? 0 : extraTo(node);
  if (extra !== BLOCKED) goTo(search, from, node, price + extra);
  return extra !== 0 || real(scratch.least, node.id) === Infinity;
}

/** Looks over the lattice from where the search begins. Nothing is sure from where it stands close to something. */
function lookOver({ graph, going, scratch, start }: Searching, { height }: Level): void {
  const { allowance } = going;
  const { radius } = graph.ground.mover;
  const about = heightAround(height, start, allowance);
  if (extraNearly(about, { a: start, b: start, radius }) === BLOCKED) return;
  const { closed, open } = scratch;
  const lines = { row: 0, rows: graph.rows, word: 0, words: wordsIn(graph), at: 0 };
  const sheet: Sheet = { closed, open, ...lines, within: allowance };
  shade(graph, about, start, sheet);
  if (start.z !== 0) open.fill(0);
}

/** Goes straight to all of the level that it begins on. */
function beginOn(beginning: Beginning): void {
  const { search, level, still } = beginning;
  const { graph, scratch, start, going } = search;
  const words = wordsIn(graph);
  lookOver(search, level);
  eachWord(search, (row, word, columns) => {
    const at = row * words + word;
    const here = whole(level.lattice, at) & columns;
    let kept = here & whole(scratch.closed, at);
    for (let left = here & ~kept; left !== 0; left &= left - 1) {
      const column = word * WORD + lowest(left);
      const node = graph.nodes[whole(level.grid, row * graph.columns + column)];
      const isOpen = (whole(scratch.open, at) & bitOf(column)) !== 0;
      if (node !== undefined && beginAt(beginning, node, isOpen)) kept |= bitOf(column);
    }
    still.lattice[at] = kept;
  });
  for (const [corner, node] of level.corners.entries())
    if (distance(start, node) <= going.allowance && beginAt(beginning, node, false)) setBit(still.corners, corner);
}

/** Keeps all of another level: nobody comes there straight. */
function keepAll(search: Searching, level: Level, still: Still): void {
  const { start, going, graph } = search;
  const words = wordsIn(graph);
  eachWord(search, (row, word, columns) => {
    const at = row * words + word;
    still.lattice[at] = whole(level.lattice, at) & columns;
  });
  for (const [corner, node] of level.corners.entries())
    if (distance(start, node) <= going.allowance) setBit(still.corners, corner);
}

/**
 * Goes from where it begins, which is no place of the graph, to all on its level that it can come to straight. Nothing is cheaper
 * than the straight way: only what has none, or an obstacle or somebody on it, may still be come to for less.
 */
export function begin(search: Searching, from: Reached): void {
  const { graph, going, scratch, start } = search;
  const extraTo = looksFrom(graph, start, going.allowance);
  for (const [index, level] of graph.levels.entries()) {
    const still = scratch.still[index];
    if (still === undefined) continue;
    if (level.z === start.z) beginOn({ search, from, level, still, extraTo });
    else keepAll(search, level, still);
  }
}
