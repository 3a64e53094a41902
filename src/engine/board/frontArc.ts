import { type Disc, type Point, distance, inDisc, touching } from './plane.ts';
import type { Part } from './terrain.ts';
import { EPSILON } from './units.ts';

/** The edge of a base that faces another: angles to both sides of the line between the two, in radians. */
export interface Arc {
  readonly from: number;
  readonly to: number;
}

/** A stretch of the edge shorter than this, in grid steps, is none. */
const SHORTEST = 2.5e-3;

/** A place on the edge of a base, so many radians to the left of the way to another. */
export function onEdge(a: Disc, b: Point, angle: number): Point {
  const ahead = Math.atan2(b.y - a.y, b.x - a.x) + angle;
  return { x: a.x + a.radius * Math.cos(ahead), y: a.y + a.radius * Math.sin(ahead) };
}

/** Half of the edge of one base that faces the middle of another, in radians. */
const halfFacing = (a: Disc, b: Point): number => Math.acos(Math.min(1, a.radius / distance(a, b)));

interface Edge {
  readonly a: Disc;
  readonly b: Disc;
  readonly half: number;
  readonly found: number[];
}

/** Notes where a line from the target's edge through a corner meets the facing edge: past one inside the target no line goes. */
function note({ a, b, half, found }: Edge, corner: Point): void {
  if (distance(corner, b) <= b.radius + EPSILON) return;
  for (const touch of touching(corner, b)) {
    const met = inDisc(touch, corner, a);
    if (met === null) continue;
    for (const part of met) {
      const at = { x: touch.x + part * (corner.x - touch.x), y: touch.y + part * (corner.y - touch.y) };
      const angle = angleOn(a, b, at);
      if (Math.abs(angle) < half) found.push(angle);
    }
  }
}

/** How far to the left of the way to another a place lies, seen from the middle of a base. */
function angleOn(a: Disc, b: Point, at: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [vx, vy] = [at.x - a.x, at.y - a.y];
  return Math.atan2(dx * vy - dy * vx, dx * vx + dy * vy);
}

/** Notes what the sides of a part that cross a circle do there. */
function noteCrossings(edge: Edge, { corners }: Part, circle: Disc): void {
  let last = corners.at(-1);
  if (last === undefined) return;
  for (const corner of corners) {
    for (const part of inDisc(last, corner, circle) ?? [])
      if (part > 0 && part < 1)
        note(edge, { x: last.x + part * (corner.x - last.x), y: last.y + part * (corner.y - last.y) });
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

/** The arcs between angles, but for those that are none. */
function arcsBetween(found: readonly number[], radius: number): readonly Arc[] {
  const angles = found.toSorted((first, second) => first - second);
  const arcs: Arc[] = [];
  for (let at = 1; at < angles.length; at += 1) {
    const [from, to] = [angles[at - 1] ?? 0, angles[at] ?? 0];
    if ((to - from) * radius > SHORTEST) arcs.push({ from, to });
  }
  return arcs;
}

/**
 * The stretches of a base's edge facing another within which what lies between the two does not change: it changes where a line
 * that touches the target passes a corner, or a place where a part or another circle meets one of these `circles`.
 * Source: research/board_ai.md, L3 and L4.
 */
export function facingArcs(a: Disc, b: Disc, parts: readonly Part[], circles: readonly Disc[]): readonly Arc[] {
  const half = halfFacing(a, b);
  const edge: Edge = { a, b, half, found: [-half, half] };
  for (const part of parts) {
    for (const corner of part.corners) note(edge, corner);
    for (const circle of circles) noteCrossings(edge, part, circle);
  }
  const [one, other] = circles;
  if (one !== undefined && other !== undefined) for (const at of meetings(one, other)) note(edge, at);
  return arcsBetween(edge.found, a.radius);
}
