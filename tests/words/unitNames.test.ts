import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { present } from '../../src/engine/core/invariant.ts';
import { en, fr } from '../support/words.ts';
import { unitNames } from '../../src/words/unitNames.ts';

const pack = await loadBundledPack();

describe('names of what is chosen', () => {
  it.each([
    ['English', en, 'Zombie pair', 'Gunner (Underhive gang)'],
    ['French', fr, 'Zombie par deux', 'Artilleur (Gang des bas-fonds)'],
  ] as const)('should tell any two cards apart, in %s', (_language, words, pair, gunner) => {
    const names = unitNames(words, pack);
    expect(new Set(names.values()).size).toBe(pack.operatives.size);
    expect(names.get('zombie')).toBe('Zombie');
    expect(names.get('zombie-pair')).toBe(pair);
    expect(names.get('gang-gunner')).toBe(gunner);
  });

  it('should go on to arms, then to a number, where the faction does not tell', () => {
    const zombie = present(pack.operatives.get('zombie'), 'zombie');
    const twin = (id: string, weapon: string) => [id, { ...zombie, id, name: 'Twin', arms: [[weapon]] }] as const;
    const operatives = new Map([twin('a', 'sword'), twin('b', 'club'), twin('c', 'club')]);
    expect([...unitNames(en, { ...pack, operatives }).values()]).toEqual([
      'Twin (Sword)',
      'Twin (Club) 1',
      'Twin (Club) 2',
    ]);
  });
});
