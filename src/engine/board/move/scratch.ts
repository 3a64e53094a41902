import { WORD, lowest, wordsFor } from './bits.ts';
import { type Graph, type Level, type Node, wordsIn } from './graph.ts';
import { whole } from '../flat.ts';

/** Places of one level that may still be come to for less, a bit each: of the lattice, row by row; around corners. */
export interface Still {
  readonly lattice: Int32Array;
  readonly corners: Int32Array;
}

/** What a search writes on, and the next one on the same graph again. */
export interface Scratch {
  /** By how much of the ways down is free, in whole inches, and place: the least cost so far. */
  readonly costs: Float64Array;
  /** By place: the least that it costs, however much of the ways down is free. */
  readonly least: Float64Array;
  /** What may still be come to for less, by level. */
  readonly still: readonly Still[];
  /** What is seen of the lattice from where the search begins. */
  readonly closed: Int32Array;
  readonly open: Int32Array;
}

const clean = new WeakMap<Graph, Scratch>();

/** Something new to write on. */
export function newScratch(graph: Graph, slots: number): Scratch {
  const count = graph.nodes.length;
  const bits = (): Int32Array => new Int32Array(graph.rows * wordsIn(graph));
  const still = ({ corners }: Level): Still => ({
    lattice: bits(),
    corners: new Int32Array(wordsFor(corners.length)),
  });
  return {
    costs: new Float64Array(slots * count).fill(Infinity),
    least: new Float64Array(count).fill(Infinity),
    still: graph.levels.map(still),
    closed: bits(),
    open: bits(),
  };
}

/** Something to write on, with nothing on it. Who takes it has it alone until it is given back. */
export function takeScratch(graph: Graph, slots: number): Scratch {
  const found = clean.get(graph);
  clean.delete(graph);
  return found ?? newScratch(graph, slots);
}

/** Gives it back, cleaned of the places that were come to. */
export function giveBack(graph: Graph, scratch: Scratch, touched: readonly Node[]): void {
  const { costs, least, still, closed, open } = scratch;
  for (const { id } of touched) {
    for (let at = id; at < costs.length; at += least.length) costs[at] = Infinity;
    least[id] = Infinity;
  }
  for (const { lattice, corners } of still) {
    lattice.fill(0);
    corners.fill(0);
  }
  closed.fill(0);
  open.fill(0);
  clean.set(graph, scratch);
}

/** Leaves those out of some bits of which this is so, by number. */
function without(bits: Int32Array, isOut: (index: number) => boolean): void {
  for (let at = 0; at < bits.length; at += 1)
    for (let left = whole(bits, at); left !== 0; left &= left - 1)
      if (isOut(at * WORD + lowest(left))) bits[at] = whole(bits, at) & ~(left & -left);
}

/** Leaves out of what may still be come to for less on a level what can no longer be. */
export function leaveOut(graph: Graph, level: Level, still: Still, isOut: (id: number) => boolean): void {
  const wide = wordsIn(graph) * WORD;
  const { columns } = graph;
  without(still.lattice, (index) => isOut(whole(level.grid, Math.floor(index / wide) * columns + (index % wide))));
  without(still.corners, (index) => isOut(level.corners[index]?.id ?? 0));
}
