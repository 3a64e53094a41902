import {
  type Extent,
  type Frame,
  isUpright,
  type Size,
  spotOf,
  type Turn,
  wholeFrame,
} from '../../../ui/board/frame.ts';

/** Px of paper to the inch, as browsers print. */
const INCH = 96;
/** What of an A4 sheet is free for a picture, in px. */
const FREE: Size = { width: 720, height: 1008 };
const PLAN: Size = { width: 720, height: 900 };

/** A sheet stands: so does a board on it. */
const turnOf = ({ width, depth }: Extent): Turn => (width > depth ? 1 : 0);

/** The whole board on one sheet, and how many times smaller it is than the table. */
export function planOf(extent: Extent): { readonly frame: Frame; readonly times: number } {
  const frame = wholeFrame(extent, PLAN, turnOf(extent), 0);
  return { frame, times: INCH / frame.scale };
}

/** A sheet of a board in its own size. `column` from the left, `row` from the top, both from 1. */
export interface Tile {
  readonly column: number;
  readonly row: number;
  readonly frame: Frame;
}

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** A board in its own size, as the sheets that it takes: line by line from the top left. */
export function tilesOf(extent: Extent): readonly Tile[] {
  const turn = turnOf(extent);
  const [wide, high] = isUpright(turn) ? [extent.depth, extent.width] : [extent.width, extent.depth];
  const all: Frame = {
    turn,
    scale: INCH,
    centre: { x: extent.width / 2, y: extent.depth / 2 },
    size: { width: wide * INCH, height: high * INCH },
  };
  const [columns, rows] = [Math.ceil((wide * INCH) / FREE.width), Math.ceil((high * INCH) / FREE.height)];
  return upTo(rows).flatMap((row) =>
    upTo(columns).map((column) => {
      const middle = { left: (column + 0.5) * FREE.width, top: (row + 0.5) * FREE.height };
      return { column: column + 1, row: row + 1, frame: { ...all, size: FREE, centre: spotOf(all, middle) } };
    }),
  );
}
