import { describe, expect, it } from 'vitest';
import { brutal } from '../../../../../src/engine/systems/kt3/weapon-rules/brutal.ts';
import { folded, ruleUse } from '../../../../support/attackContext.ts';

describe('kt3 brutal', () => {
  it('should let the opponent block with crits only', () => {
    expect(folded('critsOnly', { start: false, rules: [ruleUse('brutal')] })).toBe(true);
  });

  it('should let the opponent block with any success without the rule', () => {
    expect(folded('critsOnly', { start: false, rules: [] })).toBe(false);
  });

  it('should speak when shooting and when fighting', () => {
    for (const kind of ['shoot', 'fight'] as const)
      expect(folded('critsOnly', { start: false, rules: [ruleUse('brutal')], kind })).toBe(true);
  });

  it('should accept no parameters', () => {
    expect(brutal.accepts({}).ok).toBe(true);
    expect(brutal.accepts({ x: 1 }).ok).toBe(false);
  });
});
