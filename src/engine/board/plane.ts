import { EPSILON } from './units.ts';

/** A place seen from above, in grid steps. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A round base seen from above. `radius` in grid steps. */
export interface Disc extends Point {
  readonly radius: number;
}

/** The corners of a convex shape, counterclockwise. */
export type Polygon = readonly Point[];

/** The places where `nx·x + ny·y ≤ at`. */
export interface HalfPlane {
  readonly nx: number;
  readonly ny: number;
  readonly at: number;
}

/** Twice the area of a triangle: positive where its corners go round counterclockwise. */
export const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** How long a way is. On a board nothing is too long to be squared, and this is many times faster than `Math.hypot`. */
export const lengthOf = (dx: number, dy: number): number => Math.sqrt(dx * dx + dy * dy);

/** How far two places are from each other. */
export const distance = (a: Point, b: Point): number => lengthOf(b.x - a.x, b.y - a.y);

/** The place of the segment between two others that is nearest to a place. */
export function nearestOnSegment(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / length;
  const on = Math.min(1, Math.max(0, part));
  return { x: a.x + on * dx, y: a.y + on * dy };
}

/** How far a place is from the segment between two others. */
export function distanceToSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / length;
  const on = Math.min(1, Math.max(0, part));
  return Math.hypot(a.x + on * dx - p.x, a.y + on * dy - p.y);
}

/** Whether a place is in a convex shape or on its border. A shape of fewer than three corners has no inside. */
export function isInside(p: Point, polygon: Polygon): boolean {
  let last = polygon.at(-1);
  if (last === undefined || polygon.length < 3) return false;
  for (const corner of polygon) {
    if (turn(last, corner, p) < 0) return false;
    last = corner;
  }
  return true;
}

/** How far a place is from a convex shape; 0 inside, and infinite from one without corners. */
export function distanceToPolygon(p: Point, polygon: Polygon): number {
  let last = polygon.at(-1);
  if (last === undefined) return Infinity;
  if (isInside(p, polygon)) return 0;
  let least = Infinity;
  for (const corner of polygon) {
    least = Math.min(least, distanceToSegment(p, last, corner));
    last = corner;
  }
  return least;
}

/** What of a convex shape lies in a half-plane; its border belongs to it. */
export function clip(polygon: Polygon, { nx, ny, at }: HalfPlane): Polygon {
  const kept: Point[] = [];
  let last = polygon.at(-1);
  if (last === undefined) return polygon;
  let lastOver = nx * last.x + ny * last.y - at;
  for (const corner of polygon) {
    const over = nx * corner.x + ny * corner.y - at;
    if ((over > EPSILON && lastOver < -EPSILON) || (over < -EPSILON && lastOver > EPSILON)) {
      const part = lastOver / (lastOver - over);
      kept.push({ x: last.x + part * (corner.x - last.x), y: last.y + part * (corner.y - last.y) });
    }
    if (over <= EPSILON) kept.push(corner);
    last = corner;
    lastOver = over;
  }
  return kept;
}

/** Where two tangents touch: the one to the left of who looks along them, then the right one. */
export interface Touches {
  leftX: number;
  leftY: number;
  rightX: number;
  rightY: number;
}

export const noTouches = (): Touches => ({ leftX: 0, leftY: 0, rightX: 0, rightY: 0 });

/** Writes where the tangents from a place outside touch a disc. */
export function setTouches(into: Touches, px: number, py: number, { x, y, radius }: Disc): void {
  const dx = px - x;
  const dy = py - y;
  const square = dx * dx + dy * dy;
  const along = (radius * radius) / square;
  const aside = (radius * Math.sqrt(Math.max(0, square - radius * radius))) / square;
  into.leftX = x + along * dx + aside * dy;
  into.leftY = y + along * dy - aside * dx;
  into.rightX = x + along * dx - aside * dy;
  into.rightY = y + along * dy + aside * dx;
}

/** Which parts, from 0 to 1, of the way from one place to another lie in a disc; null: it does not meet it. */
export function inDisc(a: Point, b: Point, disc: Disc): readonly [number, number] | null {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const [fx, fy] = [a.x - disc.x, a.y - disc.y];
  const square = dx * dx + dy * dy;
  const inward = fx * dx + fy * dy;
  const outside = fx * fx + fy * fy - disc.radius * disc.radius;
  if (square === 0) return outside <= EPSILON ? [0, 1] : null;
  const root = inward * inward - square * outside;
  if (root < 0) return null;
  const half = Math.sqrt(root);
  return [(-inward - half) / square, (-inward + half) / square];
}
