import { type Point, distanceToPolygon } from '../plane.ts';
import type { Part } from '../part.ts';
import type { Terrain } from '../terrain.ts';
import { EPSILON } from '../units.ts';
import type { MoveRules } from './moveRules.ts';
import { type Shape, gapOnWay, goesThrough, goesThroughAnyFrom, grown, isBoxAway, shapeOf } from './shape.ts';

/** The board's edges, in grid steps. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

/** Who moves: the radius of its round base, and how high its head is over that. In grid steps. */
export interface Mover {
  readonly radius: number;
  readonly head: number;
}

/** A part that is in the way at some height: as it is, and as the middle of a base sees it. */
interface Barrier {
  readonly part: Part;
  readonly bare: Shape;
  readonly grown: Shape;
}

/** A part that is gone through or over, and what that costs. */
interface Crossed extends Barrier {
  readonly extra: number;
}

/** Accessible terrain: only the middle of a base goes through, so that what stands beside it does not hold the base. */
interface Door extends Crossed {
  readonly beside: ReadonlySet<Barrier>;
}

/** What is in the way of somebody whose feet are at a height. */
export interface Height {
  readonly solid: readonly Barrier[];
  readonly doors: readonly Door[];
  readonly low: readonly Crossed[];
}

/** The top of a part: where a base is on it at least a little, and where it hangs beside it, near enough to climb or drop. */
export interface Hold {
  readonly on: Shape;
  readonly beside: Shape;
}

/** A board as one size of base moves on it by the rules of one game. */
export interface Ground {
  readonly terrain: Terrain;
  readonly bounds: Bounds;
  readonly mover: Mover;
  readonly rules: MoveRules;
  /** Ladders, where the game makes something of them. */
  readonly ladders: readonly Part[];
  /** What can be stood on, by its height; beside it the ground. */
  readonly plates: ReadonlyMap<number, readonly Part[]>;
  readonly heights: Map<number, Height>;
  /** The parts with a top at a height, as who moves over it is held by them. */
  readonly holds: Map<number, readonly Hold[]>;
}

/** What placing by hand may be off, in grid steps: a hundredth of a millimetre. */
export const SLACK = 1;

/** What cannot be moved through. What stands open is not there; Insignificant terrain is ignored. */
export const isBody = ({ traits }: Part): boolean => !traits.has('Open') && !traits.has('Insignificant');

const isLadder = ({ traits }: Part): boolean => traits.has('Scalable') && traits.has('Exposed') && !traits.has('Open');

/** A board for a base and a game. */
export function groundOf(terrain: Terrain, bounds: Bounds, mover: Mover, rules: MoveRules): Ground {
  const plates = new Map<number, Part[]>();
  for (const part of terrain.parts) {
    if (!part.traits.has('Vantage') || part.traits.has('Open')) continue;
    plates.set(part.high, [...(plates.get(part.high) ?? []), part]);
  }
  const ladders = rules.ladder === null ? [] : terrain.parts.filter(isLadder);
  return { terrain, bounds, mover, rules, ladders, plates, heights: new Map(), holds: new Map() };
}

/** Whether a part is in the way of somebody who reaches from one height, its feet, to another, its head. */
const isBetween = ({ low, high }: Part, feet: number, head: number): boolean =>
  low < head - EPSILON && high > feet + EPSILON;

const isNear = (one: Part, other: Part, by: number): boolean =>
  one.corners.some((corner) => distanceToPolygon(corner, other.corners) < by) ||
  other.corners.some((corner) => distanceToPolygon(corner, one.corners) < by);

const shapes = new WeakMap<Part, Shape>();

/** A part as it is gone past by a point. */
export function bareOf(part: Part): Shape {
  const shape = shapes.get(part) ?? shapeOf(part.corners);
  shapes.set(part, shape);
  return shape;
}

function heightOf({ terrain, mover, rules }: Ground, z: number): Height {
  const solid: Barrier[] = [];
  const crossed: Crossed[] = [];
  for (const part of terrain.parts) {
    if (!isBody(part) || !isBetween(part, z, z + mover.head)) continue;
    const barrier = { part, bare: bareOf(part), grown: shapeOf(grown(part.corners, mover.radius)) };
    const extra = rules.crossing(part, z);
    if (extra === null) solid.push(barrier);
    else crossed.push({ ...barrier, extra });
  }
  const [doors, low] = [true, false].map((is) => crossed.filter(({ part }) => part.traits.has('Accessible') === is));
  const beside = ({ part }: Crossed) => new Set(solid.filter((each) => isNear(each.part, part, mover.radius)));
  return { solid, doors: (doors ?? []).map((door) => ({ ...door, beside: beside(door) })), low: low ?? [] };
}

/** What is in the way at a height. */
export function heightAt(ground: Ground, z: number): Height {
  const found = ground.heights.get(z);
  if (found !== undefined) return found;
  const height = heightOf(ground, z);
  ground.heights.set(z, height);
  return height;
}

