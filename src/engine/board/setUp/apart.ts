import type { BoardPlace } from '../battleBoard.ts';
import { distance } from '../plane.ts';
import { EPSILON } from '../units.ts';

/** Whether two bases do not overlap: they stand beside each other, or one over the other. */
export const areApart = (one: BoardPlace, other: BoardPlace): boolean =>
  one.z !== other.z || distance(one, other) >= one.radius + other.radius - EPSILON;
