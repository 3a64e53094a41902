import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** As `toEqual`, of what is compared very often and nearly always the same: no assertion is made ready for that. */
export function expectSame(found: unknown, wanted: unknown): void {
  if (!isDeepStrictEqual(found, wanted)) expect(found).toEqual(wanted);
}
