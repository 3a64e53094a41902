import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEqual } from '../../../src/engine/core/isEqual.ts';

/** The same with all keys in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, each]) => [key, turned(each)]),
  );
}

describe('two values', () => {
  it('should be equal whatever the order of their keys', () => {
    expect(isEqual({ a: 1, b: [{ c: null, d: '' }] }, { b: [{ d: '', c: null }], a: 1 })).toBe(true);
    expect(isEqual({ a: 1, b: undefined }, { a: 1 })).toBe(true);
    expect(isEqual({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  });

  it('should differ by a value, a key, a kind or the order in a list', () => {
    expect(isEqual({ a: { b: 1 } }, { a: { b: 2 } })).toBe(false);
    expect(isEqual({ a: 1 }, { a: 1, b: null })).toBe(false);
    expect(isEqual({ a: 1, b: null }, { a: 1 })).toBe(false);
    expect(isEqual([1, 2], [2, 1])).toBe(false);
    expect(isEqual([1], [1, 2])).toBe(false);
    expect(isEqual([], {})).toBe(false);
    expect(isEqual({}, [])).toBe(false);
    expect(isEqual(null, {})).toBe(false);
    expect(isEqual(1, '1')).toBe(false);
    expect(isEqual({ constructor: undefined }, {})).toBe(true);
  });

  it('should be told apart as a comparison of their own kind tells them apart', () => {
    const { value } = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom(0, 1, '', 'x', null, true),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('a', 'b', '__proto__'), tie('value'), { maxKeys: 2 }),
      ),
    }));
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(isEqual(one, turned(structuredClone(one)))).toBe(true);
        expect(isEqual(one, other)).toBe(isDeepStrictEqual(turned(one), turned(other)));
      }),
      { numRuns: 2000 },
    );
  });
});
