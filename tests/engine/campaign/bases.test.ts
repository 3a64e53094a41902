import { describe, expect, it } from 'vitest';
import { baseUseOf, issuesLeft, rerollsLeft } from '../../../src/engine/campaign/model/bases.ts';
import type { CampaignCommand } from '../../../src/engine/campaign/model/command.ts';
import { carried, type CampaignPlay, equip } from '../../support/campaignPlay.ts';
import { closed, deploy, down, goOn, line, retinue, stageOf, walked } from '../../support/walkPlay.ts';

const base = (id: string, on = true): CampaignCommand => ({ type: 'setBase', base: id, on });
const segment = (...names: readonly string[]): CampaignCommand => ({
  type: 'setSegments',
  segments: names.map((name) => ({ name, tags: [], missions: [], efficiency: null })),
});
const casualty = ({ state }: CampaignPlay, member: string) =>
  state.scenario?.casualties.find((each) => each.member === member);

describe('the chapel', () => {
  const chapel = retinue.does(base('chapel'));
  const fallen = (play: CampaignPlay = chapel) => walked(play, [line('m1'), down('m2'), down('m3')]);

  it('should offer another roll before an ill result counts, and roll it with a question of its own', () => {
    const rolled = fallen().answers(1);
    expect([rolled.choice.question, rolled.options, rolled.choice.best]).toEqual([
      'casualtyReroll',
      ['keep', 'again'],
      'again',
    ]);
    expect([rolled.member('m2').fate, casualty(rolled, 'm2')?.result]).toEqual(['serving', null]);
    const again = rolled.answers('again');
    expect([again.question.id, rerollsLeft(again.content, again.state)]).toEqual(['walk.1.casualties.m2.roll-1', 0]);
    const saved = again.answers(5);
    expect(casualty(saved, 'm2')).toMatchObject({ face: 5, result: 'recovered', rerolls: 1, done: true });
  });

  it('should let it stand, and keep the re-roll for another', () => {
    const kept = fallen().answers(1, 'keep');
    expect([kept.member('m2').fate, rerollsLeft(kept.content, kept.state)]).toEqual(['slain', 1]);
    expect(kept.answers(2).choice.question).toBe('casualtyReroll');
  });

  it('should not ask for a good result, nor without a chapel, nor once it is used', () => {
    expect(fallen().answers(5).question.member).toBe('m3');
    expect(casualty(fallen(retinue).answers(1), 'm2')?.result).toBe('slain');
    const used = fallen().answers(1, 'again', 4);
    expect([casualty(used, 'm2')?.result, used.question.member]).toEqual(['knockedOut', 'm3']);
    expect(casualty(used.answers(1), 'm3')?.result).toBe('slain');
  });

  it('should leave only what fell, when another used it up meanwhile', () => {
    const both = fallen().answers(1);
    const other = both.does({
      type: 'answer',
      requestId: 'walk.1.casualties.m3.roll',
      answer: { kind: 'face', face: 1 },
    });
    const used = other.answers('again', 6);
    expect([used.choice.member, used.options]).toEqual(['m3', ['keep']]);
  });

  it('should begin anew with a segment that is added, not with one that is taken away', () => {
    const used = (play: CampaignPlay) => closed(walked(play, [line('m1'), down('m2')]).answers(2, 'again', 5));
    const spent = used(chapel);
    expect(rerollsLeft(spent.content, spent.state)).toBe(0);
    const next = spent.does(segment('Rhodos'));
    expect([rerollsLeft(next.content, next.state), baseUseOf(next.state).segment]).toEqual([1, 1]);
    const less = used(next).does(segment());
    expect(rerollsLeft(less.content, less.state)).toBe(0);
  });
});

