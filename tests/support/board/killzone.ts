import { type Standing } from '../../../src/engine/board/base.ts';
import { type Point, distanceToPolygon } from '../../../src/engine/board/plane.ts';
import { type Part, convexOf } from '../../../src/engine/board/part.ts';
import type { Trait } from '../../../src/engine/board/trait.ts';
import { radiusOf, toGrid } from '../../../src/engine/board/units.ts';
import { seededChance } from '../../../src/tools/seeded.mjs';

/** A board as one is set up for Kill Team: 30 by 22 inches. */
const [WIDE, DEEP] = [30, 22];
/** How high Vantage floors lie, and how thick they are, in inches. */
const FLOOR = 3;
const THICK = 0.1;

/** A box that lies along both sides of the board, before it is turned with its feature. Inches, from the feature's middle. */
interface Box {
  readonly at: readonly [left: number, front: number, right: number, back: number];
  readonly heights: readonly [low: number, high: number];
  readonly traits: readonly Trait[];
}

const wall = (at: Box['at'], high = 3): Box => ({ at, heights: [0, high], traits: ['Heavy'] });

/** A ruin of four walls with a doorway, a window and a Vantage floor on a part of it: nine parts. */
const RUIN: readonly Box[] = [
  wall([-3, -2, -2.8, 2]),
  wall([2.8, -2, 3, 0.4], 2),
  wall([-2.8, -2, -0.6, -1.8]),
  wall([0.6, -2, 2.8, -1.8]),
  wall([-2.8, 1.8, 0, 2]),
  { at: [0, 1.8, 1.2, 2], heights: [0, 1], traits: ['Heavy'] },
  { at: [0, 1.8, 1.2, 2], heights: [2.2, 3], traits: ['Heavy'] },
  { at: [-3, -2, 0, 2], heights: [FLOOR - THICK, FLOOR], traits: ['Vantage', 'Heavy'] },
  { at: [-3, -2, -2.9, 2], heights: [FLOOR, FLOOR + 1], traits: ['Light'] },
];
/** An L of two walls with a floor in its corner. */
const CORNER: readonly Box[] = [
  wall([-1.5, -1.5, 1.5, -1.3]),
  wall([-1.5, -1.3, -1.3, 1.5]),
  { at: [-1.5, -1.5, 0.5, 0.5], heights: [FLOOR - THICK, FLOOR], traits: ['Vantage', 'Heavy'] },
];
const CRATE: readonly Box[] = [{ at: [-1, -1, 1, 1], heights: [0, 2], traits: ['Heavy'] }];
const BARRICADE: readonly Box[] = [{ at: [-1, -0.2, 1, 0.2], heights: [0, 1], traits: ['Light'] }];

/** Where they stand, in inches, and how far they are turned, in radians: two ruins, three corners, seven crates, nine barricades. */
const PIECES: readonly (readonly [readonly Box[], number, number, number])[] = [
  [RUIN, 8, 6, 0.2],
  [RUIN, 22, 16, 3.3],
  [CORNER, 15, 11, 0.8],
  [CORNER, 5, 17, -0.4],
  [CORNER, 25, 5, 2.6],
  [CRATE, 15, 4, 0.3],
  [CRATE, 15, 18.5, 1],
  [CRATE, 10, 13, 0.6],
  [CRATE, 20, 9.5, 0.1],
  [CRATE, 2.5, 11, 0],
  [CRATE, 27.5, 11, 0],
  [CRATE, 12, 20, 0.5],
  [BARRICADE, 18, 2, 1.2],
  [BARRICADE, 12, 8.5, 0.4],
  [BARRICADE, 18, 13.5, 0.4],
  [BARRICADE, 4, 2.5, 1.5],
  [BARRICADE, 26, 19.5, 1.5],
  [BARRICADE, 9, 17.5, -0.5],
  [BARRICADE, 21, 4.5, -0.5],
  [BARRICADE, 2, 7, 0.9],
  [BARRICADE, 28, 14.5, 0.9],
];

const turned = ({ x, y }: Point, by: number): Point => ({
  x: x * Math.cos(by) - y * Math.sin(by),
  y: x * Math.sin(by) + y * Math.cos(by),
});

function partOf(box: Box, [, x, y, by]: (typeof PIECES)[number], feature: string, id: string): Part {
  const [left, front, right, back] = box.at;
  const corners = convexOf(
    [
      { x: left, y: front },
      { x: right, y: front },
      { x: right, y: back },
      { x: left, y: back },
    ].map((corner) => {
      const at = turned(corner, by);
      return { x: toGrid(x + at.x), y: toGrid(y + at.y) };
    }),
  );
  if (typeof corners === 'string') throw new Error(`${id}: ${corners}`);
  const [low, high] = box.heights.map(toGrid);
  return { id, feature, corners, low: low ?? 0, high: high ?? 0, traits: new Set(box.traits) };
}

/** The 43 parts of a whole board, 172 corners. */
export const killzone: readonly Part[] = PIECES.flatMap((piece, at) =>
  piece[0].map((box, of) => partOf(box, piece, `f${at}`, `f${at}.${of}`)),
);

const BASES = [
  { mm: 25, head: 1.3 },
  { mm: 28.5, head: 1.35 },
  { mm: 32, head: 1.6 },
  { mm: 40, head: 1.9 },
] as const;

const isBlocked = ({ x, y, z, radius }: Standing): boolean =>
  killzone.some(
    ({ corners, low, high }) => high > z + 1 && low < z + toGrid(1) && distanceToPolygon({ x, y }, corners) <= radius,
  );

const floors = killzone.filter(({ traits }) => traits.has('Vantage'));

/** Somebody on the ground of the board, or on one of its floors, by chance; in no piece of terrain. */
function standingBy(draw: (sides: number) => number, isUp: boolean): Standing {
  for (;;) {
    const { mm, head } = BASES[draw(BASES.length)] ?? BASES[0];
    const [x, y] = [toGrid(1) + draw(toGrid(WIDE - 2)), toGrid(1) + draw(toGrid(DEEP - 2))];
    const floor = floors.find(({ corners }) => distanceToPolygon({ x, y }, corners) === 0);
    if (isUp && floor === undefined) continue;
    const base = { x, y, radius: radiusOf(mm), head: toGrid(head) };
    const one: Standing =
      isUp && floor !== undefined ? { ...base, z: floor.high, vantage: floor.feature } : { ...base, z: 0 };
    if (!isBlocked(one)) return one;
  }
}

/** Pairs of this board by chance, whose bases do not touch: on the ground, or one of them on a floor. */
export function pairsOf(count: number, seed: number, isUp: boolean): readonly (readonly [Standing, Standing])[] {
  const draw = seededChance(seed);
  const pairs: (readonly [Standing, Standing])[] = [];
  while (pairs.length < count) {
    const pair = [standingBy(draw, isUp), standingBy(draw, false)] as const;
    const [a, b] = pairs.length % 2 === 0 ? pair : [pair[1], pair[0]];
    if (Math.hypot(a.x - b.x, a.y - b.y) > a.radius + b.radius) pairs.push([a, b]);
  }
  return pairs;
}
