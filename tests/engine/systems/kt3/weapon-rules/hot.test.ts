import { describe, expect, it } from 'vitest';
import { hot } from '../../../../../src/engine/systems/kt3/weapon-rules/hot.ts';
import { folded, ruleUse, spoke } from '../../../../support/attackContext.ts';

describe('kt3 hot', () => {
  it('[T04] should ask for a D6 after the action', () => {
    expect(folded('hot', { start: false, rules: [ruleUse('hot')] })).toBe(true);
  });

  it('should ask for no die without the rule', () => {
    expect(folded('hot', { start: false, rules: [] })).toBe(false);
  });

  it('should give nothing more when the weapon has it twice', () => {
    expect(spoke('hot', { start: false, rules: [ruleUse('hot'), ruleUse('hot')] })).toEqual(['hot']);
  });

  it('should accept no parameters', () => {
    expect(hot.accepts({}).ok).toBe(true);
    expect(hot.accepts({ x: 1 }).ok).toBe(false);
  });
});
