import type { Place } from './place.ts';
import { WORD, setBit, wordsFor } from './bits.ts';
import { isFooted } from './footing.ts';
import { type Ground, type Height, heightAt, isInBounds } from './ground.ts';
import { type Around, type Frame, HALF, NONE, ROWS, SPACING, WORDS, aroundIn, cellOf, frameOf } from './lattice.ts';
import { goesThrough, grown } from './shape.ts';
import { type About, type Top, topsOf } from './tops.ts';

/** How far outside of a grown part its corners stand, in grid steps: more than rounding to the grid takes. */
const CLEAR = 2;

/** Somebody can stand at it on its way. `cell`: the nearest of the lattice. */
export interface Node extends Place {
  readonly id: number;
  readonly cell: number;
  readonly column: number;
  readonly row: number;
  readonly level: number;
  /** Which of its level's corners it is; null: it is a place of the lattice. */
  readonly corner: number | null;
}

/** A place by its number; none by `NONE`: to look that up in the list would take many times as long. */
export const nodeOf = (nodes: readonly Node[], id: number): Node | undefined => (id === NONE ? undefined : nodes[id]);

/** What can be stood on at one height. */
export interface Level {
  readonly z: number;
  readonly height: Height;
  /** Which place of the lattice lies in a cell, or `NONE`. */
  readonly grid: Int32Array;
  /** The same as bits, row by row: in which cells there is one. */
  readonly lattice: Int32Array;
  readonly corners: readonly Node[];
  /** The same in columns: which place of the graph each is, and where. */
  readonly cornerColumns: { readonly ids: Int32Array; readonly xs: Float64Array; readonly ys: Float64Array };
  /** How many places it has. */
  readonly count: number;
  /** What is known of the ways between corners. */
  readonly pairs: Uint8Array;
}

/** All places from which a base moves on, and what is known of the ways between them. Source: research/board_ai.md 5. */
export interface Graph extends Frame {
  readonly ground: Ground;
  readonly levels: readonly Level[];
  readonly nodes: readonly Node[];
  readonly around: Around;
  readonly tops: readonly Top[];
  /** By place: the tops about it. */
  readonly topsAbout: (readonly About[] | undefined)[];
  /** By place: what is known of the ways to the cells around it that are neither closed nor open. */
  readonly known: (Uint8Array | undefined)[];
  /** By place: 1 once it has been looked around from it. */
  readonly looked: Uint8Array;
  /** Cells to which it is known that there is no way: by place, row around it and word of the row, a bit each. */
  readonly closed: Int32Array;
  /** The same of those to which there is one that costs nothing beside its length. */
  readonly open: Int32Array;
  /** By place: the corners of its level to which there is no way, a bit each, then those to which there is an open one. */
  readonly toCorners: (Int32Array | undefined)[];
}

/** How many words the bits of a row take. */
export const wordsIn = ({ columns }: Pick<Frame, 'columns'>): number => wordsFor(columns);

/** Everything that is in the way at a height. */
const barriersAt = ({ solid, doors, low }: Height) => [...solid, ...doors, ...low];

/** Whether a base can be somewhere on a level: with something under its middle, clear of all terrain and a little more. */
function freeAt(ground: Ground, height: Height): (at: Place) => boolean {
  const barriers = barriersAt(height);
  const isClear = (at: Place): boolean => !barriers.some((barrier) => goesThrough(barrier.grown, at, at));
  return (at) => isInBounds(ground, at) && isFooted(ground, at, at) && isClear(at);
}

/** The corners of everything that is in the way at a height, as far out as a base goes around them. */
function cornersAt(ground: Ground, height: Height, z: number): readonly Place[] {
  return barriersAt(height)
    .flatMap(({ part }) => grown(part.corners, ground.mover.radius + CLEAR))
    .map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y), z }))
    .filter(freeAt(ground, height));
}

interface Made {
  readonly levels: Level[];
  readonly nodes: Node[];
}

/** Adds a place of a level that is being made. */
function addNode({ levels, nodes }: Made, { columns }: Frame, at: Place, where: Pick<Node, 'cell' | 'corner'>): Node {
  const { cell, corner } = where;
  const { x, y, z } = at;
  const row = Math.floor(cell / columns);
  const node = { id: nodes.length, x, y, z, cell, column: cell % columns, row, level: levels.length, corner };
  nodes.push(node);
  return node;
}

/** Adds the places of one level. */
function addLevel(ground: Ground, frame: Frame, made: Made, z: number): void {
  const height = heightAt(ground, z);
  const { columns, rows, origin } = frame;
  const grid = new Int32Array(columns * rows).fill(NONE);
  const lattice = new Int32Array(rows * wordsIn(frame));
  const before = made.nodes.length;
  const isFree = freeAt(ground, height);
  for (let row = HALF; row < rows - HALF; row += 1)
    for (let column = HALF; column < columns - HALF; column += 1) {
      const at = { x: origin.x + column * SPACING, y: origin.y + row * SPACING, z };
      if (!isFree(at)) continue;
      const cell = row * columns + column;
      grid[cell] = addNode(made, frame, at, { cell, corner: null }).id;
      setBit(lattice, row * wordsIn(frame) * WORD + column);
    }
  const corners = cornersAt(ground, height, z).map((at, corner) =>
    addNode(made, frame, at, { cell: cellOf(frame, at), corner }),
  );
  const cornerColumns = {
    ids: Int32Array.from(corners, ({ id }) => id),
    xs: Float64Array.from(corners, ({ x }) => x),
    ys: Float64Array.from(corners, ({ y }) => y),
  };
  const count = made.nodes.length - before;
  const pairs = new Uint8Array(corners.length ** 2);
  made.levels.push({ z, height, grid, lattice, corners, cornerColumns, count, pairs });
}

/**
 * The graph of a base on a board: a lattice of half an inch and three places around every corner, for each level that can be
 * stood on. Ways from the lattice are looked at when they are first needed.
 */
export function graphOf(ground: Ground): Graph {
  const frame = frameOf(ground.bounds);
  const made: Made = { levels: [], nodes: [] };
  const heights = new Set([0, ...ground.plates.keys()]);
  for (const z of [...heights].toSorted((one, other) => one - other)) addLevel(ground, frame, made, z);
  const { length } = made.nodes;
  return {
    ground,
    ...frame,
    ...made,
    around: aroundIn(frame, ground.rules),
    tops: topsOf(ground),
    // Filled from the start: a list with gaps is looked up as slowly as a map.
    topsAbout: made.nodes.map(() => undefined),
    known: made.nodes.map(() => undefined),
    looked: new Uint8Array(length),
    closed: new Int32Array(length * ROWS * WORDS),
    open: new Int32Array(length * ROWS * WORDS),
    toCorners: made.nodes.map(() => undefined),
  };
}
