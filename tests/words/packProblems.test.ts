import { describe, expect, it } from 'vitest';
import { PROBLEM_CODES } from '../../src/content/problem.ts';
import { problemPlace } from '../../src/content/problemPlace.ts';
import { packShare as en } from '../../src/words/en/packShare.ts';
import { packShare as fr } from '../../src/words/fr/packShare.ts';

describe('what is wrong with a pack', () => {
  it('should have a sentence for each code, in both languages', () => {
    for (const { problems } of [en, fr]) {
      expect(Object.keys(problems).toSorted()).toEqual([...PROBLEM_CODES].toSorted());
      for (const said of Object.values(problems)) expect(said).toMatch(/^\p{Lu}.*\.$/u);
    }
  });

  it('should be told where it is as people see a pack, and without a place where there is none', () => {
    const place = problemPlace('factions.json [0].rows[2].card');
    expect(place).toEqual({ kind: 'factions', row: 1, part: 'card' });
    expect(en.problemPlace('Factions', place.row, place.part)).toBe('Factions, number 1, “card”');
    expect(en.problemPlace('Factions', 'The Undertow', '')).toBe('Factions, “The Undertow”');
    expect(fr.problemPlace('Factions', 'Le Ressac', '')).toBe('Factions, «\u00a0Le Ressac\u00a0»');
    expect(fr.problemPlace('Factions', 1, '')).toBe('Factions, n°\u00a01');
    expect(problemPlace('tables/finds.json rows')).toEqual({ kind: 'tables', row: null, part: 'rows' });
    expect(problemPlace('pack.json')).toEqual({ kind: null, row: null, part: '' });
    expect(problemPlace('')).toEqual({ kind: null, row: null, part: '' });
  });
});
