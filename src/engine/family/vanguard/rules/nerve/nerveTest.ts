import type { Test } from '../dice/grade.ts';
import { passes } from '../dice/singleDie.ts';

/** What the one die of a nerve test is rolled against: NE, with the modifiers given (V-67). */
export const nerveTest = (ne: number, modifier: number): Test => ({ target: ne, modifier });

/** Whether this die passes a nerve test (V-67, V-13). */
export const keepsNerve = (face: number, test: Test): boolean => passes(face, test);
