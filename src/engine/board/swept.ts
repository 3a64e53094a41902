import { type Flat, real, whole } from './flat.ts';
import { type Disc, lengthOf } from './plane.ts';

/** The way from the middle of one base to that of another, and how wide it is to both sides. */
interface Lane {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
  readonly length: number;
  readonly wide: number;
}

function laneOf(a: Disc, b: Disc): Lane {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return { x: a.x, y: a.y, dx, dy, length: lengthOf(dx, dy), wide: Math.max(a.radius, b.radius) };
}

/** Whether the circle about a part lies beside, behind or beyond a lane. */
function isFar({ x, y, dx, dy, length, wide }: Lane, flat: Flat, part: number): boolean {
  const vx = real(flat.middleX, part) - x;
  const vy = real(flat.middleY, part) - y;
  const reach = real(flat.reach, part);
  if (Math.abs(dx * vy - dy * vx) > (wide + reach) * length) return true;
  const along = dx * vx + dy * vy;
  return along < -reach * length || along > (length + reach) * length;
}

/** Whether a part itself does. */
function isAside({ x, y, dx, dy, length, wide }: Lane, { xs, ys, first }: Flat, part: number): boolean {
  let left = -Infinity;
  let right = Infinity;
  let ahead = -Infinity;
  let behind = Infinity;
  const end = whole(first, part + 1);
  for (let corner = whole(first, part); corner < end; corner += 1) {
    const vx = real(xs, corner) - x;
    const vy = real(ys, corner) - y;
    const aside = dx * vy - dy * vx;
    const along = dx * vx + dy * vy;
    left = Math.max(left, aside);
    right = Math.min(right, aside);
    ahead = Math.max(ahead, along);
    behind = Math.min(behind, along);
  }
  return left < -wide * length || right > wide * length || ahead < 0 || behind > length * length;
}

/**
 * A quick look at what may lie between two bases, whatever its height: what is beside, behind or beyond them is never touched.
 * Source: research/board_ai.md, L1.
 */
export function maybeBetween(a: Disc, b: Disc, flat: Flat): readonly number[] {
  const lane = laneOf(a, b);
  const found: number[] = [];
  for (let part = 0; part < flat.count; part += 1)
    if (lane.length === 0 || (!isFar(lane, flat, part) && !isAside(lane, flat, part))) found.push(part);
  return found;
}

/** Of these parts those that reach into the heights between two. */
export function reachingInto(
  { low, high }: Flat,
  parts: readonly number[],
  from: number,
  to: number,
): readonly number[] {
  const found: number[] = [];
  for (const part of parts) if (real(low, part) < to && real(high, part) > from) found.push(part);
  return found;
}
