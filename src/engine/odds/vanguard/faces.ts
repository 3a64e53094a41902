import { NATURAL_FAIL, NATURAL_SUCCESS } from '../../core/roundsBook.ts';

/** Faces that what is added to them decides on. */
const OPEN_FACES: readonly number[] = Array.from(
  { length: NATURAL_SUCCESS - NATURAL_FAIL - 1 },
  (_, nth) => NATURAL_FAIL + 1 + nth,
);

/** Target numbers of one die, ends included; with 7 or more nothing but a natural 6 succeeds. */
export const TARGETS: readonly [least: number, most: number] = [1, 7];

/**
 * How many of the faces 2 to 5 succeed: those that reach `target` with `by` added to each. A natural 6 succeeds and a natural
 * 1 fails whatever is added, so neither is among them.
 *
 * Source: Vanguard core rules, V-09, V-10, V-12.
 */
export const goodFaces = (target: number, by: number): number =>
  OPEN_FACES.filter((face) => face + by >= target).length;

/** The chance that one die succeeds which brings no other: of recovery and of nerve. Source: V-13. */
export const chanceOf = (target: number, by: number): number => (goodFaces(target, by) + 1) / 6;
