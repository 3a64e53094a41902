import { bitOf, wordOf } from './bits.ts';
import type { Graph, Node } from './graph.ts';

/** Places of one level that may still be come to for less: of the lattice, a bit for each cell as well, row by row; around corners. */
export interface Still {
  readonly lattice: Node[];
  readonly bits: Int32Array;
  readonly corners: Node[];
}

/** What a search writes on, and the next one on the same graph again. */
export interface Scratch {
  /** By how much of the ways down is free, in whole inches, and place: the least cost so far. */
  readonly costs: Float64Array;
  /** By place: the least that it costs, however much of the ways down is free. */
  readonly least: Float64Array;
  /** What may still be come to for less, by level. */
  readonly still: readonly Still[];
}

/** How many words the bits of a row take. */
export const wordsIn = ({ columns }: Pick<Graph, 'columns'>): number => wordOf(columns - 1) + 1;

const clean = new WeakMap<Graph, Scratch>();

/** Something to write on, with nothing on it. Who takes it has it alone until it is given back. */
export function takeScratch(graph: Graph, slots: number): Scratch {
  const found = clean.get(graph);
  clean.delete(graph);
  if (found !== undefined) return found;
  const count = graph.nodes.length;
  const still = (): Still => ({ lattice: [], bits: new Int32Array(graph.rows * wordsIn(graph)), corners: [] });
  return {
    costs: new Float64Array(slots * count).fill(Infinity),
    least: new Float64Array(count).fill(Infinity),
    still: graph.levels.map(still),
  };
}

/** Gives it back, cleaned of the places that were come to. */
export function giveBack(graph: Graph, scratch: Scratch, touched: readonly Node[]): void {
  const { costs, least, still } = scratch;
  for (const { id } of touched) {
    for (let at = id; at < costs.length; at += least.length) costs[at] = Infinity;
    least[id] = Infinity;
  }
  const words = wordsIn(graph);
  for (const list of still) {
    for (const { row, column } of list.lattice) list.bits[row * words + wordOf(column)] = 0;
    list.lattice.length = list.corners.length = 0;
  }
  clean.set(graph, scratch);
}

/** Keeps a place among those that may still be come to for less. */
export function keep({ graph, scratch }: { readonly graph: Graph; readonly scratch: Scratch }, node: Node): void {
  const list = scratch.still[node.level];
  if (list === undefined) return;
  if (node.corner !== null) list.corners.push(node);
  else {
    list.lattice.push(node);
    const at = node.row * wordsIn(graph) + wordOf(node.column);
    list.bits[at] = (list.bits[at] ?? 0) | bitOf(node.column);
  }
}

/** Leaves out those of which this is so, in place; `each` is told which. */
function without(nodes: Node[], isOut: (node: Node) => boolean, each: (node: Node) => void): void {
  let kept = 0;
  for (const node of nodes)
    if (isOut(node)) each(node);
    else nodes[kept++] = node;
  nodes.length = kept;
}

/** Leaves out of what may still be come to for less what can no longer be. */
export function leaveOut(graph: Graph, { lattice, bits, corners }: Still, isOut: (node: Node) => boolean): void {
  const words = wordsIn(graph);
  without(lattice, isOut, ({ row, column }) => {
    const at = row * words + wordOf(column);
    bits[at] = (bits[at] ?? 0) & ~bitOf(column);
  });
  without(corners, isOut, () => {});
}
