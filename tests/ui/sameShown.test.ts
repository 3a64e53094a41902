import { describe, expect, it } from 'vitest';
import { sameShown } from '../../src/ui/sameShown.ts';

const card = { name: 'Vex', ap: { left: 2, of: 3 }, tokens: [{ id: 'a', short: 'ENG' }], note: null };

describe('sameShown', () => {
  it('should find a copy the same', () => {
    expect(sameShown(card, structuredClone(card))).toBe(true);
  });

  it.each([
    ['a word', { ...card, name: 'Hale' }],
    ['a number deep inside', { ...card, ap: { left: 1, of: 3 } }],
    ['one more in a list', { ...card, tokens: [...card.tokens, { id: 'b', short: 'V' }] }],
    ['null for a word', { ...card, name: null }],
    ['a list for an object', { ...card, ap: [2, 3] }],
    ['a function', { ...card, onOpen: () => undefined }],
  ])('should notice %s', (_what, other) => {
    expect(sameShown(card, other)).toBe(false);
    expect(sameShown(other, card)).toBe(false);
  });

  it('should take an absent key for one that is undefined', () => {
    expect(sameShown({ a: 1 }, { a: 1, b: undefined })).toBe(true);
  });
});
