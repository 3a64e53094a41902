import type * as z from 'zod/mini';
import { readShape } from './readShape.ts';

/** One kind of case: takes the whole parsed line, returns its `result`. Throws `CaseError` on a bad one. */
export type CaseKind = (line: unknown) => unknown;

/** A kind out of the shape of its cases and what is done with one; unknown top-level keys are dropped by the shape. */
export const caseKind =
  <T>(shape: z.ZodMiniType<T>, resolve: (input: T) => unknown): CaseKind =>
  (line) =>
    resolve(readShape(shape, line));
