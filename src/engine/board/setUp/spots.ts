import type { BattleBoard, BoardPlace } from '../battleBoard.ts';
import type { BoardMap } from '../boardMap.ts';
import { terrainOn } from '../mapTerrain.ts';
import { type Part, convexOf } from '../part.ts';
import { misplacedAt } from '../placing.ts';
import { type Point, type Polygon, distanceToPolygon } from '../plane.ts';
import { EPSILON } from '../units.ts';
import type { Body } from './body.ts';

/** All of a board as a place to set up in. */
const wholeBoard = ({ width, height }: BoardMap): Polygon => [
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

/** Whether a base lies wholly in a convex zone; it may touch the border. */
export function isWhollyIn(zone: Polygon, { x, y, radius }: Point & { readonly radius: number }): boolean {
  return zone.every((corner, at) => {
    const next = zone[(at + 1) % zone.length] ?? corner;
    const [dx, dy] = [next.x - corner.x, next.y - corner.y];
    const inwards = (dx * (y - corner.y) - dy * (x - corner.x)) / Math.hypot(dx, dy);
    return inwards >= radius - EPSILON;
  });
}

const isFloor = ({ traits }: Part): boolean => traits.has('Vantage') && !traits.has('Open');

/** Nobody is on it. */
const emptyBoard = (map: BoardMap): BattleBoard => ({ map, reading: 'thirdEdition', places: {} });

/** Everywhere that a body can stand over a place, were nobody else there: on the killzone floor, on Vantage. */
export function standsAt(map: BoardMap, { x, y }: Point, { radius, head }: Body): readonly BoardPlace[] {
  const at = { x, y, radius, head };
  const floors = terrainOn(map).parts.filter((part) => isFloor(part) && distanceToPolygon(at, part.corners) === 0);
  const all: readonly BoardPlace[] = [
    { ...at, z: 0 },
    ...floors.map(({ high, feature }) => ({ ...at, z: high, vantage: feature })),
  ];
  return all.filter((place) => misplacedAt(emptyBoard(map), place, []) === null);
}

/** Evenly from one end to the other, no farther from each other than so much; none where there is no way between. */
function evenly(from: number, to: number, spacing: number): readonly number[] {
  if (to < from) return [];
  const steps = Math.ceil((to - from) / spacing);
  return Array.from({ length: steps + 1 }, (_, at) => Math.round(from + (at * (to - from)) / Math.max(1, steps)));
}

/** Everywhere on a lattice that a body can stand wholly in a zone, were nobody else there. `spacing` in grid steps. */
export function spotsIn(map: BoardMap, zone: Polygon, body: Body, spacing: number): readonly BoardPlace[] {
  const [xs, ys] = [zone.map(({ x }) => x), zone.map(({ y }) => y)];
  const { radius } = body;
  const columns = evenly(Math.min(...xs) + radius, Math.max(...xs) - radius, spacing);
  const rows = evenly(Math.min(...ys) + radius, Math.max(...ys) - radius, spacing);
  return columns
    .flatMap((x) => rows.map((y) => ({ x, y, radius })))
    .filter((at) => isWhollyIn(zone, at))
    .flatMap((at) => standsAt(map, at, body));
}
