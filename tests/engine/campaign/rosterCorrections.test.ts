import { describe, expect, it } from 'vitest';
import type { CampaignCommand, CampaignCorrection } from '../../../src/engine/campaign/model/command.ts';
import { campaign, type CampaignPlay, recruit } from '../../support/campaignPlay.ts';

const play = campaign().does(recruit('acolyte'), recruit('hiver'));

const by = (correction: CampaignCorrection): CampaignCommand => ({ type: 'correct', correction });

describe('corrections of the roster', () => {
  it.each([
    ['addScar', 'removeScar', 'scar', 'haunted'],
    ['addHonour', 'removeHonour', 'honour', 'combat-1'],
    ['addPloy', 'removePloy', 'ploy', 'word'],
    ['addPower', 'removePower', 'power', 'mend'],
  ] as const)('should %s and %s, once each', (add, remove, key, row) => {
    const correction = (what: string) => by({ what, member: 'm1', [key]: row } as never);
    const list = (now: CampaignPlay): readonly unknown[] => {
      const { scars, honours, ploys, powers } = now.member('m1');
      return [...scars.map(({ id }) => id), ...honours.map(({ id }) => id), ...ploys, ...powers];
    };
    const added = play.does(correction(add));
    expect(list(added)).toEqual([row]);
    expect(added.refuses(correction(add))).toEqual({ code: 'alreadyHas', params: { row } });
    expect(list(added.does(correction(remove)))).toEqual([]);
    expect(play.refuses(correction(remove)).code).toBe('unknownRow');
    expect(play.refuses(by({ what: add, member: 'm1', [key]: 'gone' } as never)).code).toBe('unknownRow');
  });

  it('should take away what no pack has any more', () => {
    const scarred = play.does(by({ what: 'addScar', member: 'm1', scar: 'haunted' })).with({ scars: new Map() });
    expect(scarred.sheet('m1').missing).toEqual(['haunted']);
    expect(scarred.does(by({ what: 'removeScar', member: 'm1', scar: 'haunted' })).sheet('m1').missing).toEqual([]);
  });

  it.each([
    ['apl', 3, 4],
    ['move', 6, 7],
    ['hit', 4, 3],
    ['save', 6, 5],
    ['wounds', 8, 9],
  ] as const)('should improve %s by hand from %i to %i', (stat, from, to) => {
    const after = play.does(by({ what: 'stat', member: 'm1', stat, by: 1, reason: 'a gift' }));
    expect(after.sheet('m1').stats[stat]).toEqual({
      value: to,
      base: from,
      changes: [{ source: { kind: 'gain', source: { kind: 'hand', reason: 'a gift' } }, by: 1 }],
    });
  });

  it.each(['wargear', 'equipment', 'followers'] as const)('should widen %s by hand', (stat) => {
    const of = (now: CampaignPlay): number => {
      const sheet = now.sheet('m1');
      return stat === 'followers' ? sheet.followers : sheet[stat].of;
    };
    const after = play.does(by({ what: 'stat', member: 'm1', stat, by: 2, reason: 'a gift' }));
    expect(of(after)).toBe(of(play) + 2);
  });

  it('should set kills and whether somebody must rest', () => {
    const after = play.does(
      by({ what: 'kills', member: 'm1', to: 12 }),
      by({ what: 'rest', member: 'm1', mustRest: true }),
    );
    expect([after.member('m1').kills, after.member('m1').mustRest]).toEqual([12, true]);
  });

  it('should set a fate, and take it back', () => {
    const slain = play.does(by({ what: 'fate', member: 'm2', fate: 'slain' }));
    expect([slain.member('m2').fate, slain.member('m2').left]).toEqual(['slain', 0]);
    const back = slain.does(by({ what: 'fate', member: 'm2', fate: 'serving' }));
    expect(back.member('m2')).toEqual(play.member('m2'));
  });

  it('should put a thing into the stash that was found elsewhere', () => {
    const after = play.does(by({ what: 'addItem', item: 'sword', wpLess: 1 }));
    expect(after.state.stash).toEqual([
      { key: 's3', item: 'sword', scenario: 0, foundBy: null, wpLess: 1, lost: false },
    ]);
  });

  it.each([
    ['badValue', { what: 'xp', member: 'm1', to: -1 }],
    ['badValue', { what: 'xp', member: 'm1', to: 1.5 }],
    ['badValue', { what: 'stat', member: 'm1', stat: 'hit', by: 0, reason: '' }],
    ['badValue', { what: 'stat', member: 'm1', stat: 'hit', by: 0.5, reason: '' }],
    ['badValue', { what: 'kills', member: 'm1', to: -3 }],
    ['badValue', { what: 'addItem', item: 'sword', wpLess: -1 }],
    ['unknownItem', { what: 'addItem', item: 'gone', wpLess: 0 }],
    ['unknownItem', { what: 'removeItem', key: 's9' }],
    ['unknownMember', { what: 'kills', member: 'm9', to: 1 }],
    ['unknownCommand', { what: 'soul', member: 'm1' }],
  ])('should refuse with %s: %j', (code, correction) => {
    expect(play.refuses(by(correction as never)).code).toBe(code);
  });
});
