import type { BoardPlace } from '../battleBoard.ts';
import type { BoardMap } from '../boardMap.ts';
import { type Polygon, distance } from '../plane.ts';
import { USUAL } from '../setUp/body.ts';
import { spotsIn } from '../setUp/spots.ts';
import { EPSILON, INCH } from '../units.ts';

const STEP = INCH / 4;

/** How many of the usual size fit into some zones, counted up to so many. */
export function roomIn(map: BoardMap, zones: readonly Polygon[], most: number): number {
  const there: BoardPlace[] = [];
  for (const zone of zones)
    for (const spot of spotsIn(map, zone, USUAL, STEP)) {
      if (there.length >= most) return most;
      const isFree = there.every((other) => other.z !== spot.z || distance(other, spot) >= 2 * USUAL.radius - EPSILON);
      if (isFree) there.push(spot);
    }
  return there.length;
}
