import { describe, expect, it } from 'vitest';
import { inches as written } from '../../src/words/format.ts';
import { inches } from '../../src/words/fr/format.ts';
import { plan } from '../../src/words/fr/plan.ts';

describe('lengths in French', () => {
  it('should have a comma, and whole ones none', () => {
    expect([5.9, 6].map(inches)).toEqual(['5,9″', '6″']);
    expect(written(5.9)).toBe('5.9″');
  });

  it('should be so in what an enemy is about to do', () => {
    const goes = { inches: 5.9, ends: null };
    expect(plan.act({ action: 'reposition', target: null, inches: 6, line: null, goes })).toMatch(
      /^Repositionner de\s5,9″$/u,
    );
  });
});
