import { describe, expect, it } from 'vitest';
import { sharing as enSharing } from '../../src/words/en/sharing.ts';
import { storagePanel as en } from '../../src/words/en/campaign/storagePanel.ts';
import { sharing as frSharing } from '../../src/words/fr/sharing.ts';
import { storagePanel as fr } from '../../src/words/fr/campaign/storagePanel.ts';
import { leaves, texts } from './support/spoken.ts';

const keys = (catalogue: unknown) => leaves(catalogue).map(([path]) => path);

describe('the words about saving', () => {
  it('should have the same keys in both languages', () => {
    expect(keys(fr)).toEqual(keys(en));
  });

  it('should bind French punctuation and units to their words', () => {
    const said = [...texts(fr), ['size', fr.size(1_500_000)], ['kilo', fr.size(2_000)], ['small', fr.size(7)]] as const;
    expect(said.filter(([, text]) => /[^\u00A0\u202F][:;?!](?:\s|$)|\d (?:octets|ko|Mo|Go)/u.test(text))).toEqual([]);
  });

  it('should write typographic quotes and never shout', () => {
    for (const words of [en, fr])
      expect([...texts(words)].filter(([, text]) => /['"!]|\bplease\b|\bsorry\b/u.test(text))).toEqual([]);
  });

  it.each([
    [0, '0\u00A0bytes', '0\u00A0octets'],
    [1_499, '1\u00A0kB', '1\u00A0ko'],
    [10_737_500_000, '10.7\u00A0GB', '10,7\u00A0Go'],
    [1_540_000, '1.5\u00A0MB', '1,5\u00A0Mo'],
  ])('should write %i bytes as %s and %s', (bytes, english, french) => {
    expect([en.size(bytes), fr.size(bytes)]).toEqual([english, french]);
  });
});

describe('the words about sharing', () => {
  it('should have the same keys in both languages', () => {
    expect(keys(frSharing)).toEqual(keys(enSharing));
  });

  it('should bind French punctuation to its words', () => {
    expect([...texts(frSharing)].filter(([, text]) => /[^\u00A0\u202F][:;?!](?:\s|$)/u.test(text))).toEqual([]);
  });

  it('should write typographic quotes and never shout', () => {
    for (const words of [enSharing, frSharing])
      expect([...texts(words)].filter(([, text]) => /['"!]|\bplease\b|\bsorry\b/u.test(text))).toEqual([]);
  });
});
