import { type HalfPlane, type Point, type Polygon, clip } from './plane.ts';
import type { Part } from './part.ts';
import { type Terrain, terrainOf } from './terrain.ts';
import { MILLIMETRE } from './units.ts';

/** How exactly a piece stands where it is drawn, in grid steps. */
export const MARGIN = MILLIMETRE / 2;

/** The half-plane inside of a side, moved outwards. */
function insideOf(a: Point, b: Point, outwards: number): HalfPlane {
  const [nx, ny] = [b.y - a.y, a.x - b.x];
  const length = Math.hypot(nx, ny);
  return { nx: nx / length, ny: ny / length, at: (nx * a.x + ny * a.y) / length + outwards };
}

const sidesOf = (corners: Polygon, outwards: number): readonly HalfPlane[] =>
  corners.map((corner, at) => insideOf(corner, corners[(at + 1) % corners.length] ?? corner, outwards));

/** Where the borders of two half-planes cross. */
function crossing(one: HalfPlane, other: HalfPlane): Point {
  const turn = one.nx * other.ny - one.ny * other.nx;
  return {
    x: (one.at * other.ny - other.at * one.ny) / turn,
    y: (one.nx * other.at - other.nx * one.at) / turn,
  };
}

/** A convex shape with every side moved outwards; inwards where that is negative: nothing may be left of it. */
export function moved(corners: Polygon, outwards: number): Polygon {
  const sides = sidesOf(corners, outwards);
  if (outwards < 0) return sides.reduce(clip, corners);
  return sides.map((side, at) => crossing(sides.at(at - 1) ?? side, side));
}

/** A part that is so much larger on all sides; smaller where that is negative; null: nothing is left of it. */
function partMoved(part: Part, outwards: number): Part | null {
  const corners = moved(part.corners, outwards);
  const [low, high] = [part.low - outwards, part.high + outwards];
  return corners.length < 3 || low >= high ? null : { ...part, corners, low, high };
}

/** Terrain all of whose parts are so much larger; smaller where that is negative. */
export const terrainMoved = ({ parts }: Terrain, outwards: number): Terrain =>
  terrainOf(parts.map((part) => partMoved(part, outwards)).filter((part) => part !== null));

/** Terrain as it is, and as it may be. */
interface Readings {
  readonly smaller: Terrain;
  readonly larger: Terrain;
}

const known = new WeakMap<Terrain, Readings>();

function readingsOf(terrain: Terrain): Readings {
  const found = known.get(terrain);
  if (found !== undefined) return found;
  const readings = {
    smaller: terrainMoved(terrain, -MARGIN),
    larger: terrainMoved(terrain, MARGIN),
  };
  known.set(terrain, readings);
  return readings;
}

/** An answer, and whether half a millimetre would change it: then with what it would be as well. */
export interface Measured<T> {
  readonly value: T;
  readonly close: boolean;
  readonly smaller: T;
  readonly larger: T;
}

/**
 * What is so of terrain, and of the same with every part half a millimetre smaller and larger. Source: research/board_ai.md 3.7.
 */
export function measured<T>(
  terrain: Terrain,
  ask: (terrain: Terrain) => T,
  isSame: (one: T, other: T) => boolean,
): Measured<T> {
  const readings = readingsOf(terrain);
  const [value, smaller, larger] = [ask(terrain), ask(readings.smaller), ask(readings.larger)];
  return { value, smaller, larger, close: !isSame(value, smaller) || !isSame(value, larger) };
}
