import { describe, expect, it } from 'vitest';
import type { WeaponRuleUse } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { punishing } from '../../../../../src/engine/systems/kt3/weapon-rules/punishing.ts';
import { dice, folded, ruleUse, shown } from '../../../../support/attackContext.ts';

const retained = (letters: string, ...more: WeaponRuleUse[]) =>
  shown(folded('retained', { start: dice(letters), rules: [ruleUse('punishing'), ...more] }));

describe('kt3 punishing', () => {
  it('should retain one fail as a normal success when there is a crit', () => {
    expect(retained('cff')).toEqual(['critical', 'normal:punishing', 'fail']);
  });

  it('should retain nothing without a crit', () => {
    expect(retained('nff')).toEqual(['normal', 'fail', 'fail']);
  });

  it('should retain nothing without a fail', () => {
    expect(retained('cn')).toEqual(['critical', 'normal']);
  });

  it('should retain a natural 1 and leave its face', () => {
    const pool = folded('retained', { start: dice('c1'), rules: [ruleUse('punishing')] });
    expect(pool[1]).toEqual({ die: 1, face: 1, grade: 'normal', by: 'punishing', spent: false });
  });

  it('should retain one fail only, with two crits or the rule twice', () => {
    expect(retained('ccff')).toEqual(['critical', 'critical', 'normal:punishing', 'fail']);
    expect(retained('cff', ruleUse('punishing'))).toEqual(['critical', 'normal:punishing', 'fail']);
  });

  it('[A-59] should leave Rending another die', () => {
    expect(retained('cnf', ruleUse('rending'))).toEqual(['critical', 'critical:rending', 'normal:punishing']);
    expect(retained('cf', ruleUse('rending'))).toEqual(['critical', 'normal:punishing']);
  });

  it('should not count the crit of Severe', () => {
    expect(retained('nf', ruleUse('severe'))).toEqual(['critical:severe', 'fail']);
  });

  it('should accept no parameters', () => {
    expect(punishing.accepts({}).ok).toBe(true);
    expect(punishing.accepts({ x: 1 }).ok).toBe(false);
  });
});
