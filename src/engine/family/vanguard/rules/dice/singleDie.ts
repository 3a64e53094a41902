import { grade, type Test } from './grade.ts';

/** Whether a recovery or nerve roll passes: one die, 6 and 1 as ever, and never one more for a 6 (V-13). */
export const passes = (face: number, test: Test): boolean => grade(face, test) === 'success';
