import { describe, expect, it } from 'vitest';
import { piercing } from '../../../../../src/engine/systems/kt3/weapon-rules/piercing.ts';
import { dice, folded, ruleUse } from '../../../../support/attackContext.ts';

const taken = (start: number, ...xs: number[]) =>
  folded('piercing', { start, rules: xs.map((x) => ruleUse('piercing', { x })) });

describe('kt3 piercing', () => {
  it('should take x defence dice', () => {
    expect(taken(0, 1)).toBe(1);
    expect(taken(0, 2)).toBe(2);
  });

  it('should take none without the rule', () => {
    expect(taken(0)).toBe(0);
  });

  it('should count the larger x and never the sum', () => {
    expect(taken(0, 1, 2)).toBe(2);
    expect(taken(0, 2, 1)).toBe(2);
    expect(taken(3, 1)).toBe(3);
  });

  it('should need no crit', () => {
    expect(folded('piercing', { start: 0, rules: [ruleUse('piercing', { x: 1 })], pool: dice('nf') })).toBe(1);
  });

  it('should accept whole numbers from 1 up and nothing else', () => {
    expect(piercing.accepts({ x: 1 }).ok).toBe(true);
    for (const bad of [{}, { x: 0 }, { x: 1.5 }, { x: '1' }, { x: 1, y: 1 }])
      expect(piercing.accepts(bad).ok).toBe(false);
  });
});
