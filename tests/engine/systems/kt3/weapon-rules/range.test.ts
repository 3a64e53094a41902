import { describe, expect, it } from 'vitest';
import { range } from '../../../../../src/engine/systems/kt3/weapon-rules/range.ts';
import { folded, ruleUse } from '../../../../support/attackContext.ts';

const reach = (start: number | null, ...xs: number[]) =>
  folded('range', { start, rules: xs.map((x) => ruleUse('range', { x })) });

describe('kt3 range', () => {
  it('should limit the distance to x', () => {
    expect(reach(null, 8)).toBe(8);
  });

  it('should leave it unlimited without the rule', () => {
    expect(reach(null)).toBeNull();
  });

  it('should keep the shortest limit', () => {
    expect(reach(6, 8)).toBe(6);
    expect(reach(8, 6)).toBe(6);
    expect(reach(null, 8, 6)).toBe(6);
    expect(reach(null, 6, 8)).toBe(6);
  });

  it('should accept whole numbers from 1 up and nothing else', () => {
    expect(range.accepts({ x: 1 }).ok).toBe(true);
    for (const bad of [{}, { x: 0 }, { x: 1.5 }, { x: '1' }, { x: 1, y: 1 }]) expect(range.accepts(bad).ok).toBe(false);
  });
});
