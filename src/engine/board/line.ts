import { type Flat, real, whole } from './flat.ts';
import type { Point } from './plane.ts';
import { EPSILON } from './units.ts';

/** A straight line that begins at a height and rises so much, and from where to where, from 0 to 1, it is in a part. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  dx: number;
  dy: number;
  readonly dz: number;
  enter: number;
  leave: number;
}

/** A line from a place at a height, that is to rise so much, and has no end yet. */
export const lineFor = ({ x, y }: Point, z: number, dz: number): Line => ({
  x,
  y,
  z,
  dz,
  dx: 0,
  dy: 0,
  enter: 0,
  leave: 0,
});

/** Lets a line end after so many steps in a direction. */
export function endOn(line: Line, ux: number, uy: number, steps: number): void {
  line.dx = steps * ux;
  line.dy = steps * uy;
}

/** Notes where a line is between two heights; false: nowhere. */
function crossHeights(line: Line, low: number, high: number): boolean {
  const { z, dz } = line;
  line.enter = 0;
  line.leave = 1;
  if (dz === 0) return z >= low - EPSILON && z <= high + EPSILON;
  const [down, up] = [(low - z) / dz, (high - z) / dz];
  line.enter = Math.max(0, Math.min(down, up));
  line.leave = Math.min(1, Math.max(down, up));
  return line.enter <= line.leave;
}

/** Notes where a line is in a part, that begins at this height, or on its border; false: nowhere. */
export function crossPart(line: Line, { xs, ys, first, high }: Flat, part: number, low: number): boolean {
  if (!crossHeights(line, low, real(high, part))) return false;
  const { x, y, dx, dy } = line;
  let { enter, leave } = line;
  const end = whole(first, part + 1);
  let lastX = real(xs, end - 1) - x;
  let lastY = real(ys, end - 1) - y;
  for (let corner = whole(first, part); corner < end && enter <= leave; corner += 1) {
    const nextX = real(xs, corner) - x;
    const nextY = real(ys, corner) - y;
    const inside = (nextY - lastY) * lastX - (nextX - lastX) * lastY;
    const gained = (nextX - lastX) * dy - (nextY - lastY) * dx;
    if (gained > 0) enter = Math.max(enter, -inside / gained);
    else if (gained < 0) leave = Math.min(leave, -inside / gained);
    else if (inside < 0) leave = -1;
    lastX = nextX;
    lastY = nextY;
  }
  line.enter = enter;
  line.leave = leave;
  return enter <= leave;
}
