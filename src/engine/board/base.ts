import { type Disc, distance } from './plane.ts';

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

/** How far a place on the board is from a base, in grid steps. */
export const gapToBase = (at: { readonly x: number; readonly y: number; readonly z: number }, base: Standing): number =>
  Math.hypot(Math.max(0, distance(at, base) - base.radius), at.z - base.z);
