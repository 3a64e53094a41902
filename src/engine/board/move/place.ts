import type { Point } from '../plane.ts';

/** A place on the board with its height, in grid steps. */
export interface Place extends Point {
  readonly z: number;
}
