import { describe, expect, it } from 'vitest';
import { loadBundledPack } from '../../src/content/bundledPack.ts';
import { flagsSetBy } from '../../src/content/flagsSet.ts';
import { lintModule, reachOf } from '../../src/content/lintModule.ts';
import { NO_REWARD } from '../../src/content/moduleFiles.ts';
import { flag, linked, not, setting } from '../support/linkedCampaign.ts';

const nothing = setting({});

describe('what nobody will have meant in a linked campaign', () => {
  it('should say nothing of the starter module', async () => {
    const pack = await loadBundledPack();
    const sets = (id: string) => {
      const mission = pack.missions.get(id);
      return mission === undefined ? [] : flagsSetBy(pack, mission);
    };
    for (const row of pack.modules.values()) expect(lintModule(row, sets)).toEqual([]);
    expect(sets('silent-relay')).toContain('relay-won');
  });

  it('should find a chapter that no way leads to', () => {
    const row = linked({ a: [['b', null]], b: [], c: [['a', null]] });
    expect(lintModule(row, nothing)).toEqual([{ code: 'unreached', path: 'chapters[2]' }]);
  });

  it('should find a flag that no scenario sets, and what lies behind it', () => {
    const row = linked({ a: [['b', flag('won')]], b: [] });
    expect(lintModule(row, nothing)).toEqual([
      { code: 'unset', path: 'chapters[0].next[0].if', flag: 'won' },
      { code: 'unreached', path: 'chapters[1]' },
    ]);
    expect(lintModule(row, setting({ a: ['won'] }))).toEqual([]);
  });

  it('should find a way that asks for what only a later chapter brings about', () => {
    const row = linked({
      a: [
        ['b', null],
        ['c', flag('won')],
      ],
      b: [['c', flag('won')]],
      c: [],
    });
    expect(lintModule(row, setting({ b: ['won'] }))).toEqual([{ code: 'never', path: 'chapters[0].next[1].if' }]);
  });

  it('should count what came about on another way round', () => {
    const row = linked({
      a: [
        ['b', null],
        ['c', flag('won')],
      ],
      b: [['a', null]],
      c: [],
    });
    expect(lintModule(row, setting({ b: ['won'] }))).toEqual([]);
    expect([...(reachOf(row, setting({ b: ['won'] })).begun.get('a') ?? [])]).toEqual(['won']);
  });

  it('should find a condition that contradicts itself, of a way and of a reward', () => {
    const both = { is: 'all', of: [flag('won'), not(flag('won'))] } as const;
    const row = { ...linked({ a: [['b', both]], b: [] }), rewards: [{ ...NO_REWARD, if: both }] };
    expect(lintModule(row, setting({ a: ['won'] })).map(({ code, path }) => `${code} ${path}`)).toEqual([
      'never chapters[0].next[0].if',
      'unreached chapters[1]',
      'never rewards[0].if',
    ]);
  });

  it('should find that it can never end', () => {
    const round = linked({
      a: [['b', null]],
      b: [
        ['a', flag('won')],
        ['c', not(flag('won'))],
      ],
      c: [['a', null]],
    });
    expect(lintModule(round, setting({ a: ['won'] }))).toEqual([{ code: 'endless', path: 'chapters' }]);
    const out = linked({ a: [['b', null]], b: [['a', flag('won')]] });
    expect(lintModule(out, setting({ a: ['won'] }))).toEqual([]);
  });
});