/** Of what is in the way at a height, what lies in a square around a place. */
export function heightAround({ solid, doors, low }: Height, { x, y }: Point, by: number): Height {
  const isIn = ({ grown: { left, right, near, far } }: Barrier): boolean =>
    right > x - by && left < x + by && far > y - by && near < y + by;
  return { solid: solid.filter(isIn), doors: doors.filter(isIn), low: low.filter(isIn) };
}

/** What the way costs that cannot be gone. */
export const BLOCKED = -1;

/** Whether a base on a straight way meets a part. */
type Meets = (barrier: Barrier, a: Point, b: Point) => boolean;

const meetsNearly: Meets = (barrier, a, b) => goesThrough(barrier.grown, a, b);

const meets =
  (radius: number): Meets =>
  ({ part, bare, grown: larger }, a, b) =>
    goesThrough(larger, a, b) && gapOnWay(part.corners, bare, a, b) < radius - SLACK;

/** One straight way on the level, and who goes it. */
export interface Way {
  readonly a: Point;
  readonly b: Point;
  readonly radius: number;
}

/** What the doors on a way cost; and whose neighbours do not hold the base. */
function throughDoors({ doors }: Height, { a, b }: Way, isMet: Meets): typeof nothing | null {
  let extra = 0;
  const beside = new Set<Barrier>();
  for (const door of doors) {
    if (goesThrough(door.bare, a, b)) {
      extra += door.extra;
      for (const each of door.beside) beside.add(each);
    } else if (isMet(door, a, b)) return null;
  }
  return { extra, beside };
}

/** Whether the middle of a base goes past what stands beside a door, and the base is clear of it at both ends. */
const goesPast = ({ part, bare }: Barrier, { a, b, radius }: Way): boolean =>
  !goesThrough(bare, a, b) &&
  distanceToPolygon(a, part.corners) >= radius - SLACK &&
  distanceToPolygon(b, part.corners) >= radius - SLACK;

const never = (): boolean => false;

/** What is gone over on a way costs beside its length. */
function extraOfLow({ low }: Height, { a, b, radius }: Way): number {
  let extra = 0;
  for (const each of low) if (meets(radius)(each, a, b)) extra += each.extra;
  return extra;
}

const nothing = { extra: 0, beside: new Set<Barrier>() };

function extraOn(height: Height, way: Way, isMet: Meets): number {
  const { a, b } = way;
  const doors = height.doors.length === 0 ? nothing : throughDoors(height, way, isMet);
  if (doors === null) return BLOCKED;
  const { beside, extra } = doors;
  const isPast = beside.size > 0 ? (barrier: Barrier) => beside.has(barrier) : never;
  for (const barrier of height.solid)
    if (isPast(barrier) ? !goesPast(barrier, way) : isMet(barrier, a, b)) return BLOCKED;
  return extra + extraOfLow(height, way);
}

/** What a straight way on the level costs beside its length, in grid steps, or `BLOCKED`: exact to the grid. */
export const extraOnWay = (height: Height, way: Way): number => extraOn(height, way, meets(way.radius));

/** The same in far less time, with corners a little larger than they are: it never allows what the exact one does not. */
export const extraNearly = (height: Height, way: Way): number => extraOn(height, way, meetsNearly);

/** `extraNearly` from one place to many. */
export function extraNearlyFrom(height: Height, a: Point, radius: number): (b: Point) => number {
  if (height.doors.length > 0) return (b) => extraNearly(height, { a, b, radius });
  const isBlocked = goesThroughAnyFrom(
    height.solid.map(({ grown: larger }) => larger),
    a,
  );
  return (b) => (isBlocked(b) ? BLOCKED : extraOfLow(height, { a, b, radius }));
}

/** Whether a base is inside the board's edges. */
export const isInBounds = (
  { bounds: { left, right, near, far }, mover: { radius } }: Ground,
  { x, y }: Point,
): boolean =>
  x >= left + radius - SLACK && x <= right - radius + SLACK && y >= near + radius - SLACK && y <= far - radius + SLACK;

const isInColumn = ({ mover }: Ground, part: Part, at: Point, [low, high]: readonly [number, number]): boolean =>
  isBetween(part, low, high + mover.head) &&
  isBody(part) &&
  !isBoxAway(bareOf(part), at, mover.radius) &&
  distanceToPolygon(at, part.corners) < mover.radius - SLACK;

/** Whether nothing is in the way of a base at one place between two heights of its feet. */
export const isColumnFree = (ground: Ground, at: Point, low: number, high: number): boolean =>
  !ground.terrain.parts.some((part) => isInColumn(ground, part, at, [low, high]));

/** What is in the way of a base at one place between two heights of its feet. */
export const partsInColumn = (ground: Ground, at: Point, low: number, high: number): readonly Part[] =>
  ground.terrain.parts.filter((part) => isInColumn(ground, part, at, [low, high]));

/** What bars a straight way at the height of where it begins: its doors too. */
export function barriersOn(ground: Ground, a: Point & { readonly z: number }, b: Point): readonly Part[] {
  const { solid, doors } = heightAt(ground, a.z);
  const isMet = meets(ground.mover.radius);
  return [...solid, ...doors].filter((each) => isMet(each, a, b)).map(({ part }) => part);
}
