import { describe, expect, it } from 'vitest';
import { casualtiesOf, resultOf } from '../../../src/engine/campaign/walk/casualties.ts';
import type { Reported } from '../../../src/engine/campaign/model/walk.ts';
import { trait } from '../../support/campaignTrait.ts';
import { carried, type CampaignPlay, equip, recruit } from '../../support/campaignPlay.ts';
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
  withDifficulty,
} from '../../support/walkPlay.ts';

const casualtyOf = ({ state }: CampaignPlay, member: string) =>
  state.scenario?.casualties.find((casualty) => casualty.member === member);

const changesOf = (play: CampaignPlay, member: string) =>
  Object.fromEntries((casualtyOf(play, member)?.changes ?? []).map(({ why, by }) => [why, by]));

/** The Acolyte and the Hiver went, one of them is down. */
const fallen = (who: 'm1' | 'm2', set: Partial<Reported> = {}, play: CampaignPlay = retinue): CampaignPlay =>
  walked(
    play,
    ['m1', 'm2'].map((id) => (id === who ? down(id, set) : line(id))),
  );

const both = [
  scarred('m1', 'haunted'),
  scarred('m1', 'grim-resolve'),
  scarred('m2', 'haunted'),
  scarred('m2', 'grim-resolve'),
];

describe('casualties', () => {
  it('[A-51] should owe a roll to each operative of the roster that is down', () => {
    const play = walked(retinue, [down('m1'), down('m2'), line('m3')]);
    expect([stageOf(play), play.state.scenario?.casualties.map(({ member }) => member)]).toEqual([
      'casualties',
      ['m1', 'm2'],
    ]);
    expect(play.question).toMatchObject({
      kind: 'roll',
      purpose: 'casualty',
      member: 'm1',
      sides: 6,
      id: 'walk.1.casualties.m1.roll',
    });
    expect(play.answers(5).question.member).toBe('m2');
    expect(play.answers(5, 5).pending).toBeNull();
  });

  it('[A-51] should owe none to auxiliaries, to those who stand, nor to the slain', () => {
    const servitor = { ...down('x'), member: null };
    const plan = deploy(['m1', 'm2'], { auxiliaries: ['medicae-servitor'] });
    const play = retinue.does(
      plan,
      { type: 'report', report: report([line('m1'), down('m2', { slain: true }), servitor]) },
      goOn,
    );
    expect(play.state.scenario?.casualties).toMatchObject([{ member: 'm2', result: 'slain', face: null, done: true }]);
    expect([stageOf(play), play.pending]).toEqual(['casualties', null]);
    expect(play.member('m2')).toMatchObject({ fate: 'slain', left: 1, slainBy: 'a cultist' });
  });

  const rows = [
    ['m1', 1, 'scarAndRest'],
    ['m1', 2, 'scar'],
    ['m1', 3, 'scarOrItem'],
    ['m1', 4, 'knockedOut'],
    ['m1', 5, 'recovered'],
    ['m1', 6, 'lesson'],
    ['m2', 1, 'slain'],
    ['m2', 2, 'scar'],
    ['m2', 3, 'scarOrAll'],
    ['m2', 4, 'knockedOut'],
    ['m2', 5, 'recovered'],
    ['m2', 6, 'lesson'],
  ] as const;

  it.each(rows)('should mean for %s on a %i: %s', (who, face, result) => {
    const play = fallen(who).answers(face);
    expect(casualtyOf(play, who)).toMatchObject({ face, result });
    expect(play.told('rolled')).toContainEqual({ type: 'rolled', purpose: 'casualty', member: who, face, total: face });
  });

  it.each(['acolyte', 'follower'] as const)('should have a result for every total of a %s, at both ends', (kind) => {
    expect([resultOf(walkContent, kind, -9), resultOf(walkContent, kind, 0)]).toEqual(['slain', 'slain']);
    expect([resultOf(walkContent, kind, 7), resultOf(walkContent, kind, 12)]).toEqual(['lesson', 'lesson']);
  });

  it('should mean full recovery where a table of a user has no row', () => {
    expect(resultOf({ ...walkContent, casualties: [] }, 'acolyte', 1)).toBe('recovered');
  });

  it('should sum everything against it: scars and being left behind', () => {
    const play = fallen('m1', { leftBehind: true }, retinue.does(...both));
    expect(changesOf(play, 'm1')).toEqual({ scars: -2, leftBehind: -1 });
    expect(casualtyOf(play.answers(3), 'm1')).toMatchObject({ result: 'slain', done: true });
    expect(play.answers(3).member('m1').fate).toBe('slain');
    const better = play.answers(4);
    expect([casualtyOf(better, 'm1')?.result, better.question.kind]).toEqual(['scarAndRest', 'roll']);
  });

  it('should sum everything for it: a medic who stands, an easy game, and traits of friends', () => {
    const chirurgeon = retinue.does({
      ...recruit('acolyte', { background: 'chirurgeon' }),
      override: { reason: 'two' },
    });
    const play = walked(withDifficulty(chirurgeon, 'easy'), [down('m2'), line('m4', { medic: true })]);
    expect(changesOf(play, 'm2')).toEqual({ medic: 1, difficulty: 1, chirurgeon: 1 });
    expect(casualtyOf(play.answers(3), 'm2')?.result).toBe('lesson');
    expect(play.answers(3).told('rolled')).toEqual([
      { type: 'rolled', purpose: 'casualty', member: 'm2', face: 3, total: 6 },
    ]);
  });

  it('should have no help of a medic or a friend who is down', () => {
    const chirurgeon = retinue.does({
      ...recruit('acolyte', { background: 'chirurgeon' }),
      override: { reason: 'two' },
    });
    const play = walked(chirurgeon, [down('m2'), down('m4', { medic: true })]);
    expect([changesOf(play, 'm2'), changesOf(play, 'm4')]).toEqual([{}, {}]);
  });

  it('should count a trait of its own, and none of equipment on hard', () => {
    const charm = trait('charm', 'equipment', [{ op: 'casualty', of: 'self', by: 1 }]);
    const tough = trait('tough', 'background', [{ op: 'casualty', of: 'self', by: 2 }]);
    const ganger = walkContent.backgrounds.get('ganger');
    const slate = walkContent.items.get('data-slate');
    if (ganger === undefined || slate === undefined) throw new Error('the fixture changed');
    const play = retinue
      .with({
        backgrounds: new Map([['ganger', { ...ganger, trait: tough }]]),
        items: new Map(walkContent.items).set('data-slate', { ...slate, trait: charm }),
      })
      .does(equip('m2', { weapons: ['autopistol'], equipment: ['data-slate'] }));
    expect(changesOf(fallen('m2', {}, play), 'm2')).toEqual({ charm: 1, tough: 2 });
    expect(changesOf(fallen('m2', {}, withDifficulty(play, 'hard')), 'm2')).toEqual({ tough: 2 });
  });

  it('should not owe anything for somebody who is not on the roster', () => {
    const game = { content: walkContent, state: walked(retinue, [line('m1')]).state };
    expect(casualtiesOf(game)).toEqual([]);
  });

  it('should take a total set by hand, once', () => {
    const play = fallen('m1').does({ type: 'correct', correction: { what: 'earned', member: 'm1', total: 2 } });
    expect(casualtyOf(play, 'm1')).toMatchObject({ face: null, result: 'scar', done: false });
    expect(play.refuses({ type: 'correct', correction: { what: 'earned', member: 'm1', total: 6 } }).code).toBe(
      'wrongStage',
    );
    expect(retinue.refuses({ type: 'correct', correction: { what: 'earned', member: 'm1', total: 6 } }).code).toBe(
      'noScenario',
    );
  });
});

