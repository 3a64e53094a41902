import type { Trait } from '../../engine/board/trait.ts';
import { freeId } from '../tableIds.ts';
import type { PutDown } from './editBoard.ts';
import { convexParts, type OutlineFault } from './outline.ts';
import { hundredths } from './ownBoard.ts';
import type { KillzoneRow, OwnPieceRow, ZoneRow } from './schema.ts';

type Corner = readonly [number, number];

/** As high as what is traced is at first, in inches, and what it is. */
const [HIGH, TRAITS] = [2, ['Heavy']] as const satisfies readonly [number, readonly Trait[]];

/** No outline has more corners. */
export const MOST_TRACED = 40;

const EXACT = 10_000;
const exact = (inches: number): number => Math.round(inches * EXACT) / EXACT;

const amid = (all: readonly number[]): number => hundredths((Math.min(...all) + Math.max(...all)) / 2);

const idIn = (row: KillzoneRow, wanted: string): string =>
  freeId(wanted, new Set([...(row.own ?? []), ...row.zones].map(({ id }) => id)));

/** What was traced on the ground as a piece, cut into convex parts where it is not convex itself. */
export function withTraced(row: KillzoneRow, outline: readonly Corner[], name: string): PutDown | OutlineFault {
  const shapes = convexParts(outline);
  if (typeof shapes === 'string') return shapes;
  const [x, y] = [amid(outline.map(([across]) => across)), amid(outline.map(([, along]) => along))];
  const parts = shapes.map((corners) => ({
    corners: corners.map(([left, near]): [number, number] => [exact(left - x), exact(near - y)]),
    high: HIGH,
    traits: [...TRAITS],
  }));
  const id = idIn(row, 'traced');
  const piece: OwnPieceRow = { id, name, parts, at: [x, y] };
  return { row: { ...row, own: [...(row.own ?? []), piece] }, id };
}

/** The box between two corners of it. */
export const boxOf = ([[x1, y1], [x2, y2]]: readonly [Corner, Corner]): readonly Corner[] => [
  [Math.min(x1, x2), Math.min(y1, y2)],
  [Math.max(x1, x2), Math.min(y1, y2)],
  [Math.max(x1, x2), Math.max(y1, y2)],
  [Math.min(x1, x2), Math.max(y1, y2)],
];

/** A drop zone of the first side between two corners; 'line': it would have no inside. */
export function withZone(row: KillzoneRow, corners: readonly [Corner, Corner], name: string): PutDown | OutlineFault {
  const [[left, near] = [0, 0], , [right, far] = [0, 0]] = boxOf(corners);
  if (left === right || near === far) return 'line';
  const id = idIn(row, 'zone');
  const zone: ZoneRow = { id, kind: 'drop', name, side: 0, box: [left, near, right, far] };
  return { row: { ...row, zones: [...row.zones, zone] }, id };
}
