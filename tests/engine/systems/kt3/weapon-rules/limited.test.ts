import { describe, expect, it } from 'vitest';
import { limited } from '../../../../../src/engine/systems/kt3/weapon-rules/limited.ts';
import { folded, ruleUse } from '../../../../support/attackContext.ts';

const reasons = (x: number, uses: number) =>
  folded('weaponAllowed', { start: [], rules: [ruleUse('limited', { x })], uses });

describe('kt3 limited', () => {
  it('[T06] should forbid the weapon after x uses', () => {
    expect(reasons(1, 1)).toEqual(['limitedUsed']);
    expect(reasons(2, 3)).toEqual(['limitedUsed']);
  });

  it('should allow the weapon before', () => {
    expect(reasons(1, 0)).toEqual([]);
    expect(reasons(2, 1)).toEqual([]);
  });

  it('should allow any number of uses without the rule', () => {
    expect(folded('weaponAllowed', { start: [], rules: [], uses: 99 })).toEqual([]);
    expect(folded('limited', { start: null, rules: [] })).toBeNull();
  });

  it('should tell the number of uses', () => {
    expect(folded('limited', { start: null, rules: [ruleUse('limited', { x: 2 })] })).toBe(2);
  });

  it('should hold to the smaller number and give one reason when the weapon has it twice', () => {
    const rules = [ruleUse('limited', { x: 3 }), ruleUse('limited', { x: 2 })];
    expect(folded('limited', { start: null, rules })).toBe(2);
    expect(folded('weaponAllowed', { start: [], rules, uses: 3 })).toEqual(['limitedUsed']);
  });

  it('should accept whole numbers from 1 up and nothing else', () => {
    expect(limited.accepts({ x: 1 }).ok).toBe(true);
    for (const bad of [{}, { x: 0 }, { x: 1.5 }, { x: '1' }, { x: 1, y: 1 }])
      expect(limited.accepts(bad).ok).toBe(false);
  });
});
