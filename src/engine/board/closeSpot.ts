import type { Standing } from './base.ts';
import type { BattleBoard } from './battleBoard.ts';
import { closeLookOn, type Look, standingOn } from './looks.ts';
import { terrainOn } from './mapTerrain.ts';
import type { Measured } from './margin.ts';
import type { Part } from './part.ts';
import { distance, distanceToSegment, nearestOnSegment, noTouches, type Point, setTouches } from './plane.ts';
import { INCH } from './units.ts';

type Line = readonly [Point, Point];

/** The lines from a place to both sides of a base: what is decided along a line of sight is decided by them. */
function linesTo(from: Point, to: Standing): readonly Line[] {
  const touches = noTouches();
  setTouches(touches, from.x, from.y, to);
  const { leftX, leftY, rightX, rightY } = touches;
  return [
    [from, { x: leftX, y: leftY }],
    [from, { x: rightX, y: rightY }],
  ];
}

/** What of a part may decide: its corners, and where it is nearest to one of both. */
const candidatesOf = ({ corners }: Part, bases: readonly Standing[]): readonly Point[] => [
  ...corners,
  ...bases.flatMap((base) =>
    corners.map((corner, at) => nearestOnSegment(base, corner, corners[(at + 1) % corners.length] ?? corner)),
  ),
];

const offRing = (spot: Point, base: Standing): number => Math.abs(distance(spot, base) - base.radius - INCH);

const featuresOf = ({ leaning }: Look): ReadonlySet<string> =>
  new Set([...(leaning?.cover ?? []), ...(leaning?.obscured ?? [])]);

/** The features that count in one reading and not in another. */
function disputed({ value, smaller, larger }: Measured<Look>): readonly string[] {
  const readings = [value, smaller, larger].map(featuresOf);
  const all = new Set(readings.flatMap((each) => [...each]));
  return [...all].filter((feature) => readings.some((each) => !each.has(feature)));
}

/**
 * Where to put the eye on what one sees of another: the place of terrain that half a millimetre would have otherwise, in grid
 * steps; null: it is not close, or one of them has no place.
 */
export function closeSpotOn(board: BattleBoard, from: string, to: string): Point | null {
  const [looks, a, b] = [closeLookOn(board, from, to), standingOn(board, from), standingOn(board, to)];
  if (looks === null || !looks.close || a === null || b === null) return null;
  const features = disputed(looks);
  const parts = terrainOn(board.map).crossed.filter(
    ({ feature }) => features.length === 0 || features.includes(feature),
  );
  // A head sees from its middle, a shooter from wherever it leans to.
  const eyes = [a, looks.value.leaning?.from, looks.smaller.leaning?.from, looks.larger.leaning?.from];
  const lines = eyes.flatMap((eye) => (eye === undefined ? [] : linesTo(eye, b)));
  const off = (spot: Point): number =>
    Math.min(
      ...lines.map(([start, end]) => distanceToSegment(spot, start, end)),
      ...(features.length === 0 ? [] : [offRing(spot, a), offRing(spot, b)]),
    );
  const [best] = parts
    .flatMap((part) => candidatesOf(part, [a, b]))
    .map((spot) => ({ spot, far: off(spot) }))
    .toSorted((one, other) => one.far - other.far);
  return best?.spot ?? null;
}
