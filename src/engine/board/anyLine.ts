import type { Standing } from './base.ts';
import { type Disc, type Point, touching } from './plane.ts';
import { maybeBetween } from './swept.ts';
import type { Part } from './part.ts';
import type { Terrain } from './terrain.ts';

/** Where something lies across a direction, or along it: from, to. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const discOn = ({ x, y, radius }: Disc, nx: number, ny: number): Stretch => {
  const middle = nx * x + ny * y;
  return { from: middle - radius, to: middle + radius };
};

function shapeOn(corners: readonly Point[], nx: number, ny: number): Stretch {
  let [from, to] = [Infinity, -Infinity];
  for (const { x, y } of corners) {
    const at = nx * x + ny * y;
    from = Math.min(from, at);
    to = Math.max(to, at);
  }
  return { from, to };
}

/** The angles of the lines through a place that touch a disc, and of those that touch both discs. */
function directionsOf(a: Disc, b: Disc, parts: readonly Part[]): readonly number[] {
  const corners = parts.flatMap((part) => part.corners);
  const found: number[] = [];
  const add = (from: Point, to: Point) => found.push(Math.atan2(to.y - from.y, to.x - from.x));
  for (const corner of corners) {
    for (const disc of [a, b]) for (const touch of touching(corner, disc)) found.push(...bothWays(touch, corner));
    for (const other of corners) if (other !== corner) add(corner, other);
  }
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [ahead, far] = [Math.atan2(dy, dx), Math.hypot(dx, dy)];
  for (const by of [a.radius + b.radius, a.radius - b.radius, b.radius - a.radius, -a.radius - b.radius])
    found.push(ahead + Math.asin(Math.min(1, Math.max(-1, by / far))));
  return found;
}

const bothWays = (one: Point, other: Point): readonly number[] => {
  const angle = Math.atan2(other.y - one.y, other.x - one.x);
  return [angle, angle + Math.PI];
};

/** Whether some line in one direction goes from one disc to the other past all parts. */
function isFree(a: Disc, b: Disc, parts: readonly Part[], angle: number): boolean {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [nx, ny] = [-uy, ux];
  const [acrossA, acrossB] = [discOn(a, nx, ny), discOn(b, nx, ny)];
  const [from, to] = [Math.max(acrossA.from, acrossB.from), Math.min(acrossA.to, acrossB.to)];
  if (from >= to || ux * (b.x - a.x) + uy * (b.y - a.y) <= 0) return false;
  const taken = parts.flatMap(({ corners }) => {
    const across = shapeOn(corners, nx, ny);
    return across.from < to && across.to > from && isBetween(a, b, corners, [ux, uy]) ? [across] : [];
  });
  let at = from;
  for (const { from: low, to: high } of taken.toSorted((one, other) => one.from - other.from)) {
    if (low > at) return true;
    at = Math.max(at, high);
  }
  return at < to;
}

/** Whether a shape that does not touch the discs lies between them: all lines of one direction meet them in one order. */
function isBetween(a: Disc, b: Disc, corners: readonly Point[], [ux, uy]: readonly [number, number]): boolean {
  const { from, to } = shapeOn(corners, ux, uy);
  return (from + to) / 2 > ux * a.x + uy * a.y && (from + to) / 2 < ux * b.x + uy * b.y;
}

/** Full-height: no line from any height of one to any height of the other goes over or under it. */
const isTall = (a: Standing, b: Standing, { low, high }: Part): boolean =>
  low <= Math.min(a.z, b.z) && high >= Math.max(a.z + a.head, b.z + b.head);

/**
 * Whether some straight line goes from any point of one base to any point of another, past all that is as high as both. Not
 * asked by Kill Team itself. Source: research/board_ai.md 3.2.
 */
export function hasAnyLine(a: Standing, b: Standing, { crossed, flat }: Terrain): boolean {
  const parts = maybeBetween(a, b, flat)
    .flatMap((part) => crossed[part] ?? [])
    .filter((part) => isTall(a, b, part));
  if (parts.length === 0) return true;
  const angles = directionsOf(a, b, parts)
    .map((angle) => Math.atan2(Math.sin(angle), Math.cos(angle)))
    .toSorted((one, other) => one - other);
  return angles.some((angle, at) => {
    const next = angles[at + 1] ?? (angles[0] ?? 0) + 2 * Math.PI;
    return next > angle && isFree(a, b, parts, (angle + next) / 2);
  });
}
