import { expect, it } from 'vitest';
import { packName } from '../../src/words/packName.ts';

const words = { content: { byName: { Fighter: 'Combattant', 'Old Bell': 'Vieille Cloche' } } } as never;

it('should be said in the language shown, with its number', () => {
  expect(packName(words, 'Fighter 2')).toBe('Combattant 2');
  expect(packName(words, 'Old Bell')).toBe('Vieille Cloche');
  expect(packName(words, 'Mine')).toBe('Mine');
});

it('should turn nothing around it when it is written from the right, and carry no mark otherwise', () => {
  expect(packName(words, 'שלום')).toBe('\u2068שלום\u2069');
  expect(packName(words, 'علي 2')).toBe('\u2068علي 2\u2069');
  expect(packName(words, 'Żółć Ἀθηνᾶ 影')).toBe('Żółć Ἀθηνᾶ 影');
});
