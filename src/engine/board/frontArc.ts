import { listed, real, whole } from './flat.ts';
import type { Flat } from './flat.ts';
import type { Between } from './marks.ts';
import { type Round, across, asBase, asCircle, outsideBase, setTouchesOf } from './oval.ts';
import { type Point, type Touches, lengthOf, noTouches } from './plane.ts';
import { type Zone, inZone, meetings } from './zone.ts';
import { sortNumbers } from './sorted.ts';
import { EPSILON } from './units.ts';

/** A stretch of the edge shorter than this, in grid steps, is none. */
const SHORTEST = 2.5e-3;

/**
 * The edge of a base that faces another, and the angles found on it: to the left of the way between the two. `dx`, `dy`: that
 * way, as the base sees it.
 */
interface Edge {
  readonly a: Round;
  readonly b: Round;
  readonly dx: number;
  readonly dy: number;
  readonly touches: Touches;
  readonly found: number[];
}

/** Notes where the line that leaves a place in a direction meets the facing edge. */
function noteLine(edge: Edge, from: Point, ux: number, uy: number): void {
  const { a } = edge;
  if (a.oval === undefined) {
    noteOnCircle(edge, from.x - a.x, from.y - a.y, { x: ux, y: uy });
    return;
  }
  const start = across(a.oval, from.x - a.x, from.y - a.y);
  noteOnCircle(edge, start.x, start.y, across(a.oval, ux, uy));
}

function noteOnCircle({ a, dx, dy, found }: Edge, fx: number, fy: number, { x: ux, y: uy }: Point): void {
  const square = ux * ux + uy * uy;
  const inward = fx * ux + fy * uy;
  const root = inward * inward - square * (fx * fx + fy * fy - a.radius * a.radius);
  if (root < 0 || square === 0) return;
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
  if (outsideBase(corner.x, corner.y, b) <= EPSILON) return;
  setTouchesOf(touches, corner.x, corner.y, b);
  noteLine(edge, corner, touches.leftX - corner.x, touches.leftY - corner.y);
  noteLine(edge, corner, touches.rightX - corner.x, touches.rightY - corner.y);
}

/** Whether a side lies beside a zone on one and the same side: most do. */
const isBeside = (one: Point, other: Point, { x, y, radius }: Zone): boolean =>
  Math.max(one.x, other.x) < x - radius ||
  Math.min(one.x, other.x) > x + radius ||
  Math.max(one.y, other.y) < y - radius ||
  Math.min(one.y, other.y) > y + radius;

/** Notes where the side of a part from one place to another crosses the edge of a zone. */
function noteCrossings(edge: Edge, last: Point, corner: Point, zone: Zone): void {
  if (isBeside(last, corner, zone)) return;
  const span = inZone(last, corner, zone);
  if (span === null) return;
  for (const part of span)
    if (part > 0 && part < 1)
      note(edge, {
        x: last.x + part * (corner.x - last.x),
        y: last.y + part * (corner.y - last.y),
      });
}

/** Notes all corners of a part, and where its sides cross the edges of zones. */
function notePart(edge: Edge, { xs, ys, first }: Flat, part: number, zones: readonly Zone[]): void {
  const end = whole(first, part + 1);
  let last = { x: real(xs, end - 1), y: real(ys, end - 1) };
  for (let index = whole(first, part); index < end; index += 1) {
    const corner = { x: real(xs, index), y: real(ys, index) };
    note(edge, corner);
    for (const zone of zones) noteCrossings(edge, last, corner, zone);
    last = corner;
  }
}

/** A place in the middle of each arc between the angles, but for those that are none. */
function middlesOf({ a, dx, dy, found }: Edge): readonly Point[] {
  sortNumbers(found);
  const places: Point[] = [];
  const share = a.radius / lengthOf(dx, dy);
  for (let index = 1; index < found.length; index += 1) {
    const from = listed(found, index - 1);
    const to = listed(found, index);
    if ((to - from) * a.radius <= SHORTEST) continue;
    const cos = Math.cos((from + to) / 2);
    const sin = Math.sin((from + to) / 2);
    const at = asBase(a, { x: share * (cos * dx - sin * dy), y: share * (cos * dy + sin * dx) });
    places.push({ x: a.x + at.x, y: a.y + at.y });
  }
  return places;
}

/**
 * A place of each stretch of a base's edge facing another within which what lies between the two does not change: it changes
 * where a line that touches the target passes a corner, or a place where a part or another zone meets one of these `zones`.
 * Source: research/board_ai.md, L3 and L4.
 */
export function facingPlaces(a: Round, b: Round, { flat, parts }: Between, zones: readonly Zone[]): readonly Point[] {
  const { x: dx, y: dy } = asCircle(a, b.x - a.x, b.y - a.y);
  const half = Math.acos(Math.min(1, a.radius / lengthOf(dx, dy)));
  const edge: Edge = { a, b, dx, dy, touches: noTouches(), found: [-half, half] };
  for (const part of parts) notePart(edge, flat, part, zones);
  const [one, other] = zones;
  if (one !== undefined && other !== undefined) for (const meeting of meetings(one, other)) note(edge, meeting);
  return middlesOf(edge);
}
