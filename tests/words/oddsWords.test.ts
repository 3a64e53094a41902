import { describe, expect, it } from 'vitest';
import { odds as en } from '../../src/words/en/odds.ts';
import { odds as fr } from '../../src/words/fr/odds.ts';
import { leaves, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);

describe('the words of the odds', () => {
  it('should have the same keys in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });

  it('should bind French punctuation, write typographic quotes and never shout', () => {
    const unbound = /[^\u00A0\u202F][:;?!](?:\s|$)/u;
    expect([...texts(fr)].filter(([, text]) => unbound.test(text))).toEqual([]);
    for (const said of [[...texts(en)], [...texts(fr)]])
      expect(said.filter(([, text]) => /['"!]|\bplease\b|\bsorry\b/u.test(text))).toEqual([]);
  });

  it('should say the whole answer in one sentence', () => {
    expect(en.sentence(0.624, 7.44)).toBe('Chance to take it down: 62\u202F%. Wounds on average: 7.4.');
    expect(fr.sentence(0.624, 7.44)).toBe('Mettre à terre\u00A0: 62\u202F%. PV ôtés en moyenne\u00A0: 7,4.');
  });
});
