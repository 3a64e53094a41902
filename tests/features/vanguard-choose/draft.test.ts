import { describe, expect, it } from 'vitest';
import { withoutMember } from '../../../src/content/warBands/changeBand.ts';
import {
  battleOf,
  firstDraft,
  isRefused,
  scenarioOf,
  withAgainst,
} from '../../../src/features/vanguard-choose/draft.ts';
import { DEFAULT_SETTINGS } from '../../../src/persistence/settingsSlot.ts';
import { bandPack } from '../../support/bandPack.ts';

const pack = bandPack();
const settings = { ...DEFAULT_SETTINGS, dice: { retinue: 'table', enemy: 'screen' } } as const;
const draft = firstDraft(pack, settings);
const players = [
  { id: 'p1', name: 'Anna', mark: 'A' },
  { id: 'p2', name: 'Marc', mark: 'M' },
] as const;
const begun = { ruleset: 'vanguard', players, settings, seed: 'seed' };

describe('a battle of war bands in the making', () => {
  it('should begin with the first scenario and both war bands of ours, ready to play', () => {
    expect(scenarioOf([pack], draft)?.id).toBe('gather-intelligence');
    expect([draft.first.name, draft.second.name, draft.limit]).toEqual(['Iron Third', 'Bone Choir', 100]);
    expect(isRefused([pack], draft)).toBe(false);
    expect(battleOf([pack], draft, begun)).toMatchObject({
      ruleset: 'vanguard',
      players,
      settings: { dice: { first: 'table', second: 'table' } },
    });
  });

  it('should take the dice of the tables along with them', () => {
    const against = withAgainst(draft, 'tables', settings);
    expect(against.dice).toEqual({ first: 'table', second: 'screen' });
    expect(battleOf([pack], against, begun)?.sides.map(({ hand }) => hand)).toEqual(['people', 'tables']);
    expect(withAgainst(against, 'people', settings).dice.second).toBe('table');
  });

  it('should not begin with a war band that breaks its rules, nor without its scenario', () => {
    expect(isRefused([pack], { ...draft, limit: 95 })).toBe(true);
    expect(isRefused([pack], { ...draft, first: withoutMember(draft.first, 'thorn') })).toBe(true);
    const gone = { ...draft, scenario: { pack: 'vanguard-bands', id: 'nowhere' } };
    expect(isRefused([pack], gone)).toBe(true);
    expect(battleOf([pack], gone, begun)).toBeNull();
  });
});
