import { isEqual } from '../../engine/core/isEqual.ts';
import { hundredths } from './ownBoard.ts';
import type { KillzoneRow, ZoneRow } from './schema.ts';

type Box = NonNullable<ZoneRow['box']>;

/** No zone is narrower, in inches. */
const LEAST = 0.5;

function onZone(row: KillzoneRow, id: string, change: (zone: ZoneRow) => ZoneRow): KillzoneRow {
  const before = row.zones.find((zone) => zone.id === id);
  if (before === undefined) return row;
  const after = change(before);
  return isEqual(after, before) ? row : { ...row, zones: row.zones.map((zone) => (zone === before ? after : zone)) };
}

const within = (value: number, least: number, most: number): number =>
  hundredths(Math.min(Math.max(value, least), most));

/** Where the corners of a box are, counterclockwise from the near left one. */
export const boxCorners = ([left, near, right, far]: Box): readonly (readonly [number, number])[] => [
  [left, near],
  [right, near],
  [right, far],
  [left, far],
];

/** A zone that is a box with one of its corners elsewhere, on the board; the opposite one stays. */
export const zoneCornerTo = (row: KillzoneRow, id: string, which: number, [x, y]: readonly [number, number]) =>
  onZone(row, id, (zone) => {
    if (zone.box === undefined) return zone;
    const [left, near, right, far] = zone.box;
    const [wide, deep] = row.size;
    const isLeft = which === 0 || which === 3;
    const isNear = which < 2;
    return {
      ...zone,
      box: [
        isLeft ? within(x, 0, right - LEAST) : left,
        isNear ? within(y, 0, far - LEAST) : near,
        isLeft ? right : within(x, left + LEAST, wide),
        isNear ? far : within(y, near + LEAST, deep),
      ],
    };
  });

/** A zone that is a box with another width and depth, about its left and near edge. */
export function zoneSized(row: KillzoneRow, id: string, [wide, deep]: readonly [number, number]): KillzoneRow {
  const box = row.zones.find((zone) => zone.id === id)?.box;
  return box === undefined ? row : zoneCornerTo(row, id, 2, [box[0] + wide, box[1] + deep]);
}

/** A zone that is for something else; an area is no side’s. */
export const zoneKind = (row: KillzoneRow, id: string, kind: ZoneRow['kind']): KillzoneRow =>
  onZone(row, id, ({ side, ...zone }) => ({ ...zone, kind, ...(side !== undefined && kind !== 'area' && { side }) }));

/** A zone of the first or the second side; null: of either. */
export const zoneSide = (row: KillzoneRow, id: string, side: 0 | 1 | null): KillzoneRow =>
  onZone(row, id, ({ side: _side, ...zone }) => (side === null ? zone : { ...zone, side }));
