import { describe, expect, it } from 'vitest';
import type { WeaponRuleUse } from '../../../../../src/engine/family/killteam/model/operative.ts';
import { rending } from '../../../../../src/engine/systems/kt3/weapon-rules/rending.ts';
import { dice, folded, ruleUse, shown } from '../../../../support/attackContext.ts';

const retained = (letters: string, ...more: WeaponRuleUse[]) =>
  shown(folded('retained', { start: dice(letters), rules: [ruleUse('rending'), ...more] }));

describe('kt3 rending', () => {
  it('should retain one normal success as a crit when there is a crit', () => {
    expect(retained('cnnf')).toEqual(['critical', 'critical:rending', 'normal', 'fail']);
  });

  it('should retain nothing without a crit', () => {
    expect(retained('nnf')).toEqual(['normal', 'normal', 'fail']);
  });

  it('should retain nothing without a normal success', () => {
    expect(retained('cf')).toEqual(['critical', 'fail']);
  });

  it('[A-59] should not take a die of Accurate', () => {
    expect(retained('ac')).toEqual(['normal:accurate', 'critical']);
    expect(retained('acn')).toEqual(['normal:accurate', 'critical', 'critical:rending']);
  });

  it('[A-59] should not take the die of Punishing', () => {
    expect(retained('cf', ruleUse('punishing'))).toEqual(['critical', 'normal:punishing']);
  });

  it('should retain one die only, with two crits or the rule twice', () => {
    expect(retained('ccnn')).toEqual(['critical', 'critical', 'critical:rending', 'normal']);
    expect(retained('cnn', ruleUse('rending'))).toEqual(['critical', 'critical:rending', 'normal']);
  });

  it('should not count the crit of Severe', () => {
    expect(retained('nn', ruleUse('severe'))).toEqual(['critical:severe', 'normal']);
  });

  it('should accept no parameters', () => {
    expect(rending.accepts({}).ok).toBe(true);
    expect(rending.accepts({ x: 1 }).ok).toBe(false);
  });
});
