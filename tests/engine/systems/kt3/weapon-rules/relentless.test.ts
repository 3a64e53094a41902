import { describe, expect, it } from 'vitest';
import { relentless } from '../../../../../src/engine/systems/kt3/weapon-rules/relentless.ts';
import { folded, ruleUse } from '../../../../support/attackContext.ts';

describe('kt3 relentless', () => {
  it('should allow any dice to be rolled again', () => {
    expect(folded('rerolls', { start: [], rules: [ruleUse('relentless')] })).toEqual([
      { rule: 'relentless', mode: 'any' },
    ]);
  });

  it('should allow nothing without the rule', () => {
    expect(folded('rerolls', { start: [], rules: [] })).toEqual([]);
  });

  it('should give no second right when the weapon has it twice', () => {
    expect(folded('rerolls', { start: [], rules: [ruleUse('relentless'), ruleUse('relentless')] })).toHaveLength(1);
  });

  it('should stand beside the right of another rule', () => {
    const other = { rule: 'other', mode: 'one' } as const;
    expect(folded('rerolls', { start: [other], rules: [ruleUse('relentless')] })).toEqual([
      other,
      { rule: 'relentless', mode: 'any' },
    ]);
  });

  it('should accept no parameters', () => {
    expect(relentless.accepts({}).ok).toBe(true);
    expect(relentless.accepts({ x: 1 }).ok).toBe(false);
  });
});
