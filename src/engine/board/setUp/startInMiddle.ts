import { type BoardMap, type MapZone, MOST_ZONES } from '../boardMap.ts';
import { INCH } from '../units.ts';

/** A side that has no drop zone and starts within so many inches of the middle of the board. */
export interface MiddleStart {
  readonly side: 0 | 1;
  readonly inches: number;
}

const CORNERS = 24;

/** The zone of a side that starts about the middle: all of it lies within the distance. */
function zoneOf({ width, height, zones }: BoardMap, { side, inches }: MiddleStart): MapZone {
  const name = zones.find(({ kind }) => kind === 'drop')?.name ?? 'Drop zone';
  const corners = Array.from({ length: CORNERS }, (_, at): [number, number] => {
    const turn = (2 * Math.PI * at) / CORNERS;
    return [
      Math.trunc(width / 2 + inches * INCH * Math.cos(turn)),
      Math.trunc(height / 2 + inches * INCH * Math.sin(turn)),
    ];
  });
  return { id: 'start-in-the-middle', kind: 'drop', name, side, corners };
}

/** A board on which a side starts about the middle, in place of all drop zones that it has; the same where none does. */
export function startedInMiddle(map: BoardMap, start: MiddleStart | null): BoardMap {
  if (start === null) return map;
  const others = map.zones.filter(({ kind }) => kind !== 'drop').slice(0, MOST_ZONES - 1);
  return { ...map, zones: [...others, zoneOf(map, start)] };
}
