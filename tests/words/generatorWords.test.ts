import { describe, expect, it } from 'vitest';
import { PART_IDS } from '../../src/content/generator/state.ts';
import { generator as en } from '../../src/words/en/generator.ts';
import { generator as fr } from '../../src/words/fr/generator.ts';
import { scenarioTexts } from '../../src/words/fr/scenarioTexts.ts';
import { tableTexts } from '../../src/words/fr/tableTexts.ts';
import { leaves, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);

describe('the words of the generator', () => {
  it('should have the same keys in both languages, one for each part', () => {
    expect(keys(fr)).toEqual(keys(en));
    expect(Object.keys(en.parts).toSorted()).toEqual(PART_IDS.toSorted());
  });

  it('should bind French punctuation, write typographic quotes and never shout', () => {
    const unbound = /[^\u00A0\u202F][:;?!](?:\s|$)/u;
    const french = [...texts(fr), ...Object.entries(scenarioTexts), ...Object.entries(tableTexts)];
    expect(french.filter(([, text]) => unbound.test(text))).toEqual([]);
    for (const said of [[...texts(en)], french])
      expect(said.filter(([, text]) => /['"!]|\bplease\b|\bsorry\b/u.test(text))).toEqual([]);
  });

  it('should count', () => {
    expect([en.force(1, 2), fr.force(3, 4)]).toEqual(['1 enemy, DV 2', '3 ennemis, VD 4']);
    expect([en.rollAllDetail(1), fr.rollAllDetail(2)]).toEqual(['1 part stays', '2 parties restent']);
    expect([en.sheet.count(1, 'Nest'), fr.sheet.count(2, 'Nid')]).toEqual(['Nest', '2 × Nid']);
  });
});
