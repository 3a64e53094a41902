import { beforeAll, describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { rowInStep } from '../../../src/content/making/madeRows.ts';
import { newRow } from '../../../src/content/making/newRow.ts';
import { usualMost } from '../../../src/content/making/usual.ts';
import type { Pack } from '../../../src/content/pack.ts';

let pack: Pack;
beforeAll(async () => {
  pack = await loadBundledPack();
});

describe('what is usual', () => {
  it('is the largest number at a place', () => {
    const most = Math.max(...[...pack.operatives.values()].map(({ wounds }) => wounds));
    expect(usualMost(pack, 'operatives', 'wounds')).toBe(most);
    expect(usualMost(pack, 'weapons', 'profiles[].attacks')).toBeLessThan(60);
    expect(usualMost(pack, 'weapons', 'name')).toBeNull();
  });
});

describe('a table of enemies', () => {
  it('says the DV of its cards, and stays as it is when it does', () => {
    const card = { ...newRow('operatives', { id: 'thug', name: 'Thug' }), dv: 4 };
    const gang = { ...newRow('factions', { id: 'gang', name: 'Gang' }), rows: [{ card: 'thug', dv: 1 }] };
    const files = { 'operatives.json': [card] };
    const stepped = rowInStep('factions', gang, files);
    expect(stepped['rows']).toEqual([{ card: 'thug', dv: 4 }]);
    expect(rowInStep('factions', stepped, files)).toBe(stepped);
    expect(rowInStep('weapons', card, files)).toBe(card);
  });
});
