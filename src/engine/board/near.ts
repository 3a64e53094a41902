import { real } from './flat.ts';
import type { Outline } from './outline.ts';
import { type Disc, inDisc } from './plane.ts';
import { EPSILON } from './units.ts';

/** A piece of a line shorter than this, in grid steps, has no length. */
const SHORT = 2.5e-4;

/** Whether a convex outline comes into a disc. */
export function comesInto({ xs, ys, count }: Outline, { x, y, radius }: Disc): boolean {
  const square = (radius + EPSILON) * (radius + EPSILON);
  let isAround = count > 2;
  let lastX = real(xs, count - 1) - x;
  let lastY = real(ys, count - 1) - y;
  for (let corner = 0; corner < count; corner += 1) {
    const nextX = real(xs, corner) - x;
    const nextY = real(ys, corner) - y;
    const sx = nextX - lastX;
    const sy = nextY - lastY;
    const long = sx * sx + sy * sy;
    const part = long === 0 ? 0 : Math.min(1, Math.max(0, -(lastX * sx + lastY * sy) / long));
    const nearX = lastX + part * sx;
    const nearY = lastY + part * sy;
    if (nearX * nearX + nearY * nearY <= square) return true;
    if (sx * lastY - sy * lastX > 0) isAround = false;
    lastX = nextX;
    lastY = nextY;
  }
  return isAround;
}

const isIn = (px: number, py: number, { x, y, radius }: Disc): boolean =>
  (px - x) * (px - x) + (py - y) * (py - y) <= (radius + SHORT) * (radius + SHORT);

/** In which of two discs a place lies: bits. */
const whichOf = (x: number, y: number, one: Disc, other: Disc): number =>
  (isIn(x, y, one) ? 1 : 0) | (isIn(x, y, other) ? 2 : 0);

/** Of a side that begins in one disc and ends in another whether some of it lies in neither. */
function hasGap([ax, ay, bx, by]: readonly [number, number, number, number], first: Disc, last: Disc): boolean {
  const [a, b] = [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];
  const [, out] = inDisc(a, b, first) ?? [0, 0];
  const [into] = inDisc(a, b, last) ?? [1, 1];
  return (into - out) * Math.hypot(bx - ax, by - ay) > SHORT;
}

/** Whether some of a convex outline lies outside two discs: then some of its border does. */
export function isBeyond({ xs, ys, count }: Outline, one: Disc, other: Disc): boolean {
  let lastX = real(xs, count - 1);
  let lastY = real(ys, count - 1);
  let last = whichOf(lastX, lastY, one, other);
  for (let corner = 0; corner < count; corner += 1) {
    const x = real(xs, corner);
    const y = real(ys, corner);
    const now = whichOf(x, y, one, other);
    if ((now & last) === 0 && Math.abs(x - lastX) + Math.abs(y - lastY) > SHORT) {
      if (now === 0 || last === 0) return true;
      if (hasGap([lastX, lastY, x, y], last === 1 ? one : other, now === 1 ? one : other)) return true;
    }
    lastX = x;
    lastY = y;
    last = now;
  }
  return false;
}
