import { real } from './flat.ts';
import type { Outline } from './outline.ts';
import { type Zone, inZone, isInZone } from './zone.ts';
import { EPSILON } from './units.ts';

/** A piece of a line shorter than this, in grid steps, has no length. */
const SHORT = 2.5e-4;

/** Whether a convex outline comes into a disc. */
function comesIntoDisc({ xs, ys, count }: Outline, { x, y, radius }: Zone): boolean {
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

/** Whether a convex outline comes into a zone. */
export function comesInto(outline: Outline, zone: Zone): boolean {
  if (!comesIntoDisc(outline, zone)) return false;
  if (zone.around === undefined) return true;
  const { xs, ys, count } = outline;
  let last = { x: real(xs, count - 1), y: real(ys, count - 1) };
  for (let corner = 0; corner < count; corner += 1) {
    const next = { x: real(xs, corner), y: real(ys, corner) };
    if (inZone(last, next, zone) !== null) return true;
    last = next;
  }
  return comesIntoDisc(outline, { x: zone.x, y: zone.y, radius: 0 });
}

/** In which of two zones a place lies: bits. */
const whichOf = (x: number, y: number, one: Zone, other: Zone): number =>
  (isInZone(x, y, one, SHORT) ? 1 : 0) | (isInZone(x, y, other, SHORT) ? 2 : 0);

/** Of a side that begins in one zone and ends in another whether some of it lies in neither. */
function hasGap([ax, ay, bx, by]: readonly [number, number, number, number], first: Zone, last: Zone): boolean {
  const [a, b] = [
    { x: ax, y: ay },
    { x: bx, y: by },
  ];
  const [, out] = inZone(a, b, first) ?? [0, 0];
  const [into] = inZone(a, b, last) ?? [1, 1];
  return (into - out) * Math.hypot(bx - ax, by - ay) > SHORT;
}

/** Whether some of a convex outline lies outside two zones: then some of its border does. */
export function isBeyond({ xs, ys, count }: Outline, one: Zone, other: Zone): boolean {
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
