import { describe, expect, it } from 'vitest';
import { gradeChances, gradeOfFace, gradeSpreads } from '../../../src/engine/odds/dieGrades.ts';

describe('gradeOfFace', () => {
  it('should fail a 1 and succeed with a 6 whatever is needed', () => {
    expect(gradeOfFace(1, { success: 1, critical: 6 })).toBe('fail');
    expect(gradeOfFace(6, { success: 7, critical: 6 })).toBe('critical');
  });

  it('should succeed from the number needed', () => {
    const needed = { success: 4, critical: 6 };
    expect([gradeOfFace(3, needed), gradeOfFace(4, needed)]).toEqual(['fail', 'normal']);
  });

  it('should count a success from the Lethal number as critical, but not a fail', () => {
    expect(gradeOfFace(5, { success: 4, critical: 5 })).toBe('critical');
    expect(gradeOfFace(5, { success: 6, critical: 5 })).toBe('fail');
  });

  it('should keep a 6 normal where no die may become critical', () => {
    expect(gradeOfFace(6, { success: 4, critical: 7 })).toBe('normal');
  });
});

describe('gradeChances', () => {
  it('should count the faces of each grade', () => {
    const { fail, normal, critical } = gradeChances({ success: 3, critical: 5 });
    expect([fail * 6, normal * 6, critical * 6].map(Math.round)).toEqual([2, 2, 2]);
  });
});

describe('gradeSpreads', () => {
  it('should hold every spread of two dice once, with its chance', () => {
    const spreads = gradeSpreads(2, { fail: 0.5, normal: 0.25, critical: 0.25 });
    expect(spreads).toHaveLength(6);
    expect(spreads).toContainEqual({ rolled: { fail: 1, normal: 1, critical: 0 }, chance: 0.25 });
    expect(spreads).toContainEqual({ rolled: { fail: 0, normal: 0, critical: 2 }, chance: 0.0625 });
  });

  it('should add up to one', () => {
    const sum = gradeSpreads(5, gradeChances({ success: 4, critical: 6 })).reduce((all, { chance }) => all + chance, 0);
    expect(sum).toBeCloseTo(1);
  });

  it('should hold one empty spread for no dice', () => {
    const rolled = { fail: 0, normal: 0, critical: 0 };
    expect(gradeSpreads(0, { fail: 0.5, normal: 0.5, critical: 0 })).toEqual([{ rolled, chance: 1 }]);
  });
});
