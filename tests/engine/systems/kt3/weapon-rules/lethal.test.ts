import { describe, expect, it } from 'vitest';
import { classify } from '../../../../../src/engine/family/killteam/model/pool.ts';
import { lethal } from '../../../../../src/engine/systems/kt3/weapon-rules/lethal.ts';
import { folded, ruleUse, shown, spoke } from '../../../../support/attackContext.ts';

const thresholds = (hit: number, x: number, critical = 7) =>
  folded('thresholds', { start: { hit, critical }, rules: [ruleUse('lethal', { x })] });
const graded = (faces: number[], hit: number, x: number) =>
  shown(
    classify(
      faces.map((face) => ({ face, grade: null, was: null, rerolled: false })),
      thresholds(hit, x),
    ),
  );

describe('kt3 lethal', () => {
  it('should let crits begin at x', () => {
    expect(thresholds(4, 5)).toEqual({ hit: 4, critical: 5 });
    expect(graded([4, 5, 6], 4, 5)).toEqual(['normal', 'critical', 'critical']);
  });

  it('should leave only the natural 6 without the rule', () => {
    expect(folded('thresholds', { start: { hit: 4, critical: 7 }, rules: [] })).toEqual({ hit: 4, critical: 7 });
  });

  it('should begin at Hit when x is lower, for a miss is no success', () => {
    expect(thresholds(5, 3)).toEqual({ hit: 5, critical: 5 });
    expect(graded([3, 4, 5], 5, 3)).toEqual(['fail', 'fail', 'critical']);
  });

  it('should begin at Hit when both are the same', () => {
    expect(thresholds(5, 5)).toEqual({ hit: 5, critical: 5 });
  });

  it('[A-04] should leave a natural 1 a fail and a natural 6 a crit, whatever Hit is', () => {
    expect(graded([1, 6], 7, 5)).toEqual(['fail', 'critical']);
    expect(graded([1, 2], 2, 2)).toEqual(['fail', 'critical']);
  });

  it('should take the lower of two, in any order', () => {
    for (const xs of [
      [4, 5],
      [5, 4],
    ])
      expect(
        folded('thresholds', { start: { hit: 3, critical: 7 }, rules: xs.map((x) => ruleUse('lethal', { x })) })
          .critical,
      ).toBe(4);
  });

  it('should not raise what is lower already', () => {
    expect(spoke('thresholds', { start: { hit: 3, critical: 4 }, rules: [ruleUse('lethal', { x: 5 })] })).toEqual([]);
  });

  it('should accept 2 to 6', () => {
    for (const x of [2, 6]) expect(lethal.accepts({ x }).ok).toBe(true);
    for (const x of [1, 7, 5.5]) expect(lethal.accepts({ x }).ok).toBe(false);
  });
});
