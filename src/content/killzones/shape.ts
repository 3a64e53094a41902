import type { MapPart, MapZone } from '../../engine/board/boardMap.ts';
import { toGrid } from '../../engine/board/units.ts';
import type { PartRow, PlacedRow, ZoneRow } from './schema.ts';

type Corner = readonly [number, number];

/** A move of the plane: from inches about a middle to inches on the board. */
type Laid = (corner: Corner) => Corner;

/** As it is written. */
const asWritten: Laid = (corner) => corner;

const RIGHT_ANGLES: Readonly<Record<number, Corner>> = { 0: [1, 0], 90: [0, 1], 180: [-1, 0], 270: [0, -1] };

/** The direction of so many degrees: right angles are exact. */
function directionOf(degrees: number): Corner {
  const angle = (degrees * Math.PI) / 180;
  return RIGHT_ANGLES[degrees] ?? [Math.cos(angle), Math.sin(angle)];
}

/** Where the corners of a piece come to lie that is placed. */
export function laidBy({ at: [x, y], turned = 0, mirrored = false }: Omit<PlacedRow, 'piece'>): Laid {
  const [along, aside] = directionOf(turned);
  return ([given, dy]) => {
    const dx = mirrored ? -given : given;
    return [x + dx * along - dy * aside, y + dx * aside + dy * along];
  };
}

const cornersOfBox = ([left, near, right, far]: readonly [number, number, number, number]): readonly Corner[] => [
  [left, near],
  [right, near],
  [right, far],
  [left, far],
];

/** The corners of a box or of what has corners of its own, on the grid. */
const gridCorners = ({ box, corners }: Pick<PartRow, 'box' | 'corners'>, laid: Laid): MapPart['corners'] =>
  (box === undefined ? (corners ?? []) : cornersOfBox(box)).map((corner) => {
    const [x, y] = laid(corner);
    return [toGrid(x), toGrid(y)];
  });

/** A part on the grid. */
export const partOn = ({ low = 0, high, traits, ...shape }: PartRow, laid: Laid = asWritten): MapPart => ({
  corners: gridCorners(shape, laid),
  low: toGrid(low),
  high: toGrid(high),
  traits,
});

/** A zone on the grid. */
export function zoneOn({ id, kind, name, side, ...shape }: ZoneRow): MapZone {
  const zone = { id, kind, name, corners: gridCorners(shape, asWritten) };
  return side === undefined ? zone : { ...zone, side };
}
