import type { BattleBoard, BoardPlace } from './battleBoard.ts';
import { discOn } from './looks.ts';
import { terrainOn } from './mapTerrain.ts';
import { MARGIN } from './margin.ts';
import { distanceToPolygon } from './plane.ts';
import type { Part } from './part.ts';
import { EPSILON } from './units.ts';

/** Why nobody can stand at a place: over the edge, on another's base, inside terrain, on nothing. */
export type Misplaced = 'offBoard' | 'onAnother' | 'inTerrain' | 'inMidAir';

/** Whether all of a part lies on one side of a base. */
const isAside = ({ x, y, radius }: BoardPlace, { corners }: Part): boolean =>
  corners.every((corner) => corner.x <= x - radius) ||
  corners.every((corner) => corner.x >= x + radius) ||
  corners.every((corner) => corner.y <= y - radius) ||
  corners.every((corner) => corner.y >= y + radius);

const reaches = (place: BoardPlace, part: Part): boolean =>
  !isAside(place, part) && distanceToPolygon(place, part.corners) < place.radius - EPSILON;

const isOver = ({ x, y, radius }: BoardPlace, { map: { width, height } }: BattleBoard): boolean =>
  x < radius || y < radius || x > width - radius || y > height - radius;

/** A body from its floor to its head would be where the part is; Insignificant terrain is stood on as if it were not there. */
export const isInPart = (place: BoardPlace, part: Part): boolean =>
  !part.traits.has('Open') &&
  !part.traits.has('Insignificant') &&
  part.low < place.z + place.head &&
  part.high > place.z &&
  reaches(place, part);

const holds = (place: BoardPlace, part: Part): boolean =>
  part.high === place.z && distanceToPolygon(place, part.corners) === 0;

/** Bases that only touch do not overlap. */
const overlaps = (
  one: { x: number; y: number; radius: number },
  other: { x: number; y: number; radius: number },
): boolean => Math.hypot(one.x - other.x, one.y - other.y) < one.radius + other.radius - EPSILON;

const isOnAnother = (board: BattleBoard, place: BoardPlace, others: readonly string[]): boolean =>
  others.some((id) => {
    const other = discOn(board, id);
    return other !== null && other.z === place.z && overlaps(place, other);
  });

/**
 * What is wrong with a place for somebody, first of all; null: nothing. `others`: whose bases may not be overlapped. A floor
 * holds whose centre is over it.
 */
export function misplacedAt(board: BattleBoard, place: BoardPlace, others: readonly string[]): Misplaced | null {
  if (isOver(place, board)) return 'offBoard';
  const { parts } = terrainOn(board.map);
  if (place.z > 0 && !parts.some((part) => holds(place, part))) return 'inMidAir';
  if (parts.some((part) => isInPart(place, part))) return 'inTerrain';
  return isOnAnother(board, place, others) ? 'onAnother' : null;
}

/**
 * Why nobody stands there, whatever the table says; null: it may. A hand may be off by half a millimetre, and terrain may stand
 * otherwise than it is drawn; a base is over the edge, or on another's, on no table.
 */
export function neverAt(
  board: BattleBoard,
  place: BoardPlace,
  others: readonly string[],
): 'offBoard' | 'onBase' | null {
  const smaller = { ...place, radius: place.radius - MARGIN };
  if (isOver(smaller, board)) return 'offBoard';
  return isOnAnother(board, smaller, others) ? 'onBase' : null;
}
