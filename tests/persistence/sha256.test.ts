import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sha256 } from '../../src/persistence/sha256.ts';

const known = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

describe('SHA-256', () => {
  it('should be that of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
        expect(sha256(bytes)).toBe(known(bytes));
      }),
    );
  });

  it.each([0, 55, 56, 63, 64, 65, 119, 120, 100_000])('should be that of %i bytes', (length) => {
    const bytes = new Uint8Array(length).fill(7);
    expect(sha256(bytes)).toBe(known(bytes));
  });
});
