import { describe, expect, it } from 'vitest';
import { silent } from '../../../../../src/engine/systems/kt3/weapon-rules/silent.ts';
import { folded, ruleUse, spoke } from '../../../../support/attackContext.ts';

describe('kt3 silent', () => {
  it('[A-08] should let a Concealed operative use the weapon', () => {
    expect(folded('weaponAllowed', { start: ['concealed'], rules: [ruleUse('silent')] })).toEqual([]);
  });

  it('[A-08] should leave the reason without the rule', () => {
    expect(folded('weaponAllowed', { start: ['concealed'], rules: [] })).toEqual(['concealed']);
  });

  it('should leave every other reason', () => {
    const start = ['ammoEmpty', 'concealed', 'jammed'] as const;
    expect(folded('weaponAllowed', { start, rules: [ruleUse('silent')] })).toEqual(['ammoEmpty', 'jammed']);
  });

  it('should stay quiet when the operative is not Concealed', () => {
    expect(spoke('weaponAllowed', { start: ['jammed'], rules: [ruleUse('silent')] })).toEqual([]);
  });

  it('should leave what Heavy adds', () => {
    const rules = [ruleUse('silent'), ruleUse('heavy', { only: null })];
    expect(folded('weaponAllowed', { start: ['concealed'], rules, done: ['dash'] })).toEqual(['heavyMoved']);
  });

  it('should accept no parameters', () => {
    expect(silent.accepts({}).ok).toBe(true);
    expect(silent.accepts({ x: 1 }).ok).toBe(false);
  });
});
