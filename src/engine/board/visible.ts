import type { Standing } from './base.ts';
import { type Point, distance } from './plane.ts';
import { maybeBetween } from './swept.ts';
import type { Part, Terrain } from './terrain.ts';
import { EPSILON } from './units.ts';

/** From, to. */
type Span = readonly [number, number];

/** Where it is looked between two directions in which what hides what may change. */
const LOOKS = [0.5, 0.15, 0.85];

/** A part's share of a look in one direction: from where to where, in grid steps on the ground; null: it is not met. */
function met(head: Point, towards: Point, { corners }: Part): Span | null {
  let from = 0;
  let to = Infinity;
  let last = corners.at(-1);
  if (last === undefined) return null;
  for (const corner of corners) {
    const [sx, sy] = [corner.x - last.x, corner.y - last.y];
    // The inside lies to the left of each side.
    const inside = sx * (head.y - last.y) - sy * (head.x - last.x);
    const gained = sx * towards.y - sy * towards.x;
    if (gained > 0) from = Math.max(from, -inside / gained);
    else if (gained < 0) to = Math.min(to, -inside / gained);
    else if (inside < 0) return null;
    if (from > to) return null;
    last = corner;
  }
  return [from, to];
}

interface Met {
  readonly part: Part;
  readonly along: Span;
}

/** The slopes that a part hides, of what is no nearer than `until`; null: none. */
function hidden({ part, along }: Met, eye: number, until: number): Span | null {
  const near = Math.max(along[0], EPSILON);
  const far = Math.min(along[1], until);
  if (near >= far) return null;
  const [down, up] = [part.low - eye, part.high - eye];
  return [Math.min(down / near, down / far), Math.max(up / near, up / far)];
}

/** Whether something of a span is left where all these are taken from it. */
function isLeft([from, to]: Span, taken: Span[]): boolean {
  let at = from;
  taken.sort(([one], [other]) => one - other);
  for (const [low, high] of taken) {
    if (low > at) return true;
    if (high > at) at = high;
    if (at >= to) return false;
  }
  return at < to;
}

/** Who looks, at whom, past what. */
interface Look {
  readonly from: Standing;
  readonly target: Standing;
  readonly parts: readonly Part[];
}

/** Whether something between two slopes, no nearer than `until`, is seen past what is met. */
function isSeen(slopes: Span, through: readonly Met[], eye: number, until: number): boolean {
  const taken: Span[] = [];
  for (const each of through) {
    const span = hidden(each, eye, until);
    if (span !== null) taken.push(span);
  }
  return isLeft(slopes, taken);
}

/** Whether something of the target is seen in one direction: its near side, and from above its top as well. */
function isSeenTowards({ from, target, parts }: Look, angle: number): boolean {
  const towards = { x: Math.cos(angle), y: Math.sin(angle) };
  const [dx, dy] = [target.x - from.x, target.y - from.y];
  const middle = dx * towards.x + dy * towards.y;
  const aside = dx * towards.y - dy * towards.x;
  const half = Math.sqrt(Math.max(0, target.radius * target.radius - aside * aside));
  const near = Math.max(middle - half, EPSILON);
  const far = Math.max(middle + half, near);
  const through: Met[] = [];
  for (const part of parts) {
    const along = met(from, towards, part);
    if (along !== null) through.push({ part, along });
  }
  const eye = from.z + from.head;
  const [feet, top] = [target.z - eye, target.z + target.head - eye];
  if (isSeen([feet / near, top / near], through, eye, near)) return true;
  return top < 0 && isSeen([top / near, top / far], through, eye, far);
}

/** The directions in which what hides what may change, from the right side of the target to its left. */
function turningPoints({ from, target, parts }: Look): readonly number[] {
  const ahead = Math.atan2(target.y - from.y, target.x - from.x);
  const far = distance(from, target);
  const half = far <= target.radius ? Math.PI : Math.asin(target.radius / far);
  const found = [-half, half];
  const [cos, sin] = [Math.cos(ahead), Math.sin(ahead)];
  for (const { corners } of parts)
    for (const { x, y } of corners) {
      const [vx, vy] = [x - from.x, y - from.y];
      const aside = Math.atan2(cos * vy - sin * vx, cos * vx + sin * vy);
      if (Math.abs(aside) < half) found.push(aside);
    }
  return found.toSorted((one, other) => one - other).map((aside) => ahead + aside);
}

/**
 * Whether somebody sees any of somebody else: a straight line from the middle of its base, at the height of its head, to any
 * of the cylinder over the target's base, past all that is crossed. It need not be so the other way round. Other operatives do
 * not hide anybody. Source: rules/kill-team.md A8; research/board_ai.md 3.2.
 */
export function isVisible(from: Standing, target: Standing, { crossed }: Terrain): boolean {
  const eye = { x: from.x, y: from.y, radius: 0 };
  const parts = crossed.filter((part) => maybeBetween(eye, target, part));
  if (parts.length === 0) return true;
  const look = { from, target, parts };
  const angles = turningPoints(look);
  for (const part of LOOKS)
    for (let at = 1; at < angles.length; at += 1) {
      const [right, left] = [angles[at - 1] ?? 0, angles[at] ?? 0];
      if (left > right && isSeenTowards(look, right + part * (left - right))) return true;
    }
  return false;
}
