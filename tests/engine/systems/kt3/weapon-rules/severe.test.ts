import { describe, expect, it } from 'vitest';
import { kt3Rules } from '../../../../../src/engine/systems/kt3/rules.ts';
import { severe } from '../../../../../src/engine/systems/kt3/weapon-rules/severe.ts';
import { dice, folded, ruleUse, shown, spoke } from '../../../../support/attackContext.ts';

const all = [ruleUse('punishing'), ruleUse('rending'), ruleUse('severe')];
const retained = (letters: string, rules = [ruleUse('severe')]) =>
  shown(folded('retained', { start: dice(letters), rules }));

describe('kt3 severe', () => {
  it('should change one normal success into a crit when there is none', () => {
    expect(retained('nnf')).toEqual(['critical:severe', 'normal', 'fail']);
  });

  it('should change nothing when there is a crit', () => {
    expect(retained('cnf')).toEqual(['critical', 'normal', 'fail']);
  });

  it('should change nothing without a normal success', () => {
    expect(retained('ff')).toEqual(['fail', 'fail']);
  });

  it('[A-59] should change a die of Accurate, because a change is no retaining', () => {
    expect(retained('af')).toEqual(['critical:severe', 'fail']);
    expect(retained('ac')).toEqual(['normal:accurate', 'critical']);
  });

  it('should change one die only when the weapon has the rule twice', () => {
    expect(retained('nn', [ruleUse('severe'), ruleUse('severe')])).toEqual(['critical:severe', 'normal']);
  });

  it('should keep Punishing and Rending out when it acted, in whatever order the weapon prints them', () => {
    for (const rules of [all, all.toReversed()]) {
      expect(retained('nnf', rules)).toEqual(['critical:severe', 'normal', 'fail']);
      expect(spoke('retained', { start: dice('nnf'), rules })).toEqual(['severe']);
    }
  });

  it('should stay out when a rolled crit lets Punishing and Rending act', () => {
    expect(spoke('retained', { start: dice('cnf'), rules: all })).toEqual(['punishing', 'rending']);
  });

  it('should owe that to the order of the ruleset', () => {
    const ruleset = { ...kt3Rules, order: { ...kt3Rules.order, retained: ['severe', 'punishing', 'rending'] } };
    expect(spoke('retained', { start: dice('nnf'), rules: all, ruleset })).toEqual(['severe', 'punishing', 'rending']);
  });

  it('should accept no parameters', () => {
    expect(severe.accepts({}).ok).toBe(true);
    expect(severe.accepts({ x: 1 }).ok).toBe(false);
  });
});
