import { describe, expect, it } from 'vitest';
import { saturate } from '../../../../../src/engine/systems/kt3/weapon-rules/saturate.ts';
import { folded, ruleUse, spoke } from '../../../../support/attackContext.ts';

describe('kt3 saturate', () => {
  it('should take the cover save away', () => {
    expect(folded('coverSave', { start: true, rules: [ruleUse('saturate')] })).toBe(false);
  });

  it('should leave the cover save without the rule', () => {
    expect(folded('coverSave', { start: true, rules: [] })).toBe(true);
  });

  it('should leave the cover that hides a Concealed target', () => {
    expect(folded('targetCover', { start: true, rules: [ruleUse('saturate')] })).toBe(true);
  });

  it('should change nothing where there is no cover save', () => {
    expect(spoke('coverSave', { start: false, rules: [ruleUse('saturate')] })).toEqual([]);
  });

  it('should accept no parameters', () => {
    expect(saturate.accepts({}).ok).toBe(true);
    expect(saturate.accepts({ x: 1 }).ok).toBe(false);
  });
});
