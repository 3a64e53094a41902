import { type Extent, type Frame, pixelOf } from './frame.ts';
import type { PartShown, Spot } from './shown.ts';

export type Line = readonly [Spot, Spot];

const SIX = 6;
const SHORT = 0.22;
const LONG = 0.55;
const CROSS = 0.16;

const round = (value: number): number => Math.round(value * 10) / 10;

/** These places joined, on the screen. */
export const pathOf = (frame: Frame, spots: readonly Spot[], closed = true): string =>
  spots
    .map((spot, at) => {
      const { left, top } = pixelOf(frame, spot);
      return `${at === 0 ? 'M' : 'L'}${round(left)} ${round(top)}`;
    })
    .join('') + (closed ? 'Z' : '');

/** Lines as one path, on the screen. */
export const linesOf = (frame: Frame, lines: readonly Line[]): string =>
  lines.map((line) => pathOf(frame, line, false)).join('');

const inchesIn = (length: number): readonly number[] =>
  Array.from({ length: Math.max(0, Math.ceil(length) - 1) }, (_, at) => at + 1);
const sixesIn = (length: number): readonly number[] => inchesIn(length).filter((inch) => inch % SIX === 0);
const tickLength = (inch: number): number => (inch % SIX === 0 ? LONG : SHORT);

const lineOf = (x: number, y: number, dx: number, dy: number): Line => [
  { x, y },
  { x: x + dx, y: y + dy },
];

/** A tick each inch along all edges, a long one at six. */
export function ticks({ width, depth }: Extent): readonly Line[] {
  return [
    ...inchesIn(width).flatMap((x) => [lineOf(x, 0, 0, tickLength(x)), lineOf(x, depth, 0, -tickLength(x))]),
    ...inchesIn(depth).flatMap((y) => [lineOf(0, y, tickLength(y), 0), lineOf(width, y, -tickLength(y), 0)]),
  ];
}

/** Crosses inside, each six inches both ways. */
export const crosses = ({ width, depth }: Extent): readonly Line[] =>
  sixesIn(width).flatMap((x) =>
    sixesIn(depth).flatMap((y): Line[] => [lineOf(x - CROSS, y, 2 * CROSS, 0), lineOf(x, y - CROSS, 0, 2 * CROSS)]),
  );

/** The place so far along from one to another. */
const along = ([from, to]: Line, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

export const lengthOf = ([from, to]: Line): number => Math.hypot(to.x - from.x, to.y - from.y);

/** The two longer sides of a shape with four corners, both in the same direction; null: it has another number. */
function longSides(corners: readonly Spot[]): readonly [Line, Line] | null {
  const [a, b, c, d] = corners;
  if (a === undefined || b === undefined || c === undefined || d === undefined) return null;
  return lengthOf([a, b]) >= lengthOf([b, c])
    ? [
        [a, b],
        [d, c],
      ]
    : [
        [b, c],
        [a, d],
      ];
}

const RUNG = 0.3;

/** Rungs across a ladder along its longer side, and its sides. */
export function rungs({ corners }: PartShown): readonly Line[] {
  const sides = longSides(corners);
  if (sides === null) return [];
  const [one, other] = sides;
  const count = Math.max(3, Math.round(lengthOf(one) / RUNG));
  return Array.from({ length: count }, (_, at): Line => {
    const share = (at + 0.5) / count;
    return [along(one, share), along(other, share)];
  });
}

/** The leaf of a door: shut it lies in the gap, open it stands at a right angle. */
export function leaf({ corners, kind }: PartShown): readonly Line[] {
  const sides = longSides(corners);
  if (sides === null) return [];
  const [one, other] = sides;
  const [from, to] = [along([one[0], other[0]], 0.5), along([one[1], other[1]], 0.5)];
  if (kind === 'door') return [[from, to]];
  return [[from, { x: from.x - (to.y - from.y) * 0.9, y: from.y + (to.x - from.x) * 0.9 }]];
}

/** The middle of these places. */
export const middleOf = (spots: readonly Spot[]): Spot => ({
  x: spots.reduce((sum, { x }) => sum + x, 0) / spots.length,
  y: spots.reduce((sum, { y }) => sum + y, 0) / spots.length,
});
