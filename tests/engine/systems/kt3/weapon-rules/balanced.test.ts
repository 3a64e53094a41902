import { describe, expect, it } from 'vitest';
import { balanced } from '../../../../../src/engine/systems/kt3/weapon-rules/balanced.ts';
import { folded, ruleUse } from '../../../../support/attackContext.ts';

describe('kt3 balanced', () => {
  it('should allow one die to be rolled again', () => {
    expect(folded('rerolls', { start: [], rules: [ruleUse('balanced')] })).toEqual([{ rule: 'balanced', mode: 'one' }]);
  });

  it('should allow nothing without the rule', () => {
    expect(folded('rerolls', { start: [], rules: [] })).toEqual([]);
  });

  it('should give no second right when the weapon has it twice', () => {
    expect(folded('rerolls', { start: [], rules: [ruleUse('balanced'), ruleUse('balanced')] })).toHaveLength(1);
  });

  it('should stand beside the right of another rule', () => {
    const other = { rule: 'other', mode: 'one' } as const;
    expect(folded('rerolls', { start: [other], rules: [ruleUse('balanced')] })).toEqual([
      other,
      { rule: 'balanced', mode: 'one' },
    ]);
  });

  it('should accept no parameters', () => {
    expect(balanced.accepts({}).ok).toBe(true);
    expect(balanced.accepts({ x: 1 }).ok).toBe(false);
  });
});
