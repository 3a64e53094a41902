import type { Standing } from './base.ts';
import { type Round, reachOf, setTouchesOf } from './oval.ts';
import { type Point, distance, noTouches } from './plane.ts';
import { maybeBetween } from './swept.ts';
import type { Part } from './part.ts';
import type { Terrain } from './terrain.ts';

/** Where something lies across a direction, or along it: from, to. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

const baseOn = (base: Round, nx: number, ny: number): Stretch => {
  const middle = nx * base.x + ny * base.y;
  const reach = reachOf(base, nx, ny);
  return { from: middle - reach, to: middle + reach };
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

/** The angles of the lines through a place that touch a base, and of those that touch both. */
function directionsOf(a: Round, b: Round, parts: readonly Part[]): readonly number[] {
  const corners = parts.flatMap((part) => part.corners);
  const found: number[] = [];
  const add = (from: Point, to: Point) => found.push(Math.atan2(to.y - from.y, to.x - from.x));
  for (const corner of corners) {
    for (const base of [a, b]) for (const touch of touching(corner, base)) found.push(...bothWays(touch, corner));
    for (const other of corners) if (other !== corner) add(corner, other);
  }
  return [...found, ...commonTangents(a, b)];
}

/** Where the tangents from a place outside touch a base: the left one, then the right one. */
function touching({ x, y }: Point, base: Round): readonly [Point, Point] {
  const both = noTouches();
  setTouchesOf(both, x, y, base);
  return [
    { x: both.leftX, y: both.leftY },
    { x: both.rightX, y: both.rightY },
  ];
}

/** In so many directions it is looked for lines that touch an oval and another base. */
const DIRECTIONS = 64;

/** The angles of the lines that touch two bases: with both on one side, or one on each. */
function commonTangents(a: Round, b: Round): readonly number[] {
  const far = distance(a, b);
  const ahead = Math.atan2(b.y - a.y, b.x - a.x);
  const off = (aside: number, [ofA, ofB]: readonly [number, number]): number => {
    const [nx, ny] = [-Math.sin(ahead + aside), Math.cos(ahead + aside)];
    return -far * Math.sin(aside) - ofA * reachOf(a, nx, ny) - ofB * reachOf(b, nx, ny);
  };
  return SIDES.flatMap((sides) => {
    const f = (aside: number) => off(aside, sides);
    return Array.from({ length: DIRECTIONS }, (_, index) => Math.PI * (index / DIRECTIONS - 0.5))
      .filter((from) => f(from) > 0 !== f(from + Math.PI / DIRECTIONS) > 0)
      .map((from) => ahead + rootOf(f, from, from + Math.PI / DIRECTIONS));
  });
}

const SIDES = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** Where something changes its sign between two numbers. */
function rootOf(f: (at: number) => number, from: number, to: number): number {
  let [low, high] = [from, to];
  const isUp = f(from) > 0;
  for (let time = 0; time < 50; time += 1) {
    const middle = (low + high) / 2;
    if (f(middle) > 0 === isUp) low = middle;
    else high = middle;
  }
  return low;
}

const bothWays = (one: Point, other: Point): readonly number[] => {
  const angle = Math.atan2(other.y - one.y, other.x - one.x);
  return [angle, angle + Math.PI];
};

/** Whether some line in one direction goes from one base to the other past all parts. */
function isFree(a: Round, b: Round, parts: readonly Part[], angle: number): boolean {
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
  const [nx, ny] = [-uy, ux];
  const [acrossA, acrossB] = [baseOn(a, nx, ny), baseOn(b, nx, ny)];
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

/** Whether a shape that does not touch the bases lies between them: all lines of one direction meet them in one order. */
function isBetween(a: Round, b: Round, corners: readonly Point[], [ux, uy]: readonly [number, number]): boolean {
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