describe('scars', () => {
  it('should be chosen of two that stand on the face that was rolled, and the other come when one is there', () => {
    const { scars } = retinue.content;
    const six = scars.get('haunted');
    if (six === undefined) throw new Error('no sixth');
    const mine = { ...six, id: 'mine--eye', trait: { ...six.trait, id: 'mine--eye' } };
    const more = retinue.with({ scars: new Map([...scars, [mine.id, mine]]) });
    const two = fallen('m1', {}, more).answers(3, 'scar').answers(6);
    expect([two.choice.question, two.options]).toEqual(['scarOfTwo', ['haunted', 'mine--eye']]);
    expect(two.answers('mine--eye').member('m1').scars).toEqual([{ id: 'mine--eye', scenario: 1 }]);
    const marked = fallen('m1', {}, more.does(scarred('m1', 'haunted'))).answers(4, 'scar');
    expect(marked.question).toMatchObject({ purpose: 'scar', again: [] });
    expect(
      marked
        .answers(6)
        .member('m1')
        .scars.map(({ id }) => id),
    ).toEqual(['haunted', 'mine--eye']);
  });

  it.each([
    [1, 'shattered-leg'],
    [2, 'slow-bleed'],
    [3, 'ruined-eye'],
    [4, 'crushed-hand'],
    [5, 'nerve-damage'],
    [6, 'haunted'],
    [7, 'punctured-lung'],
    [8, 'shaken-faith'],
    [9, 'marked'],
    [10, 'grim-resolve'],
  ])('should be on a %i: %s', (face, scar) => {
    const play = fallen('m1').answers(2, face);
    expect(play.member('m1').scars).toEqual([{ id: scar, scenario: 1 }]);
    expect(casualtyOf(play, 'm1')).toMatchObject({ scar, scarFaces: [face], done: true });
  });

  it('should be rolled again when it is carried already, with all faces kept', () => {
    const play = fallen('m1', {}, retinue.does(scarred('m1', 'haunted'))).answers(4, 'scar');
    expect(play.question).toMatchObject({ purpose: 'scar', sides: 10, again: [6], id: 'walk.1.casualties.m1.scar-0' });
    const again = play.answers(6);
    expect([again.question.id, again.member('m1').scars.length]).toEqual(['walk.1.casualties.m1.scar-1', 1]);
    expect(casualtyOf(again.answers(6, 1), 'm1')).toMatchObject({ scarFaces: [6, 6, 1], scar: 'shattered-leg' });
  });

  it('should make an Acolyte rest on a 1, until it has sat out a scenario', () => {
    const play = closed(fallen('m1').answers(1, 1));
    expect(play.member('m1')).toMatchObject({ mustRest: true, rested: 0 });
    expect(play.refuses(deploy(['m1'])).code).toBe('mustRest');
    expect(closed(walked(play, [line('m2')])).member('m1')).toMatchObject({ mustRest: false, rested: 1 });
  });

  it('should end in retirement or death with the third', () => {
    const play = fallen('m1', {}, retinue.does(...both)).answers(4, 1);
    expect([play.choice.question, play.options, play.choice.best]).toEqual([
      'retireOrDie',
      ['retire', 'die'],
      'retire',
    ]);
    expect(play.member('m1')).toMatchObject({ fate: 'serving', scars: [{}, {}, {}] });
    expect(play.answers('retire').member('m1')).toMatchObject({ fate: 'retired', left: 1 });
    const dead = play.answers('die');
    expect(dead.member('m1')).toMatchObject({ fate: 'slain', slainBy: 'a cultist' });
    expect(casualtyOf(dead, 'm1')).toMatchObject({ end: 'die', done: true });
  });

  it('should ask for the end only, when there is none left to find', () => {
    const all = [...walkContent.scars.keys()].map((scar) => scarred('m1', scar));
    const play = fallen(
      'm1',
      {},
      retinue.does(...all).with({
        difficulties: { ...walkContent.difficulties, medium: { ...walkContent.difficulties.medium, casualty: 10 } },
      }),
    ).answers(2);
    expect(play.choice.question).toBe('retireOrDie');
  });

  it('should be none when no pack has any', () => {
    const play = fallen('m1', {}, retinue.with({ scars: new Map() })).answers(2);
    expect([play.pending, casualtyOf(play, 'm1')?.done]).toEqual([null, true]);
    const odd = fallen('m1', {}, retinue.with({ scars: new Map([...walkContent.scars].slice(0, 1)) })).answers(2, 5);
    expect([odd.pending, odd.member('m1').scars]).toEqual([null, []]);
  });
});

