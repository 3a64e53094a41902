import { describe, expect, it } from 'vitest';
import type { CampaignCommand } from '../../../src/engine/campaign/model/command.ts';
import type { BattleReport } from '../../../src/engine/campaign/model/walk.ts';
import { type CampaignPlay, equip } from '../../support/campaignPlay.ts';
import { deploy, goOn, line, report, retinue, walkContent, walked } from '../../support/walkPlay.ts';

const items = new Map(
  [...walkContent.items].map(([id, item]) => [id, { ...item, ...(id === 'medkit' && { uses: 2 }) }]),
);
const found = (item: string): CampaignCommand => ({
  type: 'correct',
  correction: { what: 'addItem', item, wpLess: 0 },
});

const play = retinue.with({ items }).does(found('medkit'));
const key = play.state.stash[0]?.key ?? '';
const kitted = play.does(equip('m2', { weapons: ['autopistol'], equipment: [`${key}/medkit`] }));
const thing = ({ state }: CampaignPlay) => state.stash.find((each) => each.key === key);

const after = (at: CampaignPlay, used: BattleReport['used']) =>
  walked(at, [line('m1'), line('m2')], used === undefined ? {} : { used });

describe('found things that are used up', () => {
  it('should cost no EP, which bought ones do', () => {
    expect([kitted.sheet('m2').equipment.used, thing(kitted)]).toMatchObject([0, { uses: 2, lost: false }]);
    expect(
      retinue.does(equip('m2', { weapons: ['autopistol'], equipment: ['medkit'] })).sheet('m2').equipment.used,
    ).toBe(2);
  });

  it('should have fewer uses after a battle in which they were used, and be gone with the last', () => {
    const once = after(kitted, [{ member: 'm2', item: 'medkit', times: 1 }]);
    expect([thing(once), once.member('m2').equipment.length]).toMatchObject([{ uses: 1, lost: false }, 1]);
    const gone = after(kitted, [{ member: 'm2', item: 'medkit', times: 3 }]);
    expect([thing(gone), gone.member('m2').equipment]).toMatchObject([{ uses: 0, lost: true }, []]);
    expect(gone.does(goOn).told('thingUsed')).toEqual([{ type: 'thingUsed', key, left: 0 }]);
  });

  it('should stay as they are when nobody used them, when another did, or when they were bought or last', () => {
    expect(thing(after(kitted, undefined))).toMatchObject({ uses: 2 });
    expect(thing(after(kitted, [{ member: 'm2', item: 'medkit', times: 0 }]))).toMatchObject({ uses: 2 });
    expect(thing(after(kitted, [{ member: 'm1', item: 'medkit', times: 1 }]))).toMatchObject({ uses: 2 });
    const lasting = retinue.does(found('data-slate'));
    const slate = lasting.state.stash[0]?.key ?? '';
    const worn = lasting.does(equip('m2', { weapons: ['autopistol'], equipment: [`${slate}/data-slate`] }));
    const used = after(worn, [{ member: 'm2', item: 'data-slate', times: 1 }]);
    expect([used.state.stash[0]?.uses, used.state.stash[0]?.lost]).toEqual([undefined, false]);
    const bought = after(
      retinue.with({ items }).does(equip('m2', { weapons: ['autopistol'], equipment: ['medkit'] })),
      [{ member: 'm2', item: 'medkit', times: 2 }],
    );
    expect(bought.member('m2').equipment).toHaveLength(1);
  });

  it('should be used up one after the other, where one carries two of a kind', () => {
    const both = play.does(found('medkit'));
    const [one, other] = both.state.stash.map((each) => each.key);
    const command = equip('m2', { weapons: ['autopistol'], equipment: [`${one}/medkit`, `${other}/medkit`] });
    const twice = both.does({ ...command, override: { reason: 'house rule' } });
    const uses = (times: number) =>
      after(twice, [{ member: 'm2', item: 'medkit', times }]).state.stash.map((each) => [each.uses, each.lost]);
    expect([uses(1), uses(3)]).toEqual([
      [
        [1, false],
        [2, false],
      ],
      [
        [0, true],
        [1, false],
      ],
    ]);
  });

  it('should refuse a report with uses that are none, or with one thing twice', () => {
    const at = kitted.does(deploy(['m1', 'm2']));
    const told = (used: BattleReport['used']) =>
      at.refuses({ type: 'report', report: report([line('m2')], { ...(used && { used }) }) }).code;
    expect(told([{ member: 'm2', item: 'medkit', times: -1 }])).toBe('badValue');
    const one = { member: 'm2', item: 'medkit', times: 1 };
    expect(told([one, one])).toBe('badValue');
  });

  it('should be used up as often as the row says that is found', () => {
    const looted = walked(play, [line('m1'), line('m2')], { loot: [{ by: 'm2', count: 1 }] })
      .does(goOn)
      .answers(5);
    expect(looted.state.stash.at(-1)).toMatchObject({ item: 'medkit', uses: 2 });
    const magazines = walked(play, [line('m1'), line('m2')], { loot: [{ by: 'm2', count: 1 }] })
      .does(goOn)
      .answers(4);
    expect(magazines.state.stash.at(-1)?.uses).toBeUndefined();
  });
});
