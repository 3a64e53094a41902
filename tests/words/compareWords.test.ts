import { describe, expect, it } from 'vitest';
import { signedAverage } from '../../src/words/averageChange.ts';
import { oddsCompare as en } from '../../src/words/en/oddsCompare.ts';
import { oddsCompare as fr } from '../../src/words/fr/oddsCompare.ts';
import { leaves, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);

describe('the words of the comparison', () => {
  it('should have the same keys in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });

  it('should bind French punctuation, write typographic quotes and never shout', () => {
    const unbound = /[^\u00A0\u202F][:;?!](?:\s|$)/u;
    expect([...texts(fr)].filter(([, text]) => unbound.test(text))).toEqual([]);
    for (const said of [[...texts(en)], [...texts(fr)]])
      expect(said.filter(([, text]) => /['"!]|\bplease\b|\bsorry\b/u.test(text))).toEqual([]);
  });

  it('should say a difference with its sign', () => {
    expect([1.25, -0.44, 0.01, -0.01].map((each) => signedAverage(each, 'fr'))).toEqual([
      '+1,3',
      '\u22120,4',
      '0,0',
      '0,0',
    ]);
  });
});
