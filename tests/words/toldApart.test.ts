import { describe, expect, it } from 'vitest';
import { toldApart } from '../../src/words/toldApart.ts';
import { whoseRow } from '../../src/words/whoseRow.ts';
import { whoseSaid } from '../../src/words/whoseSaid.ts';
import { en } from '../support/words.ts';

describe('rows of one name', () => {
  it('should say whose each is, and of others nothing', () => {
    const rows = [
      { id: 'a', name: 'The Silent Relay' },
      { id: 'b', name: 'the silent relay' },
      { id: 'c', name: 'Dusk' },
    ];
    expect(toldApart(rows, (id) => `of ${id}`).map(({ name }) => name)).toEqual([
      'The Silent Relay (of a)',
      'the silent relay (of b)',
      'Dusk',
    ]);
  });

  it('should call a pack by its name, never by its id where that is known', () => {
    const packs = new Map([['drowned-k3f9', 'The Drowned']]);
    expect(whoseRow(en, 'drowned-k3f9--relay', packs)).toBe('Of the pack The Drowned');
    expect(whoseRow(en, 'gone--relay', packs)).toBe('Of the pack gone');
    expect(whoseRow(en, 'workshop--relay', packs)).toBe('Yours');
    expect(whoseRow(en, 'relay', packs)).toBe('Of the app');
    const words = { app: 'the app', own: 'yours', pack: (name: string) => name };
    expect([whoseSaid(words, 'own'), whoseSaid(words, { pack: 'X' })]).toEqual(['yours', 'X']);
  });
});
