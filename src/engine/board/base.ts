import { type Disc, distance } from './plane.ts';
import { EPSILON } from './units.ts';

/** Who stands on the board: a round base at its height, and how high its head is over that. All in grid steps. */
export interface Standing extends Disc {
  readonly z: number;
  readonly head: number;
  /** The terrain feature whose Vantage it stands on. */
  readonly vantage?: string;
}

/** How far two bases are from each other, in grid steps; 0 where they touch. Bases are flat: heights count. */
export const gapBetween = (one: Standing, other: Standing): number =>
  Math.hypot(Math.max(0, distance(one, other) - one.radius - other.radius), one.z - other.z);

/** Whether a place at a height is within so much of a base, in grid steps. */
export function isNearBase(
  base: Standing,
  x: number,
  y: number,
  { z, within }: { readonly z: number; readonly within: number },
): boolean {
  const aside = Math.max(0, Math.sqrt((x - base.x) * (x - base.x) + (y - base.y) * (y - base.y)) - base.radius);
  const up = z - base.z;
  return aside * aside + up * up <= (within + EPSILON) * (within + EPSILON);
}