describe('the armoury', () => {
  const armoury = retinue.does(base('armoury'));
  const left = ({ content, state }: CampaignPlay) => issuesLeft(content, state);

  it('should give two Restricted items in a segment, whatever the level, and no Rare one', () => {
    const one = armoury.does(equip('m1', { weapons: ['plasma-pistol'] }));
    expect([left(armoury), left(one)]).toEqual([2, 1]);
    const two = one.does(equip('m2', { weapons: ['hand-flamer'] }));
    expect(left(two)).toBe(0);
    expect(two.refuses(equip('m3', { weapons: ['hand-flamer'] })).code).toBe('gated');
    expect(armoury.refuses(equip('m1', { weapons: ['web-pistol'] })).code).toBe('gated');
    expect(retinue.refuses(equip('m1', { weapons: ['plasma-pistol'] })).code).toBe('gated');
  });

  it('should have back what is put down, and keep it open for who still carries it', () => {
    const one = armoury.does(equip('m2', { weapons: ['hand-flamer'] }));
    const more = one.does(equip('m2', { weapons: ['hand-flamer', 'knife'] }));
    expect([left(more), more.member('m2').weapons]).toEqual([1, [carried('hand-flamer'), carried('knife')]]);
    expect(left(more.does(equip('m2', { weapons: ['knife'] })))).toBe(2);
  });

  it('should give two more in the next segment, and take nothing away', () => {
    const play = armoury
      .does(equip('m1', { weapons: ['plasma-pistol'] }), equip('m2', { weapons: ['hand-flamer'] }), segment('Rhodos'))
      .does(equip('m2', { weapons: ['hand-flamer', 'knife'] }), equip('m3', { weapons: ['hand-flamer'] }));
    expect(left(play)).toBe(1);
  });

  it('should not replace in the same segment what is lost', () => {
    const fitted = armoury.does(equip('m2', { weapons: ['hand-flamer'] }));
    const lost = closed(walked(fitted, [line('m1'), down('m2')]).answers(3, 'all'));
    expect([lost.member('m2').weapons, left(lost)]).toEqual([[], 1]);
    const again = lost.does(equip('m2', { weapons: ['hand-flamer'] }));
    expect(left(again)).toBe(0);
    expect(left(again.does({ type: 'leave', member: 'm2', how: 'dismissed' }))).toBe(0);
    expect(left(again.does(segment('Rhodos')))).toBe(2);
  });
});

describe('the range', () => {
  const range = retinue.does(base('range'), equip('m2', { weapons: ['autopistol'] }));
  const train = (member: string, training = 'marksmanship') => ({ type: 'train', member, training }) as const;
  const course = ({ state }: CampaignPlay) => baseUseOf(state).course;
  const scenarios = (play: CampaignPlay, count: number): CampaignPlay =>
    count === 0 ? play : scenarios(closed(walked(play, [line('m1')])), count - 1);

  it('should train one at a time, who carries what it needs', () => {
    expect(retinue.refuses(train('m2')).code).toBe('noBase');
    expect(range.refuses(train('m2', 'field-medicine')).code).toBe('courseNeeds');
    expect(range.refuses(train('m9')).code).toBe('unknownMember');
    const begun = range.does(train('m2'));
    expect(course(begun)).toEqual({ member: 'm2', training: 'marksmanship', left: 4 });
    expect(begun.refuses(train('m1', 'close-combat'))).toEqual({
      code: 'courseOpen',
      params: { name: 'Pim', left: 4 },
    });
    expect(range.does(deploy(['m1'])).refuses(train('m2')).code).toBe('scenarioOpen');
  });

  it('should bring an honour of choice of its list after four scenarios, wherever the trainee was', () => {
    const three = scenarios(range.does(train('m2')), 3);
    expect([course(three)?.left, three.state.owed]).toEqual([1, []]);
    const through = scenarios(three, 1);
    expect([course(through), through.choice.question]).toEqual([null, 'honour']);
    expect(through.options).toContain('marksman-3');
    expect(through.answers('marksman-3').member('m2').honours).toEqual([{ id: 'marksman-3', scenario: 4 }]);
  });

  it('should go through its parts in order and end with the last', () => {
    const part = (play: CampaignPlay, count: number) => scenarios(play.does(train('m2')), count).answersAll();
    const two = part(part(range, 4), 4);
    expect(course(two.does(train('m2')))?.left).toBe(3);
    const all = part(two, 3);
    expect(all.member('m2').honours).toHaveLength(3);
    expect(all.refuses(train('m2')).code).toBe('courseDone');
    expect(course(all.does(train('m1', 'close-combat')))?.left).toBe(4);
  });

  it('should rest while the range is not ours, and end with who leaves or when it is broken off', () => {
    const begun = range.does(train('m2'));
    const closedDown = scenarios(begun.does(base('range', false)), 1);
    expect(course(closedDown)?.left).toBe(4);
    expect(course(begun.does({ type: 'leave', member: 'm2', how: 'retired' }))).toBeNull();
    expect(course(begun.does({ type: 'stopTraining' }))).toBeNull();
    expect(range.refuses({ type: 'stopTraining' }).code).toBe('noCourse');
    const slain = walked(begun, [line('m1'), down('m2', { slain: true })]);
    expect([stageOf(slain), course(slain)]).toEqual(['casualties', null]);
    expect(course(closed(slain.does(goOn)))).toBeNull();
  });
});
