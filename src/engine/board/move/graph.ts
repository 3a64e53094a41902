import { whole } from '../flat.ts';
import { type Point, lengthOf } from '../plane.ts';
import type { Place } from './place.ts';
import { INCH } from '../units.ts';
import { isFooted } from './footing.ts';
import { type Ground, type Height, heightAt, isInBounds } from './ground.ts';
import { goesThrough, grown } from './shape.ts';
import { type About, type Top, topsOf } from './tops.ts';

/** How far the places of the lattice are from each other, in grid steps. */
export const SPACING = INCH / 2;
/** The longest way of the graph, in places of the lattice: eight inches. Longer ones begin only where somebody stands. */
export const LONGEST = 16;
/** A place that is no place of the lattice lies in the cell of the nearest one. */
const HALF = LONGEST + 1;
const WIDE = 2 * HALF + 1;
/** How many cells lie around one, itself among them. */
export const CELLS_AROUND = WIDE * WIDE;
/** How far outside of a grown part its corners stand, in grid steps: more than rounding to the grid takes. */
const CLEAR = 2;

/** Rows around a place that a way leads to, and how many words their bits lie in at most. */
export const ROWS = 2 * LONGEST + 1;
export const WORDS = 2;

/** No place here. */
export const NONE = -1;

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
  readonly corners: readonly Node[];
  /** How many places it has. */
  readonly count: number;
  /** What is known of the ways between corners. */
  readonly pairs: Uint8Array;
}

/** Which of the cells around one lies so many rows and columns off. */
export const slotAt = (down: number, across: number): number => (down + HALF) * WIDE + across + HALF;

/** The cells around one, the nearest first: how far off in the grid, and how long the way is. */
export interface Around {
  readonly cells: Int32Array;
  readonly lengths: Float64Array;
  /** By `slotAt`: what the straight way there costs; infinite: it is longer than the longest. */
  readonly prices: Float64Array;
}

/** All places from which a base moves on, and what is known of the ways between them. Source: research/board_ai.md 5. */
export interface Graph {
  readonly ground: Ground;
  readonly columns: number;
  readonly rows: number;
  /** The middle of the board lies in the middle of the lattice. */
  readonly origin: Point;
  readonly levels: readonly Level[];
  readonly nodes: readonly Node[];
  readonly around: Around;
  readonly tops: readonly Top[];
  /** By place: the tops about it. */
  readonly topsAbout: (readonly About[] | undefined)[];
  /** By place: what is known of the ways to the cells around it. */
  readonly known: (Uint8Array | undefined)[];
  /** Cells to which it is known that there is no way: by place, row around it and word of the row, a bit each. */
  readonly closed: Int32Array;
  /** The same of those to which there is one that costs nothing beside its length. */
  readonly open: Int32Array;
}

/** Lattice places in half of a board, and as many again beyond its edge as the longest way has. */
const halfCells = (length: number): number => Math.floor(length / 2 / SPACING) + HALF;

type Frame = Pick<Graph, 'columns' | 'rows' | 'origin'>;

function frameOf({ bounds: { left, right, near, far } }: Ground): Frame {
  const [across, deep] = [halfCells(right - left), halfCells(far - near)];
  return {
    columns: 2 * across + 1,
    rows: 2 * deep + 1,
    origin: {
      x: Math.round((left + right) / 2) - across * SPACING,
      y: Math.round((near + far) / 2) - deep * SPACING,
    },
  };
}

const clamped = (at: number, count: number): number => Math.min(count - 1 - HALF, Math.max(HALF, at));

/** The cell of the lattice that a place lies in. */
export function cellOf({ columns, rows, origin }: Frame, { x, y }: Point): number {
  const column = clamped(Math.round((x - origin.x) / SPACING), columns);
  return clamped(Math.round((y - origin.y) / SPACING), rows) * columns + column;
}

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

