import type { OutlineFault } from '../../content/killzones/outline.ts';
import type { PutDown } from '../../content/killzones/editBoard.ts';
import type { KillzoneRow } from '../../content/killzones/schema.ts';
import { boxOf, MOST_TRACED, withTraced, withZone } from '../../content/killzones/tracedPiece.ts';

type Place = readonly [number, number];

/** What is traced on the ground: corner by corner round a piece, or by two opposite corners a box or a zone. */
export const TRACES = ['outline', 'box', 'zone'] as const;
export type Trace = (typeof TRACES)[number];

/** A piece or a zone that is being traced, and its corners so far. */
export interface Tracing {
  readonly trace: Trace;
  readonly corners: readonly Place[];
}

/** A box that is put in the middle, in inches. */
const [WIDE, DEEP] = [4, 2];

/** One corner more; no more than an outline may have. */
export const tracedTo = ({ trace, corners }: Tracing, at: Place): Tracing => ({
  trace,
  corners: corners.length < MOST_TRACED ? [...corners, at] : corners,
});

/** Without the last corner. */
export const tracedBack = ({ trace, corners }: Tracing): Tracing => ({ trace, corners: corners.slice(0, -1) });

/** Whether there are as many corners as it has to have. */
export const isWhole = ({ trace, corners }: Tracing): boolean => corners.length >= (trace === 'outline' ? 3 : 2);

/** What was traced, on the board; or why it is none. */
export function tracedOn(row: KillzoneRow, { trace, corners }: Tracing, name: string): PutDown | OutlineFault {
  const [one, other] = corners;
  if (trace === 'outline') return withTraced(row, corners, name);
  if (one === undefined || other === undefined) return 'few';
  return trace === 'box' ? withTraced(row, boxOf([one, other]), name) : withZone(row, [one, other], name);
}

/** The corners of a box in the middle of a board. */
export const inMiddle = ({ size: [wide, deep] }: KillzoneRow): readonly [Place, Place] => [
  [(wide - WIDE) / 2, (deep - DEEP) / 2],
  [(wide + WIDE) / 2, (deep + DEEP) / 2],
];
