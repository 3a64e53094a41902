import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../../src/content/bundledPack.ts';
import { enemyGroups } from '../../../src/features/scenario-editor/enemyGroups.ts';
import { en } from '../../support/words.ts';

const pack = await loadBundledPack();

describe('enemies to choose from', () => {
  const groups = (faction: string | null) => enemyGroups({ words: en, base: pack, faction, others: 'Of no faction' });

  it('should begin with those of the chosen faction, with DV and models', () => {
    const [first] = groups('walking-dead');
    expect(first?.label).toBe('Walking dead');
    expect(first?.options).toContainEqual({ value: 'zombie', label: 'Zombie, DV 1' });
    expect(first?.options).toContainEqual({ value: 'zombie-pair', label: 'Zombie pair, DV 1, 2 models' });
  });

  it('should have every enemy once, and no two lines alike', () => {
    const options = groups('brood').flatMap((group) => group.options);
    const enemies = [...pack.operatives.values()].filter(({ kind }) => kind === 'enemy');
    expect(options.map(({ value }) => value).toSorted()).toEqual(enemies.map(({ id }) => id).toSorted());
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
    expect(groups(null).map(({ label }) => label)[0]).toBe('Brood');
  });
});
