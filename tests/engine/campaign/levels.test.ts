import { describe, expect, it } from 'vitest';
import type { CampaignEvent } from '../../../src/engine/campaign/model/event.ts';
import { gainXp, levelUps } from '../../../src/engine/campaign/model/levels.ts';
import { campaignContent } from '../../support/campaignContent.ts';
import { campaign, type CampaignPlay, recruit, xp } from '../../support/campaignPlay.ts';

/** What a level brought, in short. */
const told = (event: CampaignEvent): string => {
  if (event.type === 'levelReached') return `level ${event.level}`;
  if (event.type === 'gained') return `${event.gain.stat} +${event.gain.by}`;
  return event.type === 'owed' ? [event.owed.what, event.owed.by, ...event.owed.of].join(' ') : event.type;
};

const acolyte = campaign().does(recruit('acolyte'));
const follower = acolyte.does(recruit('hiver'));

/** What the last point of experience to a level brings to who has all before it. */
function brought(play: CampaignPlay, id: string, at: number): readonly string[] {
  const before = at === 0 ? play : play.does(xp(id, at - 1)).answersAll();
  const after = before.does(xp(id, at));
  return after.events.slice(before.events.length + 1).map(told);
}

const STEP = ['wargear +1', 'equipment +1'];

const ACOLYTE: readonly (readonly [level: number, xp: number, benefits: readonly string[]])[] = [
  [1, 25, ['ploy choice firefight']],
  [2, 50, ['hit +1']],
  [3, 100, ['followers +1']],
  [4, 150, ['honour roll primary', ...STEP]],
  [5, 200, ['ploy choice strategic']],
  [6, 275, ['wounds +1']],
  [7, 350, ['followers +1']],
  [8, 425, ['honour roll random', ...STEP]],
  [9, 500, ['ploy choice firefight']],
  [10, 600, ['move +1', 'wounds +1']],
  [11, 700, ['followers +1']],
  [12, 800, ['honour roll choice', ...STEP]],
  [13, 900, ['ploy choice strategic']],
  [14, 1000, ['wounds +1']],
  [15, 1100, ['followers +1']],
  [16, 1250, ['honour choice primary', ...STEP]],
  [17, 1400, ['ploy choice either']],
  [18, 1550, ['hit +1']],
  [19, 1700, ['followers +1']],
  [20, 1900, ['apl +1', ...STEP]],
];

const FOLLOWER: typeof ACOLYTE = [
  [1, 5, ['wounds +1']],
  [2, 10, STEP],
  [3, 20, ['hit +1']],
  [4, 30, ['honour roll primary']],
  [5, 40, ['groupActivationGained']],
  [6, 50, ['wounds +1']],
  [7, 60, STEP],
  [8, 70, ['hit +1']],
  [9, 85, ['honour choice primary']],
  [10, 100, ['statChoice choice move wounds', ...STEP]],
];

