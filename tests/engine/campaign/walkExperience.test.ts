import { describe, expect, it } from 'vitest';
import { totalOf } from '../../../src/engine/campaign/walk/experience.ts';
import type { BattleReport, Reported } from '../../../src/engine/campaign/model/walk.ts';
import type { CampaignPlay } from '../../support/campaignPlay.ts';
import {
  closed,
  deploy,
  down,
  goOn,
  line,
  report,
  retinue,
  stageOf,
  walkContent,
  walked,
  withDifficulty,
} from '../../support/walkPlay.ts';

const earnedOf = ({ state }: CampaignPlay, member: string) =>
  state.scenario?.earned.find((earned) => earned.member === member);

const rowsOf = (play: CampaignPlay, member: string) =>
  Object.fromEntries((earnedOf(play, member)?.rows ?? []).map(({ award, times, xp }) => [award, [times, xp]]));

/** The Acolyte and the Hiver, with what they did. */
const both = (set: Partial<BattleReport>, lines: readonly Reported[] = [line('m1'), line('m2')]): CampaignPlay =>
  walked(retinue, lines, set);

const done = (id: string, by: string | null = null) => ({ id, done: true, by });
const earned = (member: string, total: number) =>
  ({ type: 'correct', correction: { what: 'earned', member, total } }) as const;

describe('awards', () => {
  it('should pay for the primary objective, for its failure while somebody stands, and for nothing open', () => {
    const complete = both({ primary: 'complete' });
    expect([rowsOf(complete, 'm1'), rowsOf(complete, 'm2')]).toEqual([
      { primary: [1, 15], standing: [1, 2] },
      { primary: [1, 1], survived: [1, 2] },
    ]);
    const failed = both({ primary: 'failed' });
    expect([rowsOf(failed, 'm1'), rowsOf(failed, 'm2')]).toEqual([
      { primaryFailed: [1, 5], standing: [1, 2] },
      { survived: [1, 2] },
    ]);
    expect(rowsOf(both({ primary: 'open' }), 'm1')).toEqual({ standing: [1, 2] });
    const lost = both({ primary: 'failed' }, [down('m1'), down('m2')])
      .answers(5, 5)
      .does(goOn);
    expect([rowsOf(lost, 'm1'), rowsOf(lost, 'm2')]).toEqual([{}, { survived: [1, 1] }]);
  });

  it('should pay an Acolyte for each secondary objective, a follower for its own', () => {
    const objectives = [
      done('burn-the-ledger', 'm2'),
      done('leave-no-trace'),
      { ...done('take-one-alive'), done: false },
    ];
    const play = both({ objectives });
    expect([rowsOf(play, 'm1')['secondary'], rowsOf(play, 'm2')['secondary']]).toEqual([
      [2, 10],
      [1, 1],
    ]);
  });

  it('should pay everybody for the secret objective', () => {
    const play = both({ objectives: [done('the-other-thing')] });
    expect([rowsOf(play, 'm1')['secret'], rowsOf(play, 'm2')['secret']]).toEqual([
      [1, 8],
      [1, 1],
    ]);
  });

  it('should pay for clues and captives', () => {
    const play = both({ clues: 3, captives: 2 });
    expect(rowsOf(play, 'm1')).toEqual({ clue: [3, 6], standing: [1, 2], captive: [2, 6] });
    expect(rowsOf(play, 'm2')).toEqual({ survived: [1, 2] });
  });

  it('[A-13] should pay each operative for the enemies that it took down, and more for the heavy ones', () => {
    const play = both({}, [line('m1'), line('m2', { kills: 3, heavyKills: 1 })]);
    expect([rowsOf(play, 'm1'), rowsOf(play, 'm2')]).toEqual([
      { standing: [1, 2] },
      { survived: [1, 2], kill: [3, 3], heavyKill: [1, 1] },
    ]);
    expect(earnedOf(play, 'm2')?.total).toBe(6);
  });

  it('[A-13] should pay nothing for kills to who has none', () => {
    expect(rowsOf(both({}, [line('m1'), line('m2', { kills: 3 })]), 'm1')).not.toHaveProperty('kill');
  });

  it('should pay one more for the first kill to who has the honour for it, once', () => {
    const start = retinue.does({
      type: 'correct',
      correction: { what: 'addHonour', member: 'm2', honour: 'off-worlder-6' },
    });
    const killed = (kills: number) => rowsOf(walked(start, [line('m1'), line('m2', { kills })]), 'm2')['kill'];
    expect([killed(0), killed(1), killed(3)]).toEqual([undefined, [1, 2], [3, 4]]);
  });

  it('should pay for an objective that no pack has any more as for any secondary', () => {
    const objectives = [done('the-other-thing', 'm2')];
    const play = retinue
      .does(deploy(['m1', 'm2'], { objectives: ['the-other-thing'] }))
      .with({ objectives: new Map() })
      .does({ type: 'report', report: report([line('m1'), line('m2')], { objectives }) }, goOn);
    expect([rowsOf(play, 'm1')['secondary'], rowsOf(play, 'm2')['secondary']]).toEqual([
      [1, 5],
      [1, 1],
    ]);
  });
});

