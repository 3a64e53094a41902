import { real, whole } from '../flat.ts';
import type { Point } from '../plane.ts';
import { WORD, between, wordOf } from './bits.ts';
import type { Height } from './ground.ts';
import { type Frame, SPACING } from './lattice.ts';
import { SIDE, type Shape, outsideEach } from './shape.ts';

/**
 * What is written of the lattice about a place: a bit for each cell, row by row. `row`, `rows`: the first one and how many; `word`,
 * `words`: the same of each row's words; `at`: where in the lists the first of them lies. `within`: no farther off, in grid steps.
 */
export interface Sheet {
  /** Cells to which there surely is no straight way. */
  readonly closed: Int32Array;
  /** Those to which there surely is one that costs nothing beside its length. */
  readonly open: Int32Array;
  readonly at: number;
  readonly row: number;
  readonly rows: number;
  readonly word: number;
  readonly words: number;
  readonly within: number;
}

/** So far inside the border of a shadow, in grid steps, a place surely lies in it, and so far outside it surely does not. */
const SURE = 8;
/** A border so nearly along the rows of the lattice is taken as along them. */
const ALONG = 1e-6;
/** A shape nearer than this to a place has no shadow that is sure. */
const TIGHT = 1;

/** How many numbers a border takes. */
const NUMBERS = 4;

/** The borders of a shadow, and what of it lies in a row: perhaps, and surely. */
interface Borders {
  /** Of each border: where it crosses row 0, how much farther on each next one, how wide it is unsure, on which side it lies. */
  readonly numbers: Float64Array;
  count: number;
  /** From which row to which there is any of the shadow. */
  first: number;
  last: number;
  surelyFirst: number;
  surelyLast: number;
  /** From which column to which, in the row that is looked at. */
  from: number;
  to: number;
  surelyFrom: number;
  surelyTo: number;
}

const noBorders = (most: number): Borders => ({
  numbers: new Float64Array(NUMBERS * most),
  count: 0,
  first: 0,
  last: 0,
  surelyFirst: 0,
  surelyLast: 0,
  from: 0,
  to: 0,
  surelyFrom: 0,
  surelyTo: 0,
});

/** A lattice, a place, and what is written on. */
interface Casting {
  readonly frame: Frame;
  readonly from: Point;
  readonly sheet: Sheet;
  readonly borders: Borders;
}

/** Takes what lies on the inner side of a line, `nx·x + ny·y ≤ at`, its normal of length 1, for the shadow. */
function bound({ frame: { origin }, borders }: Casting, nx: number, ny: number, at: number): void {
  const off = at - nx * origin.x - ny * origin.y;
  if (Math.abs(nx) >= ALONG) {
    const { numbers, count } = borders;
    const steps = SPACING * nx;
    numbers[count] = off / steps;
    numbers[count + 1] = -ny / nx;
    numbers[count + 2] = SURE / Math.abs(steps);
    numbers[count + 3] = nx;
    borders.count = count + NUMBERS;
    return;
  }
  const row = off / (SPACING * ny);
  const unsure = SURE / SPACING;
  if (ny > 0) {
    borders.last = Math.min(borders.last, row + unsure);
    borders.surelyLast = Math.min(borders.surelyLast, row - unsure);
  } else {
    borders.first = Math.max(borders.first, row - unsure);
    borders.surelyFirst = Math.max(borders.surelyFirst, row + unsure);
  }
}

/** Takes a side of a shape that faces the place. */
function boundAtSide(casting: Casting, { sides }: Shape, side: number): void {
  const at = side * SIDE;
  bound(casting, real(sides, at), real(sides, at + 1), real(sides, at + 2));
}

/** Takes the side of the shadow that touches a shape at a corner; false: the place is too near to it to tell. */
function boundAtCorner(casting: Casting, { xs, ys }: Shape, corner: number, toLeft: boolean): boolean {
  const { x, y } = casting.from;
  const [dx, dy] = [real(xs, corner) - x, real(ys, corner) - y];
  const far = Math.sqrt(dx * dx + dy * dy);
  if (far < TIGHT) return false;
  const [nx, ny] = toLeft ? [-dy / far, dx / far] : [dy / far, -dx / far];
  bound(casting, nx, ny, nx * x + ny * y);
  return true;
}

/**
 * Notes the borders of the shadow of a shape: the sides of it that face the place, and the tangents at both ends of these; whether
 * any of it is sure. Ways to what lies inside of all of them, and only those, go through the shape.
 */
function noteBorders(casting: Casting, shape: Shape): boolean {
  const { from, sheet, borders } = casting;
  borders.count = 0;
  borders.first = borders.surelyFirst = sheet.row;
  borders.last = borders.surelyLast = sheet.row + sheet.rows - 1;
  const off = outsideEach(shape, from);
  const count = off.length;
  let nearest = 0;
  let isSure = true;
  for (let side = 0; side < count; side += 1) {
    const here = real(off, side);
    nearest = Math.max(nearest, here);
    const before = real(off, (side + count - 1) % count);
    if (here > 0) boundAtSide(casting, shape, side);
    if (here > 0 !== before > 0) isSure = boundAtCorner(casting, shape, side, here > 0) && isSure;
  }
  return isSure && nearest >= TIGHT;
}

