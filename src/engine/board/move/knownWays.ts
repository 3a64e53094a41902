import type { Place } from './place.ts';
import { bitOf, wordOf } from './bits.ts';
import { isFooted } from './footing.ts';
import { CELLS_AROUND, type Graph, LONGEST, type Node, ROWS, WORDS, slotAt } from './graph.ts';
import { BLOCKED, type Ground, type Height, extraNearly } from './ground.ts';
import { read, remember } from './remembered.ts';

/** What a way between two places of one level costs beside its length, or `BLOCKED`. */
function extraBetween(ground: Ground, height: Height, a: Place, b: Place): number {
  if (!isFooted(ground, a, b)) return BLOCKED;
  return extraNearly(height, { a, b, radius: ground.mover.radius });
}

/** Where the ways around a place are remembered. */
function knownAround({ known }: Graph, { id }: Node): Uint8Array {
  const found = known[id];
  if (found !== undefined) return found;
  const around = new Uint8Array(CELLS_AROUND);
  known[id] = around;
  return around;
}

/** Where it is kept what is known of the ways from a place to one word of a row so far off. */
const wordAt = ({ id, column }: Node, off: number, word: number): number =>
  (id * ROWS + off + LONGEST) * WORDS + word - wordOf(column - LONGEST);

/** The cells of one word of a row, so far from that of a place, to which it is known that there is no way from it. */
export const closedTo = ({ closed }: Graph, from: Node, off: number, word: number): number =>
  closed[wordAt(from, off, word)] ?? 0;

/** Those to which there is known to be one that costs nothing beside its length; none of a row or word farther off than that. */
export function openTo({ open }: Graph, from: Node, off: number, word: number): number {
  const first = wordOf(from.column - LONGEST);
  if (Math.abs(off) > LONGEST || word < first || word >= first + WORDS) return 0;
  return open[wordAt(from, off, word)] ?? 0;
}

/** Notes that a way is closed, or open. */
function note(words: Int32Array, from: Node, to: Node): void {
  const at = wordAt(from, to.row - from.row, wordOf(to.column));
  words[at] = (words[at] ?? 0) | bitOf(to.column);
}

const slotOf = (from: Node, to: Node): number => slotAt(to.row - from.row, to.column - from.column);

/** What the way from one place to another on its level, at most eight inches off, costs beside its length, or `BLOCKED`. */
export function knownExtra(graph: Graph, from: Node, to: Node): number {
  if (to.corner === null) {
    const extra = extraKept(graph, [knownAround(graph, from), slotOf(from, to)], from, to);
    if (extra === BLOCKED) note(graph.closed, from, to);
    else if (extra === 0) note(graph.open, from, to);
    return extra;
  }
  if (from.corner === null) return extraKept(graph, [knownAround(graph, to), slotOf(to, from)], from, to);
  const level = graph.levels[from.level];
  if (level === undefined) return BLOCKED;
  return extraKept(graph, [level.pairs, from.corner * level.corners.length + to.corner], from, to);
}

/** It is kept in a slot of what is known. */
function extraKept(graph: Graph, kept: readonly [Uint8Array, number], from: Node, to: Node): number {
  const found = read(kept[0], kept[1]);
  const level = found === null ? graph.levels[from.level] : undefined;
  if (level === undefined) return found ?? BLOCKED;
  return remember(kept[0], kept[1], extraBetween(graph.ground, level.height, from, to));
}