/** Adds the places of one level. */
function addLevel(ground: Ground, frame: Frame, made: Made, z: number): void {
  const height = heightAt(ground, z);
  const { columns, rows, origin } = frame;
  const grid = new Int32Array(columns * rows).fill(NONE);
  const level = made.levels.length;
  const before = made.nodes.length;
  const isFree = freeAt(ground, height);
  const add = (at: Place, corner: number | null, cell: number): Node => {
    const node = {
      id: made.nodes.length,
      x: at.x,
      y: at.y,
      z,
      cell,
      column: cell % columns,
      row: Math.floor(cell / columns),
      level,
      corner,
    };
    made.nodes.push(node);
    return node;
  };
  for (let row = HALF; row < rows - HALF; row += 1)
    for (let column = HALF; column < columns - HALF; column += 1) {
      const at = { x: origin.x + column * SPACING, y: origin.y + row * SPACING, z };
      const cell = row * columns + column;
      if (isFree(at)) grid[cell] = add(at, null, cell).id;
    }
  const corners = cornersAt(ground, height, z).map((at, corner) => add(at, corner, cellOf(frame, at)));
  const count = made.nodes.length - before;
  made.levels.push({ z, height, grid, corners, count, pairs: new Uint8Array(corners.length ** 2) });
}

function aroundIn({ columns }: Frame, { straight }: Ground['rules']): Around {
  const all: { readonly cell: number; readonly length: number }[] = [];
  const prices = new Float64Array(CELLS_AROUND).fill(Infinity);
  for (let row = -HALF; row <= HALF; row += 1)
    for (let column = -HALF; column <= HALF; column += 1) {
      const length = lengthOf(column * SPACING, row * SPACING);
      if (length === 0 || length > LONGEST * SPACING) continue;
      all.push({ cell: row * columns + column, length });
      prices[slotAt(row, column)] = straight(length);
    }
  const sorted = all.toSorted((a, b) => a.length - b.length);
  return {
    cells: Int32Array.from(sorted, ({ cell }) => cell),
    lengths: Float64Array.from(sorted, ({ length }) => length),
    prices,
  };
}

/**
 * The graph of a base on a board: a lattice of half an inch and three places around every corner, for each level that can be
 * stood on. Ways from the lattice are looked at when they are first needed.
 */
export function graphOf(ground: Ground): Graph {
  const frame = frameOf(ground);
  const made: Made = { levels: [], nodes: [] };
  const heights = new Set([0, ...ground.plates.keys()]);
  for (const z of [...heights].toSorted((one, other) => one - other)) addLevel(ground, frame, made, z);
  const tops = topsOf(ground);
  return {
    ground,
    ...frame,
    ...made,
    around: aroundIn(frame, ground.rules),
    tops,
    // Filled from the start: a list with gaps is looked up as slowly as a map.
    topsAbout: made.nodes.map(() => undefined),
    known: made.nodes.map(() => undefined),
    closed: new Int32Array(made.nodes.length * ROWS * WORDS),
    open: new Int32Array(made.nodes.length * ROWS * WORDS),
  };
}

/** The rows, or columns, of the lattice that may lie within so much of a place, the first and the last. */
function linesWithin(at: number, by: number, from: number, count: number): readonly [number, number] {
  const [first, last] = [Math.floor((at - by - from) / SPACING), Math.ceil((at + by - from) / SPACING)];
  return [Math.max(0, first), Math.min(count - 1, last)];
}

/** The cells that may lie in a square around a place, row by row, and perhaps some about it. */
function cellsAround({ columns, rows, origin }: Frame, middle: Point, by: number): readonly number[] {
  const [left, right] = linesWithin(middle.x, by, origin.x, columns);
  const [near, far] = linesWithin(middle.y, by, origin.y, rows);
  const found: number[] = [];
  for (let row = near; row <= far; row += 1)
    for (let column = left; column <= right; column += 1) found.push(row * columns + column);
  return found;
}

/** The places of all levels that lie in a square around a place, and perhaps some about it, in their order. */
export function nodesAround(graph: Graph, middle: Point, by: number): readonly Node[] {
  const cells = cellsAround(graph, middle, by);
  const found: Node[] = [];
  for (const { grid, corners } of graph.levels) {
    for (const cell of cells) {
      const node = nodeOf(graph.nodes, whole(grid, cell));
      if (node !== undefined) found.push(node);
    }
    for (const node of corners)
      if (Math.abs(node.y - middle.y) <= by && Math.abs(node.x - middle.x) <= by) found.push(node);
  }
  return found;
}
