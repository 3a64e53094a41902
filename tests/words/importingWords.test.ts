import { describe, expect, it } from 'vitest';
import { IMPORT_CODES } from '../../src/content/importers/refusal.ts';
import { importing as en } from '../../src/words/en/importing.ts';
import { importing as fr } from '../../src/words/fr/importing.ts';
import { leaves, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);

describe('the words about importing', () => {
  it('should have the same keys in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });

  it('should say why of every refusal, and no two the same but for damaged files', () => {
    for (const { refused } of [en, fr]) {
      expect(Object.keys(refused).toSorted()).toEqual(IMPORT_CODES.toSorted());
      expect(new Set(Object.values(refused)).size).toBe(IMPORT_CODES.length - 1);
    }
  });

  it('should bind French punctuation and units to their words', () => {
    const said = [...texts(fr)];
    expect(said.filter(([, text]) => /[^\u00A0\u202F][:;?!](?:\s|$)|\d Mo/u.test(text))).toEqual([]);
  });

  it('should write typographic quotes and never shout', () => {
    for (const words of [en, fr])
      expect([...texts(words)].filter(([, text]) => /['"!]|\bplease\b|\bsorry\b/u.test(text))).toEqual([]);
  });

  it('should count', () => {
    expect([en.own.counts(1, 2, 0), en.own.counts(0, 0, 0), fr.own.counts(0, 1, 0), fr.own.counts(2, 0, 1)]).toEqual([
      '1 auxiliary, 2 enemies',
      'nothing to deploy',
      '1 ennemi',
      '2 auxiliaires, 1 table de décision',
    ]);
    expect([en.read.said(2, 3), fr.models(1)]).toEqual(['2 of 3 models read.', '1 figurine']);
  });
});
