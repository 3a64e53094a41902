import type { MapPart } from '../boardMap.ts';
import { convexOf } from '../part.ts';
import { type Point, type Polygon, distance, turn } from '../plane.ts';

/** The convex shape with these corners; null: there is none. */
export function polygonOf(corners: MapPart['corners']): Polygon | null {
  const shape = convexOf(corners.map(([x, y]) => ({ x, y })));
  return typeof shape === 'string' ? null : shape;
}

/** Amid all of these. */
export const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
});

/** The place on a segment that is nearest to another. */
function nearestOn(p: Point, a: Point, b: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const on = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy);
  const part = Math.min(1, Math.max(0, on));
  return { x: a.x + part * dx, y: a.y + part * dy };
}

/** The shortest way from one shape to another. */
export interface Gap {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

function fromCorners(one: Polygon, other: Polygon): readonly Gap[] {
  return one.flatMap((from) =>
    other.map((corner, at) => {
      const to = nearestOn(from, corner, other[(at + 1) % other.length] ?? corner);
      return { from, to, length: distance(from, to) };
    }),
  );
}

/** The shortest way between two convex shapes that do not meet. */
export const gapOf = (one: Polygon, other: Polygon): Gap =>
  [
    ...fromCorners(one, other),
    ...fromCorners(other, one).map(({ from, to, length }) => ({ from: to, to: from, length })),
  ].reduce((least, each) => (each.length < least.length ? each : least));

const reach = (polygon: Polygon, nx: number, ny: number): readonly [number, number] => {
  const along = polygon.map(({ x, y }) => x * nx + y * ny);
  return [Math.min(...along), Math.max(...along)];
};

const normals = (polygon: Polygon): readonly Point[] =>
  polygon.map((corner, at) => {
    const next = polygon[(at + 1) % polygon.length] ?? corner;
    const length = distance(corner, next);
    return { x: (next.y - corner.y) / length, y: (corner.x - next.x) / length };
  });

/** The shortest way by which the second of two convex shapes leaves the first; null: they do not meet. */
export function wayOut(one: Polygon, other: Polygon): Point | null {
  let best: { readonly way: Point; readonly length: number } | null = null;
  for (const { x, y } of [...normals(one), ...normals(other)]) {
    const [low, high] = reach(one, x, y);
    const [otherLow, otherHigh] = reach(other, x, y);
    const [up, down] = [high - otherLow, otherHigh - low];
    if (up <= 0 || down <= 0) return null;
    const length = Math.min(up, down);
    const signed = up <= down ? length : -length;
    if (best === null || length < best.length) best = { way: { x: x * signed, y: y * signed }, length };
  }
  return best?.way ?? null;
}

/** Of places in a row from left to right those under which none lies, without the last. */
function underside(row: readonly Point[]): readonly Point[] {
  const kept: Point[] = [];
  for (const point of row) {
    while (kept.length > 1 && turn(kept.at(-2) ?? point, kept.at(-1) ?? point, point) <= 0) kept.pop();
    kept.push(point);
  }
  return kept.slice(0, -1);
}

/** The outer corners of these, counterclockwise. */
export function hullOf(points: readonly Point[]): Polygon {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y);
  return [...underside(sorted), ...underside(sorted.toReversed())];
}