describe('limits', () => {
  const great = { primary: 'complete', clues: 1 } as const;

  it('[A-53] should give everybody that lived what the scenario pays', () => {
    const play = both({ primary: 'complete' }, [line('m1', { kills: 1 }), line('m2')]).does(goOn);
    expect([play.member('m1').xp, play.member('m2').xp, play.member('m3').xp]).toEqual([18, 3, 0]);
    expect(earnedOf(play, 'm1')).toMatchObject({ total: 18, given: true });
  });

  it('[A-53] should give nothing to the slain, in the battle or by their roll', () => {
    const play = walked(retinue, [line('m1'), down('m2', { slain: true, kills: 2 }), down('m3', { kills: 2 })], great)
      .answers(1)
      .does(goOn);
    expect([earnedOf(play, 'm2'), earnedOf(play, 'm3')]).toMatchObject([
      { limit: 'slain', total: 0 },
      { limit: 'slain', total: 0 },
    ]);
    const given = play.does(goOn);
    expect([given.member('m2').xp, given.member('m3').xp, given.member('m1').xp]).toEqual([0, 0, 19]);
  });

  it('should give nothing to who has retired', () => {
    const scars = ['haunted', 'marked'].map(
      (scar) => ({ type: 'correct', correction: { what: 'addScar', member: 'm1', scar } }) as const,
    );
    const play = walked(retinue.does(...scars), [down('m1'), line('m2')], great)
      .answers(4, 1, 'retire')
      .does(goOn);
    expect(earnedOf(play, 'm1')).toBeUndefined();
  });

  it('should halve that of an Acolyte that was knocked out, rounded down', () => {
    const play = both(great, [down('m1'), line('m2')])
      .answers(4)
      .does(goOn);
    expect(earnedOf(play, 'm1')).toMatchObject({ limit: 'halved', total: 8 });
    expect(play.does(goOn).member('m1').xp).toBe(8);
  });

  it('should leave a follower that was knocked out its 1 XP, without any bonus', () => {
    const play = both(great, [line('m1'), down('m2', { kills: 4 })])
      .answers(4)
      .does(goOn);
    expect(earnedOf(play, 'm2')).toMatchObject({ limit: 'noBonus', total: 1 });
    const recovered = both(great, [line('m1'), down('m2', { kills: 4 })])
      .answers(5)
      .does(goOn);
    expect(earnedOf(recovered, 'm2')).toMatchObject({ limit: null, total: 6 });
  });

  it('should add a lesson learned: 5 XP for an Acolyte, 1 for a follower', () => {
    const play = both(great, [down('m1'), down('m2')])
      .answers(6, 6)
      .does(goOn);
    expect([rowsOf(play, 'm1')['lesson'], rowsOf(play, 'm2')['lesson']]).toEqual([
      [1, 5],
      [1, 1],
    ]);
    expect([earnedOf(play, 'm1')?.total, earnedOf(play, 'm2')?.total]).toEqual([22, 3]);
  });

  it('should be a quarter more on hard, rounded up, and tenths more with an honour', () => {
    const hard = walked(withDifficulty(retinue, 'hard'), [line('m1'), line('m2')], great);
    expect([earnedOf(hard, 'm1'), earnedOf(hard, 'm2')]).toMatchObject([
      { percent: 125, total: 24 },
      { percent: 125, total: 4 },
    ]);
    const marked = retinue.does({
      type: 'correct',
      correction: { what: 'addHonour', member: 'm1', honour: 'acolyte-6' },
    });
    expect(earnedOf(walked(marked, [line('m1')], great), 'm1')).toMatchObject({ percent: 110, total: 21 });
    expect(earnedOf(walked(marked, [line('m1')], { ...great, clues: 0 }), 'm1')).toMatchObject({
      percent: 110,
      total: 19,
    });
  });

  it('should keep the difficulty of the deployment', () => {
    const play = withDifficulty(walked(retinue, [line('m1')], great), 'hard');
    expect(play.does(goOn).member('m1').xp).toBe(19);
  });

  it('should count lessons and the hand after percent and half', () => {
    const rows = [
      { award: 'primary', times: 1, xp: 15 },
      { award: 'lesson', times: 1, xp: 5 },
      { award: 'hand', times: 1, xp: -1 },
    ] as const;
    const total = (percent: number, limit: 'halved' | 'slain' | null) => totalOf({ rows: [...rows], limit, percent });
    expect([total(100, null), total(125, null), total(125, 'halved'), total(100, 'slain')]).toEqual([19, 23, 13, 0]);
    expect(totalOf({ rows: [{ award: 'hand', times: 1, xp: -3 }], limit: null, percent: 100 })).toBe(0);
  });
});

