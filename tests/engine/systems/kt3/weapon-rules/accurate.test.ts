import { describe, expect, it } from 'vitest';
import { accurate } from '../../../../../src/engine/systems/kt3/weapon-rules/accurate.ts';
import { folded, ruleUse } from '../../../../support/attackContext.ts';

const kept = (start: number, ...xs: number[]) =>
  folded('accurate', { start, rules: xs.map((x) => ruleUse('accurate', { x })) });

describe('kt3 accurate', () => {
  it('should keep up to x dice', () => {
    expect(kept(0, 1)).toBe(1);
    expect(kept(0, 2)).toBe(2);
    expect(kept(0, 3)).toBe(3);
  });

  it('should keep none without the rule', () => {
    expect(kept(0)).toBe(0);
  });

  it('[T20] should count two instances of Accurate 1 as Accurate 2', () => {
    expect(kept(0, 1, 1)).toBe(2);
  });

  it.each([
    [1, 1, 2],
    [2, 1, 2],
    [1, 2, 2],
    [2, 2, 2],
    [2, 3, 3],
  ])(
    '[A-31] [T20] should make Accurate 2 at most of Vantage %i and Accurate %i, or the larger: %i',
    (vantage, x, both) => {
      expect(kept(vantage, x)).toBe(both);
    },
  );

  it('should leave the Vantage bonus alone without the rule', () => {
    expect(kept(1)).toBe(1);
  });

  it('should accept whole numbers from 1 up and nothing else', () => {
    expect(accurate.accepts({ x: 1 }).ok).toBe(true);
    for (const bad of [{}, { x: 0 }, { x: 1.5 }, { x: '1' }, { x: 1, y: 1 }])
      expect(accurate.accepts(bad).ok).toBe(false);
  });
});
