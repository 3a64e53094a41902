import { describe, expect, it } from 'vitest';
import { acolyteRules } from '../../../../../src/engine/systems/acolyte/rules.ts';
import { kt3Rules } from '../../../../../src/engine/systems/kt3/rules.ts';
import { folded, operativeWith, ruleUse } from '../../../../support/attackContext.ts';

const against = (inStronghold: boolean, rules = [ruleUse('markerArea')]) =>
  folded('thresholds', {
    start: { hit: 4, critical: 7 },
    rules,
    target: operativeWith({ inStronghold }),
    ruleset: acolyteRules,
  });

describe('acolyte markerArea', () => {
  it('[A-24] should have Lethal 5+ against a target in a Stronghold', () => {
    expect(against(true)).toEqual({ hit: 4, critical: 5 });
  });

  it('[A-24] should have none against a target elsewhere, or without a target', () => {
    expect(against(false)).toEqual({ hit: 4, critical: 7 });
    const start = { hit: 4, critical: 7 };
    expect(folded('thresholds', { start, rules: [ruleUse('markerArea')], target: null, ruleset: acolyteRules })).toBe(
      start,
    );
  });

  it('[A-24] should not touch other attacks against a target in a Stronghold', () => {
    expect(against(true, [])).toEqual({ hit: 4, critical: 7 });
  });

  it('[A-24] should never count below Hit, and leave a lower Lethal', () => {
    const start = { hit: 6, critical: 7 };
    const target = operativeWith({ inStronghold: true });
    expect(
      folded('thresholds', { start, rules: [ruleUse('markerArea')], target, ruleset: acolyteRules }).critical,
    ).toBe(6);
    expect(against(true, [ruleUse('markerArea'), ruleUse('lethal', { x: 4 })]).critical).toBe(4);
  });

  it('should not exist in Kill Team 3', () => {
    expect(Object.keys(kt3Rules.weaponRules)).not.toContain('markerArea');
  });
});
