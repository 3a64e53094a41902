import { describe, expect, it } from 'vitest';
import { shock } from '../../../../../src/engine/systems/kt3/weapon-rules/shock.ts';
import { folded, ruleUse, spoke } from '../../../../support/attackContext.ts';

describe('kt3 shock', () => {
  it('should discard a die at the first critical strike', () => {
    expect(folded('shock', { start: false, rules: [ruleUse('shock')] })).toBe(true);
  });

  it('should discard nothing without the rule', () => {
    expect(folded('shock', { start: false, rules: [] })).toBe(false);
  });

  it('should give nothing more when the weapon has it twice', () => {
    expect(spoke('shock', { start: false, rules: [ruleUse('shock'), ruleUse('shock')] })).toEqual(['shock']);
  });

  it('should accept no parameters', () => {
    expect(shock.accepts({}).ok).toBe(true);
    expect(shock.accepts({ x: 1 }).ok).toBe(false);
  });
});
