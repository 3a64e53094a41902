import { describe, expect, it } from 'vitest';
import { DEFAULT_SHOT } from '../../../../../src/engine/family/killteam/model/facts.ts';
import { seek } from '../../../../../src/engine/systems/kt3/weapon-rules/seek.ts';
import { folded, ruleUse, spoke } from '../../../../support/attackContext.ts';

const hides = (start: boolean, coverIsLight = false) =>
  folded('targetCover', { start, rules: [ruleUse('seek')], facts: { ...DEFAULT_SHOT, cover: start, coverIsLight } });

describe('kt3 seek', () => {
  it('[A-08] should let no cover hide the target, Heavy neither', () => {
    expect(hides(true)).toBe(false);
    expect(hides(true, true)).toBe(false);
  });

  it('should change nothing in the open', () => {
    expect(hides(false)).toBe(false);
    expect(spoke('targetCover', { start: false, rules: [ruleUse('seek')] })).toEqual([]);
  });

  it('should leave cover without the rule', () => {
    expect(folded('targetCover', { start: true, rules: [] })).toBe(true);
  });

  it('should leave the cover save', () => {
    expect(folded('coverSave', { start: true, rules: [ruleUse('seek')] })).toBe(true);
  });

  it('should accept no parameters', () => {
    expect(seek.accepts({}).ok).toBe(true);
    expect(seek.accepts({ x: 1 }).ok).toBe(false);
  });
});