describe('a scar or what is carried', () => {
  it('should let an Acolyte choose the scar', () => {
    const play = fallen('m1').answers(3);
    expect([play.choice.question, play.options]).toEqual(['scarOrItems', ['scar', 'item']]);
    expect(play.answers('scar', 2).member('m1').scars).toEqual([{ id: 'slow-bleed', scenario: 1 }]);
  });

  it('should let an Acolyte lose one item of its choice instead', () => {
    const play = fallen('m1').answers(3, 'item');
    expect([play.choice.question, play.options]).toEqual(['itemLost', ['laspistol', 'sword']]);
    const after = play.answers('sword');
    expect(after.member('m1')).toMatchObject({ weapons: [carried('laspistol')], scars: [] });
    expect(casualtyOf(after, 'm1')).toMatchObject({ choice: 'item', lost: 'sword', done: true });
  });

  it('should not ask which, when it carries one thing', () => {
    const play = fallen('m1', {}, retinue.does(equip('m1', { armour: 'flak-vest' }))).answers(3, 'item');
    expect([play.pending, play.member('m1').armour]).toEqual([null, null]);
  });

  it('should come to the scar when nothing is carried', () => {
    const play = fallen('m1', {}, retinue.does(equip('m1', {}))).answers(3);
    expect(play.question.kind === 'roll' && play.question.purpose).toBe('scar');
  });

  it('should take everything from a follower, and what was found is lost for good', () => {
    const found = retinue.does({ type: 'correct', correction: { what: 'addItem', item: 'medkit', wpLess: 0 } });
    const key = found.state.stash[0]?.key ?? '';
    const kitted = found.does(
      equip('m2', { weapons: ['autopistol', 'knife'], equipment: [`${key}/medkit`, 'magazines'] }),
    );
    const rolled = fallen('m2', {}, kitted).answers(3);
    expect(rolled.options).toEqual(['scar', 'all']);
    const after = rolled.answers('all');
    expect(after.member('m2')).toMatchObject({ weapons: [], armour: null, equipment: [], scars: [] });
    expect(after.state.stash).toMatchObject([{ key, lost: true }]);
  });

  it('should lose rather what can be bought again than what was found', () => {
    const found = retinue.does({ type: 'correct', correction: { what: 'addItem', item: 'magazines', wpLess: 0 } });
    const key = found.state.stash[0]?.key ?? '';
    const kitted = found.does({
      ...equip('m1', { weapons: ['sword'], equipment: [`${key}/magazines`, 'magazines'] }),
      override: { reason: 'one each' },
    });
    const asked = fallen('m1', {}, kitted).answers(3, 'item');
    expect(asked.options).toEqual(['sword', 'magazines']);
    const after = asked.answers('magazines');
    expect(after.member('m1').equipment).toEqual([carried('magazines', key)]);
    expect(after.state.stash).toMatchObject([{ key, lost: false }]);
  });

  it('should give what the slain found back to the retinue', () => {
    const found = retinue.does({ type: 'correct', correction: { what: 'addItem', item: 'medkit', wpLess: 0 } });
    const key = found.state.stash[0]?.key ?? '';
    const play = fallen(
      'm2',
      {},
      found.does(equip('m2', { weapons: ['knife'], equipment: [`${key}/medkit`] })),
    ).answers(1);
    expect(play.member('m2')).toMatchObject({ fate: 'slain', weapons: [carried('knife')], equipment: [] });
    expect(play.state.stash).toMatchObject([{ key, lost: false }]);
  });
});
