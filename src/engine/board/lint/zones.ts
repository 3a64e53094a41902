import type { BattleBoard, BoardPlace } from '../battleBoard.ts';
import type { BoardMap, MapZone } from '../boardMap.ts';
import { lookFrom, standingAt } from '../looks.ts';
import { terrainOn } from '../mapTerrain.ts';
import { type Point, type Polygon, clip, distance, distanceToPolygon } from '../plane.ts';
import { USUAL } from '../setUp/body.ts';
import { setUpZones, spotsIn } from '../setUp/spots.ts';
import { EPSILON, INCH } from '../units.ts';
import type { Answer, Finding } from './finding.ts';
import { middleOf, polygonOf } from './polygons.ts';
import { roomIn } from './roomIn.ts';

const STEP = INCH / 4;

/** How far somebody may stand from a marker, and how far a marker may be moved. */
const REACH = USUAL.radius + INCH;
const FARTHEST = 6 * INCH;

const clipped = (polygon: Polygon, { width, height }: BoardMap): Polygon =>
  [
    { nx: -1, ny: 0, at: 0 },
    { nx: 1, ny: 0, at: width },
    { nx: 0, ny: -1, at: 0 },
    { nx: 0, ny: 1, at: height },
  ].reduce(clip, polygon);

const squareAround = ({ x, y }: Point, by: number): Polygon => [
  { x: x - by, y: y - by },
  { x: x + by, y: y - by },
  { x: x + by, y: y + by },
  { x: x - by, y: y + by },
];

const spotsAround = (map: BoardMap, at: Point, by: number): readonly BoardPlace[] =>
  spotsIn(map, clipped(squareAround(at, by + USUAL.radius), map), USUAL, STEP);

/** The heights at which something can lie at a place: the killzone floor where nothing stands on it, and floors. */
function heightsAt(map: BoardMap, at: Point): readonly number[] {
  const here = terrainOn(map).parts.filter(({ corners }) => distanceToPolygon(at, corners) === 0);
  const isCovered = here.some(({ low, traits }) => low <= 0 && !traits.has('Insignificant') && !traits.has('Open'));
  return [...(isCovered ? [] : [0]), ...here.filter(({ traits }) => traits.has('Vantage')).map(({ high }) => high)];
}

/** Whether somebody on one of these spots is within an inch of a marker at this place, at its height. */
function isInReach(map: BoardMap, spots: readonly BoardPlace[], at: Point): boolean {
  const near = spots.filter((spot) => distance(spot, at) <= REACH);
  return near.length > 0 && heightsAt(map, at).some((height) => near.some(({ z }) => Math.abs(z - height) <= EPSILON));
}

/** The nearest place for a marker that somebody can stand at. */
function freePlace(map: BoardMap, where: Point): Point | null {
  const spots = spotsAround(map, where, FARTHEST);
  const places = [...spots].toSorted((one, other) => distance(one, where) - distance(other, where));
  return places.find((place) => isInReach(map, spots, place)) ?? null;
}

function markerFinding(map: BoardMap, { id, corners }: MapZone): readonly Finding[] {
  const shape = polygonOf(corners);
  if (shape === null) return [];
  const where = middleOf(shape);
  if (isInReach(map, spotsAround(map, where, REACH), where)) return [];
  const free = freePlace(map, where);
  const by = free === null ? null : { x: Math.round(free.x - where.x), y: Math.round(free.y - where.y) };
  return [
    { what: 'nobodyStands', at: [id], where, answers: by === null ? [] : [{ do: 'move', id, by, how: 'toRoom' }] },
  ];
}

const GROWN: readonly number[] = [1.1, 1.2, 1.35, 1.5, 1.75, 2, 2.5, 3, 4, 6];

/** A zone grown about its middle until it is large enough; null: it cannot be. */
function growAnswer(map: BoardMap, { id }: MapZone, shape: Polygon, team: number): Answer | null {
  const middle = middleOf(shape);
  const zones = GROWN.map((by) =>
    clipped(
      shape.map(({ x, y }) => ({
        x: Math.round(middle.x + by * (x - middle.x)),
        y: Math.round(middle.y + by * (y - middle.y)),
      })),
      map,
    ),
  );
  const zone = zones.find((each) => roomIn(map, [each], team) >= team);
  if (zone === undefined) return null;
  return { do: 'reshape', id, corners: zone.map(({ x, y }) => [Math.round(x), Math.round(y)]) };
}

const dropZones = ({ zones }: BoardMap, side: 0 | 1): readonly MapZone[] =>
  zones.filter((zone) => zone.kind === 'drop' && (zone.side ?? side) === side);

function sizeFinding(map: BoardMap, side: 0 | 1, team: number): readonly Finding[] {
  const zones = dropZones(map, side);
  const [first] = zones;
  const shape = first === undefined ? null : polygonOf(first.corners);
  if (first === undefined || shape === null) return [];
  const room = roomIn(map, setUpZones(map, side), team);
  if (room >= team) return [];
  const answer = growAnswer(map, first, shape, team);
  const answers = answer === null ? [] : [answer];
  return [{ what: 'zoneSmall', at: zones.map(({ id }) => id), where: middleOf(shape), room, team, answers }];
}

/** How much less one side may see of the other's zone. */
const FAIR = 0.12;
/** From more places than this nobody looks. */
const MOST_LOOKOUTS = 56;

/** How much of the places of one is seen from those of the other, and without cover: from 0 to 1. */
function shareSeen(board: BattleBoard, from: readonly BoardPlace[], to: readonly BoardPlace[]): number {
  let seen = 0;
  for (const a of from)
    for (const b of to) if (lookFrom(board, standingAt(a), standingAt(b)).hidden === 'clear') seen += 1;
  return seen / Math.max(1, from.length * to.length);
}

/** Places all over the drop zones of a side: two inches apart, three in large ones. */
function lookoutsOf(map: BoardMap, side: 0 | 1): readonly BoardPlace[] {
  const apart = (inches: number) => setUpZones(map, side).flatMap((zone) => spotsIn(map, zone, USUAL, inches * INCH));
  const close = apart(2);
  return close.length > MOST_LOOKOUTS ? apart(3) : close;
}

/** How much of the other's drop zone is seen without cover from that of either side; null: one of them has none. */
export function sharesSeen(map: BoardMap): readonly [number, number] | null {
  if (dropZones(map, 0).length === 0 || dropZones(map, 1).length === 0) return null;
  const board: BattleBoard = { map, reading: 'thirdEdition', places: {} };
  const [one = [], other = []] = ([0, 1] as const).map((side) => lookoutsOf(map, side));
  return [shareSeen(board, one, other), shareSeen(board, other, one)];
}

function fairnessFinding(map: BoardMap): readonly Finding[] {
  const seen = sharesSeen(map);
  if (seen === null || Math.abs(seen[0] - seen[1]) <= FAIR) return [];
  const zones = [...dropZones(map, 0), ...dropZones(map, 1)];
  const where = middleOf(zones.flatMap(({ corners }) => corners.map(([x, y]) => ({ x, y }))));
  return [{ what: 'unfair', at: zones.map(({ id }) => id), where, seen, answers: [] }];
}

/** What is wrong with zones: markers nobody comes to, too little room for a team, one side that sees far more. */
export const lintZones = (map: BoardMap, team: number): readonly Finding[] => [
  ...map.zones.filter(({ kind }) => kind === 'marker').flatMap((zone) => markerFinding(map, zone)),
  ...([0, 1] as const).flatMap((side) => sizeFinding(map, side, team)),
  ...fairnessFinding(map),
];