/** The row of the lattice, whole or not, that a place lies in. */
const rowOf = ({ origin }: Frame, y: number): number => (y - origin.y) / SPACING;

/** A way never leaves the rows between its ends: what lies beyond a shape alone is behind it. */
function keepBehind({ frame, from, borders }: Casting, { near, far }: Shape): void {
  if (near >= from.y) borders.first = Math.max(borders.first, rowOf(frame, near));
  if (far <= from.y) borders.last = Math.min(borders.last, rowOf(frame, far));
}

/** Notes from which column to which a row lies in the shadow, perhaps and surely. */
function noteColumns(borders: Borders, row: number): void {
  const { numbers, count } = borders;
  let [from, to, surelyFrom, surelyTo] = [-Infinity, Infinity, -Infinity, Infinity];
  for (let at = 0; at < count; at += NUMBERS) {
    const crossed = real(numbers, at) + row * real(numbers, at + 1);
    const unsure = real(numbers, at + 2);
    if (real(numbers, at + 3) > 0) {
      to = Math.min(to, crossed + unsure);
      surelyTo = Math.min(surelyTo, crossed - unsure);
    } else {
      from = Math.max(from, crossed - unsure);
      surelyFrom = Math.max(surelyFrom, crossed + unsure);
    }
  }
  borders.from = from;
  borders.to = to;
  borders.surelyFrom = surelyFrom;
  borders.surelyTo = surelyTo;
}

/** Sets the bits of a row, which begins at so many words, from one column to another. */
function setRow(list: Int32Array, start: number, first: number, last: number): void {
  if (first > last) return;
  for (let word = wordOf(first); word <= wordOf(last); word += 1)
    list[start + word] = whole(list, start + word) | between(first, last, word);
}

/** Casts the shadow of a shape. `isHard`: there is no way through it. */
function cast(casting: Casting, shape: Shape, isHard: boolean): void {
  const { sheet, borders } = casting;
  const { at, word, words, closed, open } = sheet;
  const isSure = noteBorders(casting, shape) && isHard;
  keepBehind(casting, shape);
  const [left, right] = [word * WORD, (word + words) * WORD - 1];
  for (let row = Math.ceil(borders.first); row <= borders.last; row += 1) {
    const start = at + (row - sheet.row) * words - word;
    noteColumns(borders, row);
    setRow(open, start, Math.max(left, Math.ceil(borders.from)), Math.min(right, Math.floor(borders.to)));
    if (isSure && row >= borders.surelyFirst && row <= borders.surelyLast)
      setRow(
        closed,
        start,
        Math.max(left, Math.ceil(borders.surelyFrom)),
        Math.min(right, Math.floor(borders.surelyTo)),
      );
  }
}

/** Turns what is perhaps in a shadow into what surely is in none, no farther off than that. */
function turnOver({ frame, from, sheet }: Casting): void {
  const { open, at, row, rows, word, words, within } = sheet;
  for (let each = 0; each < rows; each += 1) {
    const down = (row + each - rowOf(frame, from.y)) * SPACING;
    const half = (Math.sqrt(Math.max(0, within * within - down * down)) - SURE) / SPACING;
    const middle = (from.x - frame.origin.x) / SPACING;
    const [first, last] = [Math.ceil(middle - half), Math.floor(middle + half)];
    for (let inRow = 0; inRow < words; inRow += 1) {
      const index = at + each * words + inRow;
      const isIn = last >= (word + inRow) * WORD && first < (word + inRow + 1) * WORD && first <= last;
      open[index] = isIn ? ~(open[index] ?? 0) & between(first, last, word + inRow) : 0;
    }
  }
}

const mostSides = ({ solid, doors, low }: Height): number =>
  Math.max(0, ...[...solid, ...doors, ...low].map(({ grown }) => grown.xs.length));

/**
 * Looks from a place outside of everything at a height over the lattice about it, all at once: writes to which cells straight ways
 * surely lead, and to which surely none, on a sheet with nothing on it. What is neither lies at the border of a shadow.
 */
export function shade(frame: Frame, height: Height, from: Point, sheet: Sheet): void {
  const casting: Casting = { frame, from, sheet, borders: noBorders(mostSides(height) + 2) };
  const by = sheet.within + SPACING;
  const isIn = ({ left, right, near, far }: Shape): boolean =>
    right > from.x - by && left < from.x + by && far > from.y - by && near < from.y + by;
  const isHard = (solid: Height['solid'][number]): boolean => height.doors.every(({ beside }) => !beside.has(solid));
  for (const each of height.solid) if (isIn(each.grown)) cast(casting, each.grown, isHard(each));
  for (const { grown } of height.doors) if (isIn(grown)) cast(casting, grown, false);
  for (const { grown } of height.low) if (isIn(grown)) cast(casting, grown, false);
  turnOver(casting);
}
