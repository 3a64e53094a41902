import { describe, expect, it } from 'vitest';
import type { WeaponRuleUse } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { devastating } from '../../../../../src/engine/systems/kt3/weapon-rules/devastating.ts';
import { dice, folded, ruleUse } from '../../../../support/attackContext.ts';

const triggers = (letters: string, ...rules: WeaponRuleUse[]) =>
  folded('triggers', { start: [], rules, pool: dice(letters) });

describe('kt3 devastating', () => {
  it('should inflict x for each retained crit, in one trigger', () => {
    expect(triggers('cnf', ruleUse('devastating', { x: 3, inches: null }))).toEqual([
      { kind: 'devastating', damage: 3, inches: null, sparesBearer: false },
    ]);
    expect(triggers('ccn', ruleUse('devastating', { x: 3, inches: null }))).toMatchObject([{ damage: 6 }]);
  });

  it('should stay quiet without a retained crit', () => {
    expect(triggers('nnf', ruleUse('devastating', { x: 3, inches: null }))).toEqual([]);
    expect(triggers('', ruleUse('devastating', { x: 3, inches: null }))).toEqual([]);
  });

  it('should stay quiet without the rule', () => {
    expect(triggers('cc')).toEqual([]);
  });

  it('[T21] should name the distance and spare nobody, its bearer neither', () => {
    expect(triggers('cc', ruleUse('devastating', { x: 2, inches: 1 }))).toEqual([
      { kind: 'devastating', damage: 4, inches: 1, sparesBearer: false },
    ]);
  });

  it('should not spare its bearer in a fight', () => {
    const rules = [ruleUse('devastating', { x: 2, inches: 1 })];
    expect(folded('triggers', { start: [], rules, pool: dice('c'), kind: 'fight' })).toMatchObject([
      { sparesBearer: false },
    ]);
  });

  it('should use one of two: the more harmful, then the farther', () => {
    const near = ruleUse('devastating', { x: 3, inches: null });
    const far = ruleUse('devastating', { x: 1, inches: 2 });
    const farther = ruleUse('devastating', { x: 3, inches: 1 });
    for (const pair of [
      [near, far],
      [far, near],
    ])
      expect(triggers('c', ...pair)).toMatchObject([{ damage: 3, inches: null }]);
    for (const pair of [
      [near, farther],
      [farther, near],
    ])
      expect(triggers('c', ...pair)).toMatchObject([{ damage: 3, inches: 1 }]);
  });

  it('should see the crit that Severe makes', () => {
    const rules = [ruleUse('severe'), ruleUse('devastating', { x: 2, inches: null })];
    const pool = folded('retained', { start: dice('nf'), rules });
    expect(folded('triggers', { start: [], rules, pool })).toMatchObject([{ damage: 2 }]);
  });

  it('should accept x and a distance or none', () => {
    expect(devastating.accepts({ x: 1, inches: 1 }).ok).toBe(true);
    for (const bad of [{ x: 1 }, { x: 0, inches: null }, { x: 1, inches: 0 }, { inches: 1 }])
      expect(devastating.accepts(bad).ok).toBe(false);
  });
});
