import type { MapZone } from '../boardMap.ts';
import type { Point } from '../plane.ts';

/** The middle of a zone’s corners. */
export const middleOfZone = ({ corners }: MapZone): Point => ({
  x: Math.round(corners.reduce((sum, [x]) => sum + x, 0) / Math.max(1, corners.length)),
  y: Math.round(corners.reduce((sum, [, y]) => sum + y, 0) / Math.max(1, corners.length)),
});
