import { describe, expect, it } from 'vitest';
import type { WeaponRuleUse } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { piercingCrits } from '../../../../../src/engine/systems/kt3/weapon-rules/piercingCrits.ts';
import { dice, folded, ruleUse } from '../../../../support/attackContext.ts';

const taken = (letters: string, ...rules: WeaponRuleUse[]) =>
  folded('piercing', { start: 0, rules, pool: dice(letters) });

describe('kt3 piercingCrits', () => {
  it('should take x defence dice with a retained crit', () => {
    expect(taken('cnf', ruleUse('piercingCrits', { x: 1 }))).toBe(1);
  });

  it('should take none without a retained crit', () => {
    expect(taken('nnf', ruleUse('piercingCrits', { x: 1 }))).toBe(0);
    expect(taken('', ruleUse('piercingCrits', { x: 1 }))).toBe(0);
  });

  it('should take x once, however many crits there are', () => {
    expect(taken('ccc', ruleUse('piercingCrits', { x: 1 }))).toBe(1);
  });

  it('should count the larger beside Piercing and never the sum', () => {
    expect(taken('c', ruleUse('piercing', { x: 1 }), ruleUse('piercingCrits', { x: 2 }))).toBe(2);
    expect(taken('c', ruleUse('piercing', { x: 2 }), ruleUse('piercingCrits', { x: 1 }))).toBe(2);
    expect(taken('n', ruleUse('piercing', { x: 1 }), ruleUse('piercingCrits', { x: 2 }))).toBe(1);
  });

  it('should see the crit that Severe makes', () => {
    const rules = [ruleUse('severe'), ruleUse('piercingCrits', { x: 1 })];
    const pool = folded('retained', { start: dice('nf'), rules });
    expect(folded('piercing', { start: 0, rules, pool })).toBe(1);
  });

  it('should accept whole numbers from 1 up and nothing else', () => {
    expect(piercingCrits.accepts({ x: 1 }).ok).toBe(true);
    for (const bad of [{}, { x: 0 }, { x: 1.5 }, { x: '1' }, { x: 1, y: 1 }])
      expect(piercingCrits.accepts(bad).ok).toBe(false);
  });
});
