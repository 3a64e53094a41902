import { NATURAL_FAIL, NATURAL_SUCCESS } from '../../../../core/roundsBook.ts';

/** What a die is rolled against: n+, and what is added to its face. */
export interface Test {
  readonly target: number;
  /** The sum of all that changes the result: of each die (V-10). */
  readonly modifier: number;
}

/** What a die is worth. */
export type Grade = 'success' | 'fail';

/**
 * One die: it succeeds on its target or more after modifiers (V-09, V-10). A natural 6 succeeds and a natural 1 fails in any
 * roll; one that modifiers have made counts as what it is (V-12). Any whole target is taken: 7+ is met by modifiers or a 6.
 */
export function grade(face: number, { target, modifier }: Test): Grade {
  if (face === NATURAL_SUCCESS) return 'success';
  if (face === NATURAL_FAIL) return 'fail';
  return face + modifier >= target ? 'success' : 'fail';
}

/** How many of these dice succeed (V-09). */
export const successes = (faces: readonly number[], test: Test): number =>
  faces.filter((face) => grade(face, test) === 'success').length;
