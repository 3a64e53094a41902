import type { MapZone } from '../boardMap.ts';
import type { Point } from '../plane.ts';
import { INCH } from '../units.ts';

/** Half of how wide a marker lies, in grid steps. */
export const MARKER_HALF = 0.4 * INCH;

/** A marker’s zone around a place. */
export const cornersAround = ({ x, y }: Point): MapZone['corners'] => [
  [x - MARKER_HALF, y - MARKER_HALF],
  [x + MARKER_HALF, y - MARKER_HALF],
  [x + MARKER_HALF, y + MARKER_HALF],
  [x - MARKER_HALF, y + MARKER_HALF],
];
