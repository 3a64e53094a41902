import { type BoardMap, type MapPiece, type MapZone, MOST_ZONES } from './boardMap.ts';
import { cornersAround } from './setUp/cornersAround.ts';
import { distance, distanceToPolygon, type Point } from './plane.ts';
import { USUAL } from './setUp/body.ts';
import type { Draw } from './setUp/draw.ts';
import { layMarkers } from './setUp/markers.ts';
import { spotsIn, wholeBoard } from './setUp/spots.ts';
import { ofMark } from './markIds.ts';
import { INCH } from './units.ts';

/** Half of how wide a mark lies: so far it stays from the edge. */
const HALF = 0.4 * INCH;

/** What only lies on the floor is no terrain piece that somebody would roll for. */
const isTerrain = ({ parts }: MapPiece): boolean => parts.some(({ traits }) => !traits.includes('Insignificant'));

/** Three places in the open, outside of drop zones, as far from each other as there is room. */
function threePlaces(map: BoardMap, draw: Draw): readonly Point[] {
  const taken = new Set(map.zones.map(({ id }) => id));
  return layMarkers(map, [{ id: 'place', kind: 'marker', count: 3 }], draw, taken).map(({ at }) => at);
}

const middle = (numbers: readonly number[]): number => (Math.min(...numbers) + Math.max(...numbers)) / 2;

function middleOfPiece({ parts }: MapPiece): Point {
  const corners = parts.flatMap((part) => part.corners);
  return { x: middle(corners.map(([x]) => x)), y: middle(corners.map(([, y]) => y)) };
}

function randomTerrain({ pieces }: BoardMap, draw: Draw): readonly Point[] {
  const all = pieces.filter(isTerrain);
  const piece = all[all.length === 0 ? 0 : draw(all.length)];
  return piece === undefined ? [] : [middleOfPiece(piece)];
}

const quarters = ({ width, height }: BoardMap): readonly Point[] =>
  [1, 3].flatMap((across) => [1, 3].map((deep) => ({ x: (width * across) / 4, y: (height * deep) / 4 })));

/** Places that tables name, by their words. `at`: where that is whom the event is about; null: nobody, or nobody knows. */
const PLACES: Readonly<Record<string, (map: BoardMap, draw: Draw, at: Point | null) => readonly Point[]>> = {
  'random-terrain': randomTerrain,
  'three-places': threePlaces,
  'centre of each quarter': quarters,
  'where-it-fell': (_map, _draw, at) => (at === null ? [] : [at]),
  'where-it-stands': (_map, _draw, at) => (at === null ? [] : [at]),
};

/** What lies on a board. `number`: which of the battle it is; `where`: as its table says. */
export interface EventMark {
  readonly number: number;
  readonly name: string;
  readonly where: string;
  readonly at: Point | null;
}

const within = (length: number, most: number): number => Math.round(Math.max(HALF, Math.min(most - HALF, length)));

/**
 * Zones for a mark of an event on a board: in the middle of a random terrain piece, of each quarter, in three places apart, or where somebody is. None
 * where the table says its place in other words, or the board has no room for more zones. The same draw, the same places.
 */
export function markZones(map: BoardMap, { number, name, where, at }: EventMark, draw: Draw): readonly MapZone[] {
  const places = Object.hasOwn(PLACES, where) ? (PLACES[where]?.(map, draw, at) ?? []) : [];
  if (map.zones.length + places.length > MOST_ZONES) return [];
  return places.map(({ x, y }, nth) => ({
    id: `${ofMark(number)}${nth}`,
    kind: 'area',
    name: name.slice(0, 80),
    corners: cornersAround({ x: within(x, map.width), y: within(y, map.height) }),
  }));
}

/**
 * So many inches away from a place, at terrain: of all places on the floor beside a terrain piece that whose distance is nearest to
 * it; of equals one by chance. Null: there is no terrain where anybody could stand.
 */
export function awayAtTerrain(map: BoardMap, from: Point, inches: number, draw: Draw): Point | null {
  const shapes = map.pieces
    .filter(isTerrain)
    .flatMap(({ parts }) => parts.map(({ corners }) => corners.map(([x, y]) => ({ x, y }))));
  const beside = spotsIn(map, wholeBoard(map), USUAL, INCH / 2).filter(
    (spot) => spot.z === 0 && shapes.some((shape) => distanceToPolygon(spot, shape) <= spot.radius + INCH / 2),
  );
  const off = beside.map((spot) => Math.abs(distance(spot, from) - inches * INCH));
  const least = Math.min(...off);
  const best = beside.filter((_, at) => off[at] === least);
  const found = best[best.length === 0 ? 0 : draw(best.length)];
  return found === undefined ? null : { x: found.x, y: found.y };
}
