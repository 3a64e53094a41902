import { describe, expect, it } from 'vitest';
import { moduleEditor as en } from '../../src/words/en/moduleEditor.ts';
import { moduleEditor as fr } from '../../src/words/fr/moduleEditor.ts';
import { leaves, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);
const LONGEST_UNDO = 14;

describe('the words of linked campaigns in the making', () => {
  it('should have the same keys in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });

  it('should bind French punctuation and write typographic quotes', () => {
    expect([...texts(fr)].filter(([, text]) => /[^\u00A0\u202F][:;?!»%](?:\s|$)/u.test(text))).toEqual([]);
    for (const words of [en, fr])
      expect([...texts(words)].filter(([, text]) => /['"!]|\bplease\b|\bsorry\b/u.test(text))).toEqual([]);
  });

  it('should name what Undo takes back in a few letters', () => {
    for (const { did } of [en, fr]) expect(Object.values(did).filter((name) => name.length > LONGEST_UNDO)).toEqual([]);
  });

  it('should count', () => {
    expect([en.chapters(1), en.chapters(2), fr.chapters(1), fr.chapters(3)]).toEqual([
      '1 chapter',
      '2 chapters',
      '1 chapitre',
      '3 chapitres',
    ]);
    expect(en.chapter.removed('Siege', 0)).toBe('Siege is removed');
    expect(en.chapter.removed('Siege', 2)).toBe('Siege is removed, and 2 ways to it');
    expect(fr.chapter.removed('Siège', 1)).toBe('Siège est retiré, avec 1 voie qui y menait');
  });
});
