import type { Point } from '../plane.ts';
import type { Place } from './place.ts';
import { INCH } from '../units.ts';
import { isFooted } from './footing.ts';
import { type Ground, type Height, extraNearly, heightAt, isInBounds } from './ground.ts';
import { BLOCKED } from './ground.ts';
import { goesThrough, grown } from './shape.ts';
import { bitOf, wordOf } from './bits.ts';
import { read, remember } from './remembered.ts';
import { type About, type Top, topsOf } from './tops.ts';

/** How far the places of the lattice are from each other, in grid steps. */
export const SPACING = INCH / 2;
/** The longest way of the graph, in places of the lattice: eight inches. Longer ones begin only where somebody stands. */
export const LONGEST = 16;
/** A place that is no place of the lattice lies in the cell of the nearest one. */
const HALF = LONGEST + 1;
const WIDE = 2 * HALF + 1;
/** How far outside of a grown part its corners stand, in grid steps: more than rounding to the grid takes. */
const CLEAR = 2;

/** Rows around a place that a way leads to, and how many words their bits lie in at most. */
const ROWS = 2 * LONGEST + 1;
const WORDS = 2;

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

/** The cells around one, the nearest first: how far off in the grid, how long the way is, and what it costs. */
export interface Around {
  readonly cells: Int32Array;
  readonly lengths: Float64Array;
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

/** What a way between two places of one level costs beside its length, or `BLOCKED`. */
export function extraBetween(ground: Ground, height: Height, a: Place, b: Place): number {
  if (!isFooted(ground, a, b)) return BLOCKED;
  return extraNearly(height, { a, b, radius: ground.mover.radius });
}

function aroundIn({ columns }: Frame, { straight }: Ground['rules']): Around {
  const all: { readonly cell: number; readonly length: number }[] = [];
  for (let row = -HALF; row <= HALF; row += 1)
    for (let column = -HALF; column <= HALF; column += 1)
      if (row !== 0 || column !== 0)
        all.push({ cell: row * columns + column, length: Math.hypot(row, column) * SPACING });
  const sorted = all.filter(({ length }) => length <= LONGEST * SPACING).toSorted((a, b) => a.length - b.length);
  const lengths = Float64Array.from(sorted, ({ length }) => length);
  return { cells: Int32Array.from(sorted, ({ cell }) => cell), lengths, prices: lengths.map(straight) };
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
    topsAbout: [],
    known: [],
    closed: new Int32Array(made.nodes.length * ROWS * WORDS),
  };
}

/** Where the ways around a place are remembered. */
function knownAround({ known }: Graph, { id }: Node): Uint8Array {
  const found = known[id];
  if (found !== undefined) return found;
  const around = new Uint8Array(WIDE * WIDE);
  known[id] = around;
  return around;
}

/** Where it is kept which ways from a place to a row so far off are closed. */
const closedAt = ({ id, column }: Node, off: number, word: number): number =>
  (id * ROWS + off + LONGEST) * WORDS + word - wordOf(column - LONGEST);

/** The cells of one word of a row, so far from that of a place, to which it is known that there is no way from it. */
export const closedTo = ({ closed }: Graph, from: Node, off: number, word: number): number =>
  closed[closedAt(from, off, word)] ?? 0;

function close({ closed }: Graph, from: Node, to: Node): void {
  const at = closedAt(from, to.row - from.row, wordOf(to.column));
  closed[at] = (closed[at] ?? 0) | bitOf(to.column);
}

const slotOf = (from: Node, to: Node): number => (to.row - from.row + HALF) * WIDE + to.column - from.column + HALF;

/** What the way from one place to another on its level, at most eight inches off, costs beside its length, or `BLOCKED`. */
export function knownExtra(graph: Graph, from: Node, to: Node): number {
  if (to.corner === null) {
    const extra = extraKept(graph, [knownAround(graph, from), slotOf(from, to)], from, to);
    if (extra === BLOCKED) close(graph, from, to);
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
