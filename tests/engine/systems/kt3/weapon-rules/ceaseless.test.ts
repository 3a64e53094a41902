import { describe, expect, it } from 'vitest';
import { ceaseless } from '../../../../../src/engine/systems/kt3/weapon-rules/ceaseless.ts';
import { folded, ruleUse } from '../../../../support/attackContext.ts';

describe('kt3 ceaseless', () => {
  it('[T18] should allow all dice of one face to be rolled again', () => {
    expect(folded('rerolls', { start: [], rules: [ruleUse('ceaseless')] })).toEqual([
      { rule: 'ceaseless', mode: 'face' },
    ]);
  });

  it('should allow nothing without the rule', () => {
    expect(folded('rerolls', { start: [], rules: [] })).toEqual([]);
  });

  it('should give no second right when the weapon has it twice', () => {
    expect(folded('rerolls', { start: [], rules: [ruleUse('ceaseless'), ruleUse('ceaseless')] })).toHaveLength(1);
  });

  it('should stand beside the right of another rule', () => {
    const other = { rule: 'other', mode: 'one' } as const;
    expect(folded('rerolls', { start: [other], rules: [ruleUse('ceaseless')] })).toEqual([
      other,
      { rule: 'ceaseless', mode: 'face' },
    ]);
  });

  it('should accept no parameters', () => {
    expect(ceaseless.accepts({}).ok).toBe(true);
    expect(ceaseless.accepts({ x: 1 }).ok).toBe(false);
  });
});
