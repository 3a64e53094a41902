import type { BoardPlace } from '../battleBoard.ts';
import type { BoardMap } from '../boardMap.ts';
import { terrainOn } from '../mapTerrain.ts';
import { type Part, convexOf } from '../part.ts';
import { isInPart } from '../placing.ts';
import { type Point, type Polygon, distanceToPolygon } from '../plane.ts';
import { EPSILON } from '../units.ts';
import type { Body } from './body.ts';

/** All of a board as a place to set up in. */
export const wholeBoard = ({ width, height }: BoardMap): Polygon => [
  { x: 0, y: 0 },
  { x: width, y: 0 },
  { x: width, y: height },
  { x: 0, y: height },
];

/** Where a side sets up: its drop zones and those of either; a board without any of them is one altogether. */
export function setUpZones(map: BoardMap, side: 0 | 1): readonly Polygon[] {
  const zones = map.zones
    .filter((zone) => zone.kind === 'drop' && (zone.side ?? side) === side)
    .map(({ corners }) => convexOf(corners.map(([x, y]) => ({ x, y }))))
    .filter((shape) => typeof shape !== 'string');
  return zones.length === 0 ? [wholeBoard(map)] : zones;
}

/** How far a base sticks out of a convex zone over the side that it is farthest beyond; 0: it lies wholly in it. */
function outsideBy(zone: Polygon, { x, y, radius }: Point & { readonly radius: number }): number {
  const beyond = zone.map((corner, at) => {
    const next = zone[(at + 1) % zone.length] ?? corner;
    const [dx, dy] = [next.x - corner.x, next.y - corner.y];
    const inwards = (dx * (y - corner.y) - dy * (x - corner.x)) / Math.hypot(dx, dy);
    return radius - inwards;
  });
  const most = Math.max(...beyond);
  return most <= EPSILON ? 0 : most;
}

/** Whether a base lies wholly in a convex zone; it may touch the border. */
export const isWhollyIn = (zone: Polygon, base: Point & { readonly radius: number }): boolean =>
  outsideBy(zone, base) === 0;

/** How far a base sticks out of where its side sets up, in grid steps; 0: it lies wholly in it. */
export const outsideSetUp = (map: BoardMap, side: 0 | 1, base: Point & { readonly radius: number }): number =>
  Math.min(...setUpZones(map, side).map((zone) => outsideBy(zone, base)));

const isFloor = ({ traits }: Part): boolean => traits.has('Vantage') && !traits.has('Open');

/** Of these parts those that may come within so much of a place along one side of the board. */
const partsNear = (parts: readonly Part[], of: 'x' | 'y', at: number, within: number): readonly Part[] =>
  parts.filter(
    ({ corners }) =>
      corners.some((corner) => corner[of] > at - within) && corners.some((corner) => corner[of] < at + within),
  );

/** Everywhere that a body can stand over a place past these parts. */
function standsPast(parts: readonly Part[], { x, y }: Point, { radius, head }: Body): readonly BoardPlace[] {
  const at = { x, y, radius, head };
  const floors = parts.filter((part) => isFloor(part) && distanceToPolygon(at, part.corners) === 0);
  const all: readonly BoardPlace[] = [
    { ...at, z: 0 },
    ...floors.map(({ high, feature }) => ({ ...at, z: high, vantage: feature })),
  ];
  return all.filter((place) => !parts.some((part) => isInPart(place, part)));
}

/** Whether a body can stand on the ground at a place, were nobody there. */
export const standsOnGround = (map: BoardMap, at: Point, body: Body): boolean =>
  standsPast(terrainOn(map).parts, at, body).some(({ z }) => z === 0);

/** Evenly from one end to the other, no farther from each other than so much; none where there is no way between. */
function evenly(from: number, to: number, spacing: number): readonly number[] {
  if (to < from) return [];
  const steps = Math.ceil((to - from) / spacing);
  return Array.from({ length: steps + 1 }, (_, at) => Math.round(from + (at * (to - from)) / Math.max(1, steps)));
}

/** Everywhere on a lattice that a body can stand wholly in a zone on the board, were nobody else there. `spacing` in grid steps. */
export function spotsIn(map: BoardMap, zone: Polygon, body: Body, spacing: number): readonly BoardPlace[] {
  const [xs, ys] = [zone.map(({ x }) => x), zone.map(({ y }) => y)];
  const { radius } = body;
  const columns = evenly(Math.max(0, Math.min(...xs)) + radius, Math.min(map.width, Math.max(...xs)) - radius, spacing);
  const rows = evenly(Math.max(0, Math.min(...ys)) + radius, Math.min(map.height, Math.max(...ys)) - radius, spacing);
  return columns.flatMap((x) => {
    const parts = partsNear(terrainOn(map).parts, 'x', x, radius);
    return rows
      .filter((y) => isWhollyIn(zone, { x, y, radius }))
      .flatMap((y) => standsPast(partsNear(parts, 'y', y, radius), { x, y }, body));
  });
}
