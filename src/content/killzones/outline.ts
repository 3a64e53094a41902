import { type Point, turn } from '../../engine/board/plane.ts';
import { toGrid, toInches } from '../../engine/board/units.ts';

type Corner = readonly [number, number];
type Ring = readonly Point[];

/** Why an outline is no shape. `few`: fewer than three corners; `line`: they lie on one line; `crosses`: its border meets itself. */
export type OutlineFault = 'few' | 'line' | 'crosses';

const same = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

const around = (ring: Ring, at: number): Point => ring[(at + ring.length) % ring.length] ?? { x: 0, y: 0 };

/** Without corners that are there twice, or lie between their neighbours. */
function cleaned(ring: Ring): Ring {
  const at = ring.findIndex((corner, index) => {
    const [before, after] = [around(ring, index - 1), around(ring, index + 1)];
    return same(corner, after) || turn(before, corner, after) === 0;
  });
  return at < 0 || ring.length < 3 ? ring : cleaned(ring.filter((_, index) => index !== at));
}

const areaTwice = (ring: Ring): number =>
  ring.reduce((sum, corner, at) => {
    const next = around(ring, at + 1);
    return sum + corner.x * next.y - corner.y * next.x;
  }, 0);

const isBetween = (p: Point, a: Point, b: Point): boolean =>
  turn(a, b, p) === 0 &&
  Math.min(a.x, b.x) <= p.x &&
  p.x <= Math.max(a.x, b.x) &&
  Math.min(a.y, b.y) <= p.y &&
  p.y <= Math.max(a.y, b.y);

/** Whether two sides have a place in common. */
function meet([a, b]: readonly [Point, Point], [c, d]: readonly [Point, Point]): boolean {
  const [ac, ad, ca, cb] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (ac * ad < 0 && ca * cb < 0) return true;
  return isBetween(c, a, b) || isBetween(d, a, b) || isBetween(a, c, d) || isBetween(b, c, d);
}

const crosses = (ring: Ring): boolean =>
  ring.some((corner, at) =>
    ring.some((other, further) => {
      const apart = Math.min(further - at, ring.length - further + at);
      if (further <= at || apart < 2) return false;
      return meet([corner, around(ring, at + 1)], [other, around(ring, further + 1)]);
    }),
  );

const isEar = (ring: Ring, at: number): boolean => {
  const [a, b, c] = [around(ring, at - 1), around(ring, at), around(ring, at + 1)];
  if (turn(a, b, c) <= 0) return false;
  return !ring.some(
    (p) => !same(p, a) && !same(p, b) && !same(p, c) && turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0,
  );
};

/** A simple shape, counterclockwise, as triangles. */
function trianglesOf(ring: Ring): readonly Ring[] {
  if (ring.length < 3) return [];
  const at = ring.findIndex((_, index) => isEar(ring, index));
  if (at < 0 || ring.length === 3) return [ring];
  const ear = [around(ring, at - 1), around(ring, at), around(ring, at + 1)];
  return [ear, ...trianglesOf(ring.filter((_, index) => index !== at))];
}

const isConvex = (ring: Ring): boolean =>
  ring.every((corner, at) => turn(around(ring, at - 1), corner, around(ring, at + 1)) >= 0);

/** Two shapes along the side that they share as one; null: they share none, or it would not be convex. */
function joined(one: Ring, other: Ring): Ring | null {
  for (let at = 0; at < one.length; at += 1) {
    const [from, to] = [around(one, at), around(one, at + 1)];
    const there = other.findIndex((corner, index) => same(corner, to) && same(around(other, index + 1), from));
    if (there < 0) continue;
    const rest = Array.from({ length: other.length - 2 }, (_, step) => around(other, there + 2 + step));
    const round = Array.from({ length: one.length }, (_, step) => around(one, at + 1 + step));
    const ring = [...round, ...rest];
    return isConvex(ring) ? ring : null;
  }
  return null;
}

/** Shapes joined while they stay convex. */
function joinedAll(rings: readonly Ring[]): readonly Ring[] {
  for (const [at, one] of rings.entries())
    for (const [further, other] of rings.entries()) {
      const ring = further > at ? joined(one, other) : null;
      if (ring !== null) return joinedAll([...rings.filter((each) => each !== one && each !== other), ring]);
    }
  return rings;
}

/**
 * An outline in inches as convex shapes that make it up, counterclockwise: one where it is convex itself. Corners lie on the grid
 * of boards.
 */
export function convexParts(outline: readonly Corner[]): readonly (readonly Corner[])[] | OutlineFault {
  if (outline.length < 3) return 'few';
  const ring = cleaned(outline.map(([x, y]) => ({ x: toGrid(x), y: toGrid(y) })));
  if (ring.length < 3) return 'line';
  if (crosses(ring)) return 'crosses';
  const round = areaTwice(ring) > 0 ? ring : ring.toReversed();
  const shapes = isConvex(round) ? [round] : joinedAll(trianglesOf(round));
  return shapes.map((shape) => cleaned(shape).map(({ x, y }): Corner => [toInches(x), toInches(y)]));
}
