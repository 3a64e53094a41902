import type { Polygon } from './plane.ts';
import { EPSILON } from './units.ts';

/** A place on the board with its height, in grid steps. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Which parts of a way that begins at a height and rises so much lie between two heights; null: none. */
function inHeights(z: number, rise: number, low: number, high: number): readonly [number, number] | null {
  if (rise === 0) return z < low - EPSILON || z > high + EPSILON ? null : [0, 1];
  const [down, up] = [(low - z) / rise, (high - z) / rise];
  const [from, to] = [Math.max(0, Math.min(down, up)), Math.min(1, Math.max(down, up))];
  return from > to ? null : [from, to];
}

/** Which parts of the way from one place to another, from 0 to 1, lie in a convex prism or on its border; null: none. */
export function inPrism(
  a: Place,
  b: Place,
  { corners, low, high }: { readonly corners: Polygon; readonly low: number; readonly high: number },
): readonly [number, number] | null {
  const [dx, dy, dz] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const level = inHeights(a.z, dz, low, high);
  if (level === null) return null;
  let [from, to] = level;
  let last = corners.at(-1);
  if (last === undefined) return null;
  for (const corner of corners) {
    const [sx, sy] = [corner.x - last.x, corner.y - last.y];
    const inside = sx * (a.y - last.y) - sy * (a.x - last.x);
    const gained = sx * dy - sy * dx;
    if (gained > 0) from = Math.max(from, -inside / gained);
    else if (gained < 0) to = Math.min(to, -inside / gained);
    else if (inside < 0) return null;
    if (from > to) return null;
    last = corner;
  }
  return [from, to];
}
