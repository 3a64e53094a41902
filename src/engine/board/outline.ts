import { type Flat, real, whole } from './flat.ts';
import { type Point, type Touches, lengthOf, noTouches } from './plane.ts';
import { EPSILON } from './units.ts';

/** A convex shape that is worked on: room for more corners than it has. */
export interface Outline {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  count: number;
}

/** Room for so many corners. */
export const outlineFor = (corners: number): Outline => ({
  xs: new Float64Array(corners),
  ys: new Float64Array(corners),
  count: 0,
});

function addTo(outline: Outline, x: number, y: number): void {
  outline.xs[outline.count] = x;
  outline.ys[outline.count] = y;
  outline.count += 1;
}

/** Three half-planes `nx·x + ny·y ≤ at`, nine numbers. */
export type Planes = Float64Array;

function setPlane(planes: Planes, plane: number, nx: number, ny: number): void {
  const length = lengthOf(nx, ny) || 1;
  planes[3 * plane] = nx / length;
  planes[3 * plane + 1] = ny / length;
}

const setEdge = (planes: Planes, plane: number, x: number, y: number): void => {
  planes[3 * plane + 2] = real(planes, 3 * plane) * x + real(planes, 3 * plane + 1) * y;
};

/** Sets the half-planes of all lines from a place to the facing side of a base, which they touch at two places. */
export function setCone(planes: Planes, from: Point, { leftX, leftY, rightX, rightY }: Touches): void {
  setPlane(planes, 0, rightY - from.y, from.x - rightX);
  setEdge(planes, 0, from.x, from.y);
  setPlane(planes, 1, from.y - leftY, leftX - from.x);
  setEdge(planes, 1, from.x, from.y);
  setPlane(planes, 2, leftY - rightY, rightX - leftX);
  setEdge(planes, 2, rightX, rightY);
}

const isAcross = (over: number, lastOver: number): boolean =>
  (over > EPSILON && lastOver < -EPSILON) || (over < -EPSILON && lastOver > EPSILON);

/** What of a shape lies in a half-plane; its border belongs to it. */
function cut(from: Outline, planes: Planes, plane: number, into: Outline): void {
  const nx = real(planes, 3 * plane);
  const ny = real(planes, 3 * plane + 1);
  const edge = real(planes, 3 * plane + 2);
  into.count = 0;
  if (from.count === 0) return;
  let lastX = real(from.xs, from.count - 1);
  let lastY = real(from.ys, from.count - 1);
  let lastOver = nx * lastX + ny * lastY - edge;
  for (let corner = 0; corner < from.count; corner += 1) {
    const x = real(from.xs, corner);
    const y = real(from.ys, corner);
    const over = nx * x + ny * y - edge;
    if (isAcross(over, lastOver)) {
      const part = lastOver / (lastOver - over);
      addTo(into, lastX + part * (x - lastX), lastY + part * (y - lastY));
    }
    if (over <= EPSILON) addTo(into, x, y);
    lastX = x;
    lastY = y;
    lastOver = over;
  }
}

/** Where parts are cut: two shapes in turns. */
export interface Bench {
  readonly one: Outline;
  readonly other: Outline;
  readonly planes: Planes;
  readonly touches: Touches;
}

/** Room to cut every part of a board by three half-planes. */
export const benchFor = ({ most }: Flat): Bench => ({
  one: outlineFor(most + 6),
  other: outlineFor(most + 6),
  planes: new Float64Array(9),
  touches: noTouches(),
});

/** What of a part lies in all three half-planes; it is there until the next cut. */
export function cutPart({ one, other, planes }: Bench, { xs, ys, first }: Flat, part: number): Outline {
  one.count = 0;
  const end = whole(first, part + 1);
  for (let corner = whole(first, part); corner < end; corner += 1) addTo(one, real(xs, corner), real(ys, corner));
  cut(one, planes, 0, other);
  if (other.count === 0) return other;
  cut(other, planes, 1, one);
  if (one.count === 0) return one;
  cut(one, planes, 2, other);
  return other;
}
