import type { BattleBoard } from './battleBoard.ts';
import { standingAt } from './looks.ts';
import { asBase, type Round } from './oval.ts';
import { clip, distance, type HalfPlane, isInside, nearestOnSegment, type Point, type Polygon } from './plane.ts';
import { toInches } from './units.ts';

/** What can be measured from and to: a model or a piece by its id, an area such as a marker, a place over the board. In grid steps. */
export type Measurable =
  | { readonly kind: 'model' | 'piece' | 'zone'; readonly id: string }
  | (Point & { readonly kind: 'point'; readonly z: number });

/** From edge to edge, in inches: straight through the air, seen from above, and up or down; and where from above it is measured. */
export interface Distance {
  readonly inches: number;
  readonly across: number;
  readonly up: number;
  readonly from: Point;
  readonly to: Point;
}

/** Something as it is measured: a shape with round edges, between two heights. */
interface Body {
  readonly corners: Polygon;
  readonly radius: number;
  readonly low: number;
  readonly high: number;
}

const flat = (corners: Polygon, z: number, radius = 0): Body => ({ corners, radius, low: z, high: z });

const points = (corners: readonly (readonly [number, number])[]): Polygon => corners.map(([x, y]) => ({ x, y }));

/** How many corners an oval base is measured by: none lies off its edge by more than 1/20 of a millimetre. */
const CORNERS = 72;

const around = (base: Round): Polygon =>
  Array.from({ length: CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CORNERS;
    const at = asBase(base, { x: base.radius * Math.cos(angle), y: base.radius * Math.sin(angle) });
    return { x: base.x + at.x, y: base.y + at.y };
  });

function bodiesOf({ map, places }: BattleBoard, thing: Measurable): readonly Body[] {
  if (thing.kind === 'point') return [flat([thing], thing.z)];
  if (thing.kind === 'model') {
    const place = places[thing.id];
    if (place?.oval !== undefined) return [flat(around(standingAt(place)), place.z)];
    return place === undefined ? [] : [flat([place], place.z, place.radius)];
  }
  if (thing.kind === 'zone')
    return map.zones.filter(({ id }) => id === thing.id).map(({ corners }) => flat(points(corners), 0));
  const piece = map.pieces.find(({ id }) => id === thing.id);
  return (piece?.parts ?? []).map(({ corners, low, high }) => ({ corners: points(corners), radius: 0, low, high }));
}

type Ends = readonly [Point, Point];

const gap = ([one, other]: Ends): number => distance(one, other);

/** The nearest of these; null: there are none. */
const least = (all: readonly Ends[]): Ends | null => all.toSorted((one, other) => gap(one) - gap(other))[0] ?? null;

/** From a corner to the nearest place of a shape. */
function toShape(corner: Point, shape: Polygon): Ends | null {
  if (isInside(corner, shape)) return [corner, corner];
  return least(
    shape.map((side, at) => [corner, nearestOnSegment(corner, side, shape[(at + 1) % shape.length] ?? side)]),
  );
}

const isEnds = (ends: Ends | null): ends is Ends => ends !== null;

/** What is inside of a side of a convex shape. */
const insideOf = (a: Point, b: Point): HalfPlane => {
  const [nx, ny] = [b.y - a.y, a.x - b.x];
  return { nx, ny, at: nx * a.x + ny * a.y };
};

/** A place in both shapes; null: there is none. Two can lie across each other with no corner in either. */
function shared(one: Polygon, other: Polygon): Ends | null {
  if (one.length < 3 || other.length < 3) return null;
  const sides = other.map((side, at) => insideOf(side, other[(at + 1) % other.length] ?? side));
  const [place] = sides.reduce<Polygon>(clip, one);
  return place === undefined ? null : [place, place];
}

/** The places of two convex shapes that are nearest to each other. */
const nearest = (one: Polygon, other: Polygon): Ends | null =>
  shared(one, other) ??
  least([
    ...one.map((corner) => toShape(corner, other)).filter(isEnds),
    ...other
      .map((corner) => toShape(corner, one))
      .filter(isEnds)
      .map(([to, from]): Ends => [from, to]),
  ]);

/** So far on from one place to another. */
function towards(from: Point, to: Point, far: number): Point {
  const length = distance(from, to);
  const share = length === 0 ? 0 : Math.min(1, far / length);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function betweenBodies(one: Body, other: Body): Distance | null {
  const ends = nearest(one.corners, other.corners);
  if (ends === null) return null;
  const [a, b] = ends;
  const across = Math.max(0, gap(ends) - one.radius - other.radius);
  const up = Math.max(0, other.low - one.high, one.low - other.high);
  const [from, to] = across === 0 ? ends : [towards(a, b, one.radius), towards(b, a, other.radius)];
  return { inches: toInches(Math.hypot(across, up)), across: toInches(across), up: toInches(up), from, to };
}

/** How far two things are from each other, from edge to edge; null: one of them is not on the board. */
export function distanceOn(board: BattleBoard, one: Measurable, other: Measurable): Distance | null {
  const others = bodiesOf(board, other);
  const all = bodiesOf(board, one).flatMap((body) => others.flatMap((each) => betweenBodies(body, each) ?? []));
  return all.toSorted((a, b) => a.inches - b.inches)[0] ?? null;
}
