import { listed, real, whole } from './flat.ts';
import type { Flat } from './flat.ts';
import type { Between } from './marks.ts';
import { type Disc, type Point, type Touches, distance, noTouches, setTouches } from './plane.ts';
import { sortNumbers } from './sorted.ts';
import { EPSILON } from './units.ts';

/** A stretch of the edge shorter than this, in grid steps, is none. */
const SHORTEST = 2.5e-3;

/** The edge of a base that faces another, and the angles found on it: to the left of the way between the two. */
interface Edge {
  readonly a: Disc;
  readonly b: Disc;
  readonly touches: Touches;
  readonly found: number[];
}

/** Notes where the line that leaves a place in a direction meets the facing edge. */
function noteLine({ a, b, found }: Edge, from: Point, ux: number, uy: number): void {
  const fx = from.x - a.x;
  const fy = from.y - a.y;
  const square = ux * ux + uy * uy;
  const inward = fx * ux + fy * uy;
  const root = inward * inward - square * (fx * fx + fy * fy - a.radius * a.radius);
  if (root < 0 || square === 0) return;
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  for (let side = -1; side <= 1; side += 2) {
    const part = (side * Math.sqrt(root) - inward) / square;
    const vx = fx + part * ux;
    const vy = fy + part * uy;
    const along = dx * vx + dy * vy;
    if (along > a.radius * a.radius) found.push(Math.atan2(dx * vy - dy * vx, along));
  }
}

/** Notes the lines from the target's edge through a corner: past one inside the target no line goes. */
function note(edge: Edge, corner: Point): void {
  const { b, touches } = edge;
  const dx = corner.x - b.x;
  const dy = corner.y - b.y;
  const least = b.radius + EPSILON;
  if (dx * dx + dy * dy <= least * least) return;
  setTouches(touches, corner.x, corner.y, b);
  noteLine(edge, corner, touches.leftX - corner.x, touches.leftY - corner.y);
  noteLine(edge, corner, touches.rightX - corner.x, touches.rightY - corner.y);
}

/** Notes where the side of a part from one place to another crosses a circle. */
function noteCrossings(edge: Edge, last: Point, corner: Point, circle: Disc): void {
  const dx = corner.x - last.x;
  const dy = corner.y - last.y;
  const fx = last.x - circle.x;
  const fy = last.y - circle.y;
  const square = dx * dx + dy * dy;
  const inward = fx * dx + fy * dy;
  const root = inward * inward - square * (fx * fx + fy * fy - circle.radius * circle.radius);
  if (root < 0) return;
  for (let side = -1; side <= 1; side += 2) {
    const part = (side * Math.sqrt(root) - inward) / square;
    if (part > 0 && part < 1) note(edge, { x: last.x + part * dx, y: last.y + part * dy });
  }
}

/** Notes all corners of a part, and where its sides cross the circles. */
function notePart(edge: Edge, { xs, ys, first }: Flat, part: number, circles: readonly Disc[]): void {
  const end = whole(first, part + 1);
  let last = { x: real(xs, end - 1), y: real(ys, end - 1) };
  for (let index = whole(first, part); index < end; index += 1) {
    const corner = { x: real(xs, index), y: real(ys, index) };
    note(edge, corner);
    for (const circle of circles) noteCrossings(edge, last, corner, circle);
    last = corner;
  }
}

/** Where two circles meet. */
function meetings(one: Disc, other: Disc): readonly Point[] {
  const far = distance(one, other);
  if (far === 0 || far > one.radius + other.radius) return [];
  const along = (far * far + one.radius * one.radius - other.radius * other.radius) / (2 * far);
  const aside = Math.sqrt(Math.max(0, one.radius * one.radius - along * along));
  const [ux, uy] = [(other.x - one.x) / far, (other.y - one.y) / far];
  return [-aside, aside].map((by) => ({ x: one.x + along * ux - by * uy, y: one.y + along * uy + by * ux }));
}

/** A place in the middle of each arc between the angles, but for those that are none. */
function middlesOf({ a, b, found }: Edge): readonly Point[] {
  sortNumbers(found);
  const places: Point[] = [];
  const far = distance(a, b);
  const [ux, uy] = [((b.x - a.x) / far) * a.radius, ((b.y - a.y) / far) * a.radius];
  for (let index = 1; index < found.length; index += 1) {
    const from = listed(found, index - 1);
    const to = listed(found, index);
    if ((to - from) * a.radius <= SHORTEST) continue;
    const cos = Math.cos((from + to) / 2);
    const sin = Math.sin((from + to) / 2);
    places.push({ x: a.x + cos * ux - sin * uy, y: a.y + cos * uy + sin * ux });
  }
  return places;
}

/**
 * A place of each stretch of a base's edge facing another within which what lies between the two does not change: it changes
 * where a line that touches the target passes a corner, or a place where a part or another circle meets one of these `circles`.
 * Source: research/board_ai.md, L3 and L4.
 */
export function facingPlaces(a: Disc, b: Disc, { flat, parts }: Between, circles: readonly Disc[]): readonly Point[] {
  const half = Math.acos(Math.min(1, a.radius / distance(a, b)));
  const edge: Edge = { a, b, touches: noTouches(), found: [-half, half] };
  for (const part of parts) notePart(edge, flat, part, circles);
  const [one, other] = circles;
  if (one !== undefined && other !== undefined) for (const meeting of meetings(one, other)) note(edge, meeting);
  return middlesOf(edge);
}
