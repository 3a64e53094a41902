import { distance } from '../plane.ts';
import type { Place } from './place.ts';
import { bitOf, setBit, wordOf, wordsFor } from './bits.ts';
import { isFooted } from './footing.ts';
import type { Graph, Level, Node } from './graph.ts';
import { BLOCKED, type Ground, type Height, extraNearly } from './ground.ts';
import { CELLS_AROUND, LONGEST, ROWS, SPACING, WORDS, slotAt } from './lattice.ts';
import { read, remember } from './remembered.ts';
import { shade } from './shade.ts';

/** What a way between two places of one level costs beside its length, or `BLOCKED`. */
export function extraBetween(ground: Ground, height: Height, a: Place, b: Place): number {
  if (!isFooted(ground, a, b)) return BLOCKED;
  return extraNearly(height, { a, b, radius: ground.mover.radius });
}

/** Where it is kept what is known of the ways from a place to one word of a row so far off. */
const wordAt = ({ id, column }: Node, off: number, word: number): number =>
  (id * ROWS + off + LONGEST) * WORDS + word - wordOf(column - LONGEST);

/** Looks around from a place over the lattice, once: to most of its cells there surely is an open way, or none. */
export function lookAround(graph: Graph, node: Node): void {
  const { closed, open, looked } = graph;
  const level = looked[node.id] === 1 ? undefined : graph.levels[node.level];
  if (level === undefined) return;
  looked[node.id] = 1;
  const row = node.row - LONGEST;
  const [at, word] = [wordAt(node, -LONGEST, wordOf(node.column - LONGEST)), wordOf(node.column - LONGEST)];
  shade(graph, level.height, node, {
    closed,
    open,
    at,
    row,
    rows: ROWS,
    word,
    words: WORDS,
    within: LONGEST * SPACING,
  });
  // What is under its middle all along is not looked at.
  if (node.z !== 0) open.fill(0, at, at + ROWS * WORDS);
}

/** The cells of one word of a row, so far from that of a place, to which it is known that there is no way from it. */
export const closedTo = ({ closed }: Graph, from: Node, off: number, word: number): number =>
  closed[wordAt(from, off, word)] ?? 0;

/** Those to which there is known to be one that costs nothing beside its length; none of a row or word farther off than that. */
export function openTo({ open }: Graph, from: Node, off: number, word: number): number {
  const first = wordOf(from.column - LONGEST);
  if (Math.abs(off) > LONGEST || word < first || word >= first + WORDS) return 0;
  return open[wordAt(from, off, word)] ?? 0;
}

function noFar(node: Node, { corners }: Level): Int32Array {
  const bits = new Int32Array(2 * wordsFor(corners.length));
  for (const [corner, to] of corners.entries()) if (distance(node, to) > LONGEST * SPACING) setBit(bits, corner);
  return bits;
}

/**
 * What is known of the ways from a place to the corners of its level: a bit for each to which there is none, or none short enough,
 * and after all of these one for each to which there is one that costs nothing beside its length.
 */
export function cornersFrom(graph: Graph, node: Node): Int32Array {
  const found = graph.toCorners[node.id];
  if (found !== undefined) return found;
  const level = graph.levels[node.level];
  const bits = level === undefined ? new Int32Array(0) : noFar(node, level);
  graph.toCorners[node.id] = bits;
  return bits;
}

const slotOf = (from: Node, to: Node): number => slotAt(to.row - from.row, to.column - from.column);

/** What the way from one place to another on its level, at most eight inches off, costs beside its length, or `BLOCKED`. */
export function knownExtra(graph: Graph, from: Node, to: Node): number {
  if (to.corner === null) return extraOfCell(graph, [from, to], from, to);
  if (from.corner === null) return extraOfCell(graph, [from, to], to, from);
  const level = graph.levels[from.level];
  if (level === undefined) return BLOCKED;
  return extraKept(graph, [level.pairs, from.corner * level.corners.length + to.corner], from, to);
}

/** The same of a way between a place that knows its cells and one of these. */
function extraOfCell(graph: Graph, [from, to]: readonly [Node, Node], knows: Node, cell: Node): number {
  const { closed, open } = graph;
  lookAround(graph, knows);
  const at = wordAt(knows, cell.row - knows.row, wordOf(cell.column));
  const bit = bitOf(cell.column);
  if (((closed[at] ?? 0) & bit) !== 0) return BLOCKED;
  if (((open[at] ?? 0) & bit) !== 0) return 0;
  const known = (graph.known[knows.id] ??= new Uint8Array(CELLS_AROUND));
  const extra = extraKept(graph, [known, slotOf(knows, cell)], from, to);
  if (extra === BLOCKED) closed[at] = (closed[at] ?? 0) | bit;
  else if (extra === 0) open[at] = (open[at] ?? 0) | bit;
  return extra;
}

/** It is kept in a slot of what is known. */
function extraKept(graph: Graph, kept: readonly [Uint8Array, number], from: Node, to: Node): number {
  const found = read(kept[0], kept[1]);
  const level = found === null ? graph.levels[from.level] : undefined;
  if (level === undefined) return found ?? BLOCKED;
  return remember(kept[0], kept[1], extraBetween(graph.ground, level.height, from, to));
}
