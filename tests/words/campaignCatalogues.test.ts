import { describe, expect, it } from 'vitest';
import { campaign as en } from '../../src/words/en/campaign/campaign.ts';
import { storagePanel as panelEn } from '../../src/words/en/campaign/storagePanel.ts';
import { campaign as fr } from '../../src/words/fr/campaign/campaign.ts';
import { storagePanel as panelFr } from '../../src/words/fr/campaign/storagePanel.ts';
import { leaves, texts } from './support/spoken.ts';

const pairs = [
  ['campaign', en, fr],
  ['storage', panelEn, panelFr],
] as const;

const paths = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);

describe.each(pairs)('the words of the %s', (_, english, french) => {
  it('should have the same keys in both languages', () => {
    expect(paths(french).toSorted()).toEqual(paths(english).toSorted());
  });

  it.each([
    ['English', english],
    ['French', french],
  ])('should never shout, beg or apologise in %s', (__, catalogue) => {
    const loud = /!|\bplease\b|\boops\b|\bsorry\b|are you sure|s’il vous plaît|désolé/iu;
    expect([...texts(catalogue)].filter(([, said]) => loud.test(said))).toEqual([]);
  });

  it('should bind French punctuation to its word', () => {
    const loose = /[^\u00A0\u202F][:;?](?:\s|$)/u;
    expect([...texts(french)].filter(([, said]) => loose.test(said))).toEqual([]);
  });

  it('should write typographic quotes in both languages', () => {
    const typed = /['"]/u;
    const both = [...texts(english), ...texts(french)];
    expect(both.filter(([, said]) => typed.test(said))).toEqual([]);
  });
});
