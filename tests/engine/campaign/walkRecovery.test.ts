import { describe, expect, it } from 'vitest';
import { trait } from '../../support/campaignTrait.ts';
import type { CampaignPlay } from '../../support/campaignPlay.ts';
import {
  closed,
  deploy,
  down,
  goOn,
  line,
  report,
  retinue,
  scarred,
  stageOf,
  walkContent,
  walked,
} from '../../support/walkPlay.ts';

const recoveryOf = ({ state }: CampaignPlay, member: string) =>
  state.scenario?.recoveries.find((recovery) => recovery.member === member);

const hurt = retinue.does(scarred('m1', 'haunted'), scarred('m2', 'marked'));
const chapel = retinue.does(scarred('m1', 'haunted'), { type: 'setBase', base: 'medicae', on: true });

describe('recovery', () => {
  it('[A-52] should be rolled for each operative with a scar, deployed or at rest', () => {
    const play = walked(hurt, [line('m1'), line('m3')]);
    expect([stageOf(play), play.state.scenario?.recoveries.map(({ member }) => member)]).toEqual([
      'recovery',
      ['m1', 'm2'],
    ]);
    expect(play.question).toMatchObject({ purpose: 'recovery', sides: 6, member: 'm1', id: 'walk.1.recovery.m1.roll' });
  });

  it('[A-52] should not be rolled for a scar just gained, nor without one', () => {
    const play = walked(retinue, [down('m1'), line('m2')])
      .answers(2, 1)
      .does(goOn);
    expect([stageOf(play), play.state.scenario?.recoveries]).toEqual(['experience', []]);
  });

  it.each([
    ['m1', 3, false],
    ['m1', 4, true],
    ['m1', 6, true],
    ['m2', 4, false],
    ['m2', 5, true],
    ['m2', 6, true],
  ] as const)('should take for %s on a %i: %s', (member, face, success) => {
    const scar = member === 'm1' ? 'haunted' : 'marked';
    const play = walked(retinue.does(scarred(member, scar)), [line(member)]).answers(face);
    expect(recoveryOf(play, member)).toMatchObject({ face, success, scar: success ? scar : null, done: true });
    expect(play.member(member).scars.length).toBe(success ? 0 : 1);
    expect([play.pending, play.told('rolled').at(-1)]).toMatchObject([
      null,
      { purpose: 'recovery', face, total: face },
    ]);
  });

  it('should heal an older scar only, and keep the one just gained', () => {
    const play = walked(hurt, [down('m1'), line('m3')])
      .answers(4, 'scar', 1)
      .does(goOn)
      .answers(6, 1);
    expect(play.member('m1').scars).toEqual([{ id: 'shattered-leg', scenario: 1 }]);
  });

  it('should ask which of several older scars heals', () => {
    const play = walked(hurt.does(scarred('m1', 'grim-resolve')), [line('m1')]).answers(4);
    expect([play.choice.question, play.options, play.choice.best]).toEqual([
      'scarHealed',
      ['haunted', 'grim-resolve'],
      'haunted',
    ]);
    const after = play.answers('grim-resolve');
    expect(after.member('m1').scars).toMatchObject([{ id: 'haunted' }]);
    expect(recoveryOf(after, 'm1')).toMatchObject({ scar: 'grim-resolve', done: true });
  });

  it('should ask nothing more when the scars were set right by hand meanwhile', () => {
    const play = walked(retinue.does(scarred('m1', 'haunted'), scarred('m1', 'marked')), [line('m1')]).answers(4);
    const right = play.does(
      { type: 'correct', correction: { what: 'removeScar', member: 'm1', scar: 'haunted' } },
      { type: 'correct', correction: { what: 'removeScar', member: 'm1', scar: 'marked' } },
    );
    expect([right.pending, stageOf(right.does(goOn))]).toEqual([null, 'experience']);
  });

  it('should have +1 for each scenario rested in a row, this one included', () => {
    const first = walked(hurt, [line('m3')]);
    expect(recoveryOf(first, 'm2')?.changes).toEqual([{ why: 'rested', by: 1 }]);
    const second = walked(closed(first.answers(1, 1)), [line('m3')]);
    expect(recoveryOf(second, 'm2')?.changes).toEqual([{ why: 'rested', by: 2 }]);
    expect(recoveryOf(second.answers(1, 3), 'm2')).toMatchObject({ success: true, needed: 5 });
    const third = walked(closed(first.answers(1, 1)), [line('m2')]);
    expect(recoveryOf(third, 'm2')?.changes).toEqual([]);
  });

  it('should have +1 with a medicae base, none with another', () => {
    expect(recoveryOf(walked(chapel, [line('m1')]), 'm1')?.changes).toEqual([{ why: 'base', by: 1 }]);
    const range = retinue.does(scarred('m1', 'haunted'), { type: 'setBase', base: 'range', on: true });
    expect(recoveryOf(walked(range, [line('m1')]), 'm1')?.changes).toEqual([]);
  });

  const back = [{ id: 'all-come-back', done: true, by: null }];

  it('should have +1 when all came back', () => {
    const play = walked(chapel, [line('m1')], { objectives: back });
    expect(recoveryOf(play, 'm1')?.changes).toEqual([
      { why: 'base', by: 1 },
      { why: 'objective', by: 1 },
    ]);
    expect(recoveryOf(play.answers(2), 'm1')).toMatchObject({ success: true });
  });

  it('should have none when a casualty roll slew one of them, or it was not done', () => {
    const slew = walked(chapel, [line('m1'), down('m2')], { objectives: back })
      .answers(1)
      .does(goOn);
    expect(recoveryOf(slew, 'm1')?.changes).toEqual([{ why: 'base', by: 1 }]);
    const undone = walked(chapel, [line('m1')], { objectives: [{ id: 'all-come-back', done: false, by: null }] });
    expect(recoveryOf(undone, 'm1')?.changes).toEqual([{ why: 'base', by: 1 }]);
  });

  it('should have what its own traits give', () => {
    const ganger = walkContent.backgrounds.get('ganger');
    if (ganger === undefined) throw new Error('the fixture changed');
    const tough = trait('tough', 'background', [{ op: 'recovery', by: 2 }]);
    const play = hurt.with({ backgrounds: new Map([['ganger', { ...ganger, trait: tough }]]) });
    expect(recoveryOf(walked(play, [line('m2')]), 'm2')?.changes).toEqual([{ why: 'tough', by: 2 }]);
  });

  it('should owe nothing to those who are gone', () => {
    const gone = hurt.does({ type: 'leave', member: 'm2', how: 'dismissed' });
    expect(walked(gone, [line('m1')]).state.scenario?.recoveries.map(({ member }) => member)).toEqual(['m1']);
  });

  it('should take a total set by hand', () => {
    const byHand = (total: number) =>
      ({ type: 'correct', correction: { what: 'earned', member: 'm1', total } }) as const;
    const play = walked(retinue.does(scarred('m1', 'haunted')), [line('m1')]);
    expect(recoveryOf(play.does(byHand(3)), 'm1')).toMatchObject({ face: null, success: false, done: true });
    expect(play.does(byHand(4)).member('m1').scars).toEqual([]);
    expect(play.does(byHand(4)).refuses(byHand(5)).code).toBe('wrongStage');
  });

  it('should take no part in a report of nobody', () => {
    const play = hurt.does(deploy(['m3']), { type: 'report', report: report([]) }, goOn);
    expect(play.state.scenario?.recoveries.length).toBe(2);
  });
});
