import { type Point, lengthOf } from '../plane.ts';
import { INCH } from '../units.ts';
import type { Bounds } from './ground.ts';
import type { MoveRules } from './moveRules.ts';

/** How far the places of the lattice are from each other, in grid steps. */
export const SPACING = INCH / 2;
/** The longest way of the graph, in places of the lattice: eight inches. Longer ones begin only where somebody stands. */
export const LONGEST = 16;
/** A place that is no place of the lattice lies in the cell of the nearest one. */
export const HALF = LONGEST + 1;
const WIDE = 2 * HALF + 1;
/** How many cells lie around one, itself among them. */
export const CELLS_AROUND = WIDE * WIDE;

/** Rows around a place that a way leads to, and how many words their bits lie in at most. */
export const ROWS = 2 * LONGEST + 1;
export const WORDS = 2;

/** No place here. */
export const NONE = -1;

/** The lattice of a board. */
export interface Frame {
  readonly columns: number;
  readonly rows: number;
  /** The middle of the board lies in the middle of the lattice. */
  readonly origin: Point;
}

/** Lattice places in half of a board, and as many again beyond its edge as the longest way has. */
const halfCells = (length: number): number => Math.floor(length / 2 / SPACING) + HALF;

/** The lattice of a board inside these edges. */
export function frameOf({ left, right, near, far }: Bounds): Frame {
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

/** Which of the cells around one lies so many rows and columns off. */
export const slotAt = (down: number, across: number): number => (down + HALF) * WIDE + across + HALF;

/** The cells around one, the nearest first: how far off in the grid, and how long the way is. */
export interface Around {
  readonly cells: Int32Array;
  readonly lengths: Float64Array;
  /** By `slotAt`: what the straight way there costs; infinite: it is longer than the longest. */
  readonly prices: Float64Array;
}

/** The cells around one, by what straight ways cost. */
export function aroundIn({ columns }: Frame, { straight }: Pick<MoveRules, 'straight'>): Around {
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