describe('levels', () => {
  it.each(ACOLYTE)('should bring an Acolyte to level %i at %i XP', (level, at, benefits) => {
    expect(brought(acolyte, 'm1', at)).toEqual([`level ${level}`, ...benefits]);
  });

  it.each(FOLLOWER)('should bring a follower to level %i at %i XP', (level, at, benefits) => {
    expect(brought(follower, 'm2', at)).toEqual([`level ${level}`, ...benefits]);
  });

  it('should have no rows but those of the tables, and the level a recruit begins with', () => {
    const rows = campaignContent.levels.map((row) => [row.of, row.level, row.xp]);
    expect(rows).toEqual([
      ['acolyte', 0, 0],
      ...ACOLYTE.map(([level, at]) => ['acolyte', level, at]),
      ['follower', 0, 0],
      ...FOLLOWER.map(([level, at]) => ['follower', level, at]),
    ]);
  });

  it('should not bring a level to who is one XP short', () => {
    expect(brought(acolyte, 'm1', 24)).toEqual([]);
  });

  it('should bring several levels at once, the lowest first', () => {
    const after = acolyte.does(xp('m1', 100));
    expect(after.told('levelReached').map(({ level }) => level)).toEqual([1, 2, 3]);
    expect(after.told('owed').map(({ owed }) => owed.level)).toEqual([1]);
  });

  it('should make of an Acolyte at 1900 XP what the whole table says', () => {
    const play = acolyte.does(xp('m1', 1900)).answersAll();
    const { stats, wargear, followers, rank, next } = play.sheet('m1');
    const values = Object.fromEntries(Object.entries(stats).map(([stat, { value }]) => [stat, value]));
    expect(values).toEqual({ apl: 4, move: 7, hit: 2, save: 6, wounds: 11 });
    expect([wargear.of, followers, rank, next]).toEqual([8, 8, 'interrogator', null]);
    expect([play.member('m1').ploys.length, play.member('m1').honours.length]).toEqual([5, 4]);
  });

  it('should make of a follower at 100 XP what the whole table says', () => {
    const play = follower.does(xp('m2', 100)).answersAll();
    const { stats, wargear, rank } = play.sheet('m2');
    const values = Object.fromEntries(Object.entries(stats).map(([stat, { value }]) => [stat, value]));
    expect(values).toEqual({ apl: 2, move: 7, hit: 3, save: 6, wounds: 10 });
    expect([wargear.of, rank, play.member('m2').groupActivation]).toEqual([5, null, true]);
    expect(play.member('m2').honours).toHaveLength(2);
  });

  it('should say the rank of an Acolyte by its level, and the level that comes next', () => {
    const { rank, next } = acolyte.does(xp('m1', 210)).answersAll().sheet('m1');
    expect([rank, next?.level, next?.xp]).toEqual(['agent', 6, 275]);
  });

  it('should keep a level when its experience is set lower, and not bring it twice', () => {
    const lower = acolyte.does(xp('m1', 50)).answersAll().does(xp('m1', 0));
    expect([lower.member('m1').xp, lower.member('m1').level]).toEqual([0, 2]);
    expect(lower.does(xp('m1', 50)).told('levelReached')).toHaveLength(2);
  });

  it('should gain experience with the levels it reaches, and nothing for nothing', () => {
    const game = { state: acolyte.state, content: campaignContent };
    expect(gainXp(game, 'm1', 55).map(({ type }) => type)).toEqual([
      'xpGained',
      'levelReached',
      'owed',
      'levelReached',
      'gained',
    ]);
    expect(gainXp(game, 'm1', 0)).toEqual([]);
  });

  it('should ask a choice of stats of a level among those that it names', () => {
    const choice = follower.does(xp('m2', 99)).answersAll().does(xp('m2', 100));
    expect([choice.choice.question, choice.options]).toEqual(['statChoice', ['move', 'wounds']]);
    expect(choice.answers('wounds').member('m2').gains.at(-1)).toEqual({
      stat: 'wounds',
      by: 1,
      source: { kind: 'level', level: 10 },
    });
  });

  it.each([
    ['firefight', 25, ['not-yet', 'improvise', 'swift-hands', 'fall-in']],
    ['firefight', 500, ['not-yet', 'improvise', 'swift-hands', 'fall-in']],
    ['strategic', 200, ['word', 'covering-plan', 'purge-order']],
  ])('should offer %s ploys that are not known', (_, at, ploys) => {
    const asked = acolyte
      .does(xp('m1', at - 1))
      .answersAll()
      .does(xp('m1', at));
    const known = asked.member('m1').ploys;
    expect([asked.choice.question, asked.options]).toEqual(['ploy', ploys.filter((ploy) => !known.includes(ploy))]);
    expect(known).toHaveLength({ 25: 0, 200: 1, 500: 2 }[at] ?? -1);
    expect(asked.answers(asked.options[1] ?? '').member('m1').ploys).toContain(asked.options[1]);
  });

  it('should not level who has no row in any table', () => {
    expect(levelUps({ ...campaignContent, levels: [] }, { ...acolyte.member('m1'), xp: 500 })).toEqual([]);
  });
});
