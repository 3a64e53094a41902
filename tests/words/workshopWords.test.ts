import { describe, expect, it } from 'vitest';
import { LINT_CODES } from '../../src/engine/behaviour/lint.ts';
import { workshop as en } from '../../src/words/en/workshop/workshop.ts';
import { workshop as fr } from '../../src/words/fr/workshop/workshop.ts';
import { leaves, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);

describe('the words of the workshop', () => {
  it('should have the same keys in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });

  it('should say what every finding of the linter means, no two the same', () => {
    for (const { findings } of [en, fr]) {
      expect(Object.keys(findings).toSorted()).toEqual([...LINT_CODES].toSorted());
      expect(new Set(LINT_CODES.map((code) => findings[code]('x'))).size).toBe(LINT_CODES.length);
    }
  });

  it('should bind French punctuation, write typographic quotes and never shout', () => {
    expect([...texts(fr)].filter(([, text]) => /[^\u00A0\u202F][:;?!](?:\s|$)/u.test(text))).toEqual([]);
    for (const words of [en, fr])
      expect([...texts(words)].filter(([, text]) => /['"!]|\bplease\b|\bsorry\b/u.test(text))).toEqual([]);
  });

  it('should count', () => {
    expect([en.rows(1), en.rows(2), fr.rows(1), fr.rows(0)]).toEqual(['1 row', '2 rows', '1 ligne', '0 ligne']);
    expect([en.bench.red(1, 2), fr.bench.red(2, 2), fr.bench.green(1)]).toEqual([
      '1 of 2 changed',
      '2 sur 2 ont changé',
      '1 exemple tient',
    ]);
  });
});