describe('experience', () => {
  it('should reach levels, and owe what they bring', () => {
    const play = walked(retinue.does({ type: 'correct', correction: { what: 'xp', member: 'm1', to: 24 } }), [
      line('m1'),
    ]).does(goOn);
    expect([play.member('m1').level, stageOf(play), play.choice.question]).toEqual([1, 'advances', 'ploy']);
  });

  it('should be what the hand says before it is given', () => {
    const play = both({ primary: 'complete' }).does(earned('m1', 20));
    expect(rowsOf(play, 'm1')).toEqual({ primary: [1, 15], standing: [1, 2], hand: [1, 3] });
    const less = play.does(earned('m1', 10));
    expect([rowsOf(less, 'm1')['hand'], rowsOf(less.does(earned('m1', 17)), 'm1')['hand']]).toEqual([
      [1, -7],
      undefined,
    ]);
    expect(less.does(goOn).member('m1').xp).toBe(10);
  });

  it('should not be set to nonsense, nor after it is given', () => {
    const play = both({ primary: 'complete' });
    expect(play.refuses(earned('m1', -1)).code).toBe('badValue');
    expect(play.refuses(earned('m1', 1.5)).code).toBe('badValue');
    expect(play.refuses(earned('m3', 5)).code).toBe('wrongStage');
    expect(play.does(goOn).refuses(earned('m1', 5)).code).toBe('wrongStage');
  });

  it('should be given once', () => {
    const play = both({ primary: 'complete' }).does(goOn);
    expect(closed(play).member('m1').xp).toBe(17);
    expect(play.told('xpGained').length).toBe(2);
  });

  it('should have a row for every award that is shipped', () => {
    expect(walkContent.awards.map(({ id }) => id).toSorted()).toEqual(
      [
        'captive',
        'clue',
        'heavyKill',
        'kill',
        'primary',
        'primaryFailed',
        'secondary',
        'secret',
        'standing',
        'survived',
      ].toSorted(),
    );
  });
});
