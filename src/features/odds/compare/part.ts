/** The rows and columns of a table that are in view, or about to be: their first ones and how many. */
export interface TablePart {
  readonly top: number;
  readonly rows: number;
  readonly left: number;
  readonly columns: number;
}

/** A cell and the heads around them, in px at the usual size of text. */
const CELL = { width: 76, height: 48 };
const HEAD_WIDTH = 116;
/** Share of the height of a screen that the cells have at first. */
const CELLS_SHARE = 0.66;
/** The part moves in steps, so that scrolling draws little anew. */
const STEP = 4;

/** What a screen shows of a table that was not scrolled yet. */
export const firstPart = (screen: { readonly width: number; readonly height: number }): TablePart => ({
  top: 0,
  rows: Math.ceil((screen.height * CELLS_SHARE) / CELL.height),
  left: 0,
  columns: Math.ceil((screen.width - HEAD_WIDTH) / CELL.width),
});

/** What scrolls, as an element has it. */
type Scrolled = Pick<
  HTMLElement,
  'scrollTop' | 'scrollLeft' | 'scrollWidth' | 'scrollHeight' | 'clientWidth' | 'clientHeight'
>;

/** The first and how many of `count` things that share `size` px are within `length` px from `from` on, in steps. */
function within(count: number, size: number, from: number, length: number): readonly [first: number, count: number] {
  const each = size / Math.max(1, count);
  const first = Math.floor(from / each / STEP) * STEP;
  const last = Math.ceil((from + length) / each / STEP) * STEP;
  return [first, last - first];
}

/** What is in view of a table with so many rows and columns. */
export function partIn(scrolled: Scrolled, rows: number, columns: number): TablePart {
  const [top, tall] = within(rows + 1, scrolled.scrollHeight, scrolled.scrollTop, scrolled.clientHeight);
  const [left, wide] = within(columns + 1, scrolled.scrollWidth, scrolled.scrollLeft, scrolled.clientWidth);
  return { top, rows: tall, left, columns: wide };
}

export const isInPart = (part: TablePart, row: number, column: number): boolean =>
  row >= part.top && row < part.top + part.rows && column >= part.left && column < part.left + part.columns;

export const isSamePart = (one: TablePart, other: TablePart): boolean =>
  one.top === other.top && one.rows === other.rows && one.left === other.left && one.columns === other.columns;

/** The places of the cells in view; `order`: the rows from above. */
export const cellsIn = (part: TablePart, order: readonly number[], columns: number): readonly number[] => {
  const [from, to] = [part.left, Math.min(columns, part.left + part.columns)];
  const across = Array.from({ length: Math.max(0, to - from) }, (_, column) => from + column);
  return order.slice(part.top, part.top + part.rows).flatMap((row) => across.map((column) => row * columns + column));
};
