import { type Point, type Polygon, distanceToPolygon, distanceToSegment } from '../plane.ts';
import { EPSILON } from '../units.ts';

/**
 * A convex shape ready to be gone past: the outward normals of its sides with how far out each lies, its corners, each where the
 * side of the same number begins, and the box around it.
 */
export interface Shape {
  readonly sides: Float64Array;
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

/** How many numbers a side takes. */
export const SIDE = 3;

/** A convex shape, its corners counterclockwise, as one that is gone past. */
export function shapeOf(corners: Polygon): Shape {
  const sides = new Float64Array(corners.length * SIDE);
  for (const [at, corner] of corners.entries()) {
    const next = corners[(at + 1) % corners.length] ?? corner;
    const [nx, ny] = [next.y - corner.y, corner.x - next.x];
    const length = Math.hypot(nx, ny);
    sides.set([nx / length, ny / length, (nx * corner.x + ny * corner.y) / length], at * SIDE);
  }
  const [xs, ys] = [Float64Array.from(corners, ({ x }) => x), Float64Array.from(corners, ({ y }) => y)];
  return { sides, xs, ys, left: Math.min(...xs), right: Math.max(...xs), near: Math.min(...ys), far: Math.max(...ys) };
}

/** Whether the way from one place to another meets the box around a shape. */
const meetsBox = ({ left, right, near, far }: Shape, a: Point, b: Point): boolean =>
  !(
    (a.x <= left && b.x <= left) ||
    (a.x >= right && b.x >= right) ||
    (a.y <= near && b.y <= near) ||
    (a.y >= far && b.y >= far)
  );

/** Whether a place is farther than this from the box around a shape, along one of its sides. */
export const isBoxAway = ({ left, right, near, far }: Shape, { x, y }: Point, by: number): boolean =>
  x <= left - by || x >= right + by || y <= near - by || y >= far + by;

/** How far outside of one side of a shape a place lies. */
function outside(sides: Float64Array, at: number, { x, y }: Point): number {
  return (sides[at] ?? 0) * x + (sides[at + 1] ?? 0) * y - (sides[at + 2] ?? 0);
}

/** How far outside of each of its sides a place lies. */
export function outsideEach({ sides }: Shape, at: Point): Float64Array {
  const found = new Float64Array(sides.length / SIDE);
  for (let side = 0; side < found.length; side += 1) found[side] = outside(sides, side * SIDE, at);
  return found;
}

/** `known`: how far outside of each side `a` lies, where that has been worked out. */
function goesThroughSides({ sides }: Shape, a: Point, b: Point, known: Float64Array | null): boolean {
  let from = 0;
  let to = 1;
  for (let at = 0; at < sides.length; at += SIDE) {
    const before = known === null ? outside(sides, at, a) : (known[at / SIDE] ?? 0);
    const after = outside(sides, at, b);
    if (before >= -EPSILON && after >= -EPSILON) return false;
    if (before > 0) from = Math.max(from, before / (before - after));
    else if (after > 0) to = Math.min(to, before / (before - after));
    if (from >= to) return false;
  }
  return true;
}

/** Whether the way from one place to another goes through the inside of a shape; along its border is no harm. */
export const goesThrough = (shape: Shape, a: Point, b: Point): boolean =>
  meetsBox(shape, a, b) && goesThroughSides(shape, a, b, null);

/**
 * Whether ways from one place to others go through any of these shapes. What was in the way last is looked at first: places that
 * lie together are often behind the same.
 */
export function goesThroughAnyFrom(shapes: readonly Shape[], a: Point): (b: Point) => boolean {
  const seen = shapes.map((shape) => ({ shape, known: outsideEach(shape, a) }));
  let last = 0;
  const isIn = (at: number, b: Point): boolean => {
    const each = seen[at];
    return each !== undefined && meetsBox(each.shape, a, b) && goesThroughSides(each.shape, a, b, each.known);
  };
  return (b) => {
    if (isIn(last, b)) return true;
    for (let at = 0; at < seen.length; at += 1)
      if (isIn(at, b)) {
        last = at;
        return true;
      }
    return false;
  };
}

/** Which part of the way from one place to another, from 0 to 1, lies in a shape or on its border; null: none. */
export function spanIn({ sides }: Shape, a: Point, b: Point): readonly [number, number] | null {
  let [from, to] = [0, 1];
  for (let at = 0; at < sides.length; at += SIDE) {
    const [before, after] = [outside(sides, at, a), outside(sides, at, b)];
    if (before > EPSILON && after > EPSILON) return null;
    if (before > EPSILON) from = Math.max(from, before / (before - after));
    else if (after > EPSILON) to = Math.min(to, before / (before - after));
    if (from > to) return null;
  }
  return [from, to];
}

/** How near the way from one place to another comes to a convex shape; 0 where it meets it. */
export function gapOnWay(corners: Polygon, shape: Shape, a: Point, b: Point): number {
  if (goesThrough(shape, a, b)) return 0;
  const ends = Math.min(distanceToPolygon(a, corners), distanceToPolygon(b, corners));
  return corners.reduce((least, corner) => Math.min(least, distanceToSegment(corner, a, b)), ends);
}

/** How many places stand around each corner of a shape that is grown. */
const AROUND = 3;

/** The places around one corner: where the tangents of the arc about it meet, which three of them replace. */
function around(before: Point, corner: Point, after: Point, by: number): readonly Point[] {
  const start = Math.atan2(before.x - corner.x, corner.y - before.y);
  const end = Math.atan2(corner.x - after.x, after.y - corner.y);
  const turned = (((end - start) % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI);
  const half = turned / (2 * AROUND);
  const far = by / Math.cos(half);
  return Array.from({ length: AROUND }, (_, at) => {
    const angle = start + half * (2 * at + 1);
    return { x: corner.x + far * Math.cos(angle), y: corner.y + far * Math.sin(angle) };
  });
}

/**
 * A convex shape that holds every place nearer to this one than `by`, with three corners around each of its own: it is the least
 * bit larger than it need be. Source: research/board_ai.md 5.1.
 */
export const grown = (corners: Polygon, by: number): Polygon =>
  corners.flatMap((corner, at) =>
    around(corners.at(at - 1) ?? corner, corner, corners[(at + 1) % corners.length] ?? corner, by),
  );
