import { describe, expect, it } from 'vitest';
import { DEFAULT_SHOT } from '../../../../../src/engine/family/killteam/model/facts.ts';
import { seekLight } from '../../../../../src/engine/systems/kt3/weapon-rules/seekLight.ts';
import { folded, ruleUse } from '../../../../support/attackContext.ts';

const hides = (start: boolean, coverIsLight: boolean) =>
  folded('targetCover', {
    start,
    rules: [ruleUse('seekLight')],
    facts: { ...DEFAULT_SHOT, cover: start, coverIsLight },
  });

describe('kt3 seekLight', () => {
  it('[A-08] should let Light cover not hide the target', () => {
    expect(hides(true, true)).toBe(false);
  });

  it('should leave cover to which Heavy terrain belongs', () => {
    expect(hides(true, false)).toBe(true);
  });

  it('should change nothing in the open', () => {
    expect(hides(false, false)).toBe(false);
    expect(hides(false, true)).toBe(false);
  });

  it('should leave the cover save', () => {
    const facts = { ...DEFAULT_SHOT, cover: true, coverIsLight: true };
    expect(folded('coverSave', { start: true, rules: [ruleUse('seekLight')], facts })).toBe(true);
  });

  it('should accept no parameters', () => {
    expect(seekLight.accepts({}).ok).toBe(true);
    expect(seekLight.accepts({ x: 1 }).ok).toBe(false);
  });
});
