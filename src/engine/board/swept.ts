import type { Disc } from './plane.ts';
import type { Part } from './terrain.ts';

/** A quick look at what may lie between two discs: false where a part is beside, behind or beyond them, and never touched. */
export function maybeBetween(a: Disc, b: Disc, { corners }: Part): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = Math.hypot(dx, dy);
  if (length === 0) return true;
  const wide = Math.max(a.radius, b.radius) * length;
  const square = length * length;
  let [left, right, ahead, behind] = [-Infinity, Infinity, -Infinity, Infinity];
  for (const { x, y } of corners) {
    const [vx, vy] = [x - a.x, y - a.y];
    const aside = dx * vy - dy * vx;
    const along = dx * vx + dy * vy;
    left = Math.max(left, aside);
    right = Math.min(right, aside);
    ahead = Math.max(ahead, along);
    behind = Math.min(behind, along);
  }
  return left >= -wide && right <= wide && ahead >= 0 && behind <= square;
}
