import { describe, expect, it } from 'vitest';
import { dieFor } from '../../../src/engine/campaign/walk/finds.ts';
import { type CampaignPlay, recruit } from '../../support/campaignPlay.ts';
import { closed, down, goOn, line, retinue, stageOf, walkContent, walked } from '../../support/walkPlay.ts';

const findOf = ({ state }: CampaignPlay, index = 0) => state.scenario?.finds[index];

/** At the loot of a scenario in which the Hiver found something. */
const looting = (play: CampaignPlay = retinue, count = 1): CampaignPlay =>
  walked(play, [line('m1'), line('m2')], { loot: [{ by: 'm2', count }] }).does(goOn);

const rare = (face: number, play: CampaignPlay = retinue): CampaignPlay => looting(play).answers(10, face);
const itemsOf = ({ state }: CampaignPlay) => state.stash.map(({ item, wpLess }) => ({ item, wpLess }));
const kept = (item: string, wpLess = 0) => [{ item, wpLess }];

describe('loot rolls', () => {
  it('should be one for each found in the battle and for each that an objective pays', () => {
    const objectives = [{ id: 'save-the-ammunition', done: true, by: 'm2' }];
    const play = walked(retinue, [line('m1'), line('m2')], {
      objectives,
      loot: [
        { by: 'm1', count: 2 },
        { by: null, count: 1 },
      ],
    });
    const at = play.does(goOn);
    expect(at.state.scenario?.finds.map(({ id, by }) => [id, by])).toEqual([
      ['loot-1', 'm1'],
      ['loot-2', 'm1'],
      ['loot-3', null],
      ['loot-4', 'm2'],
    ]);
    expect(at.question).toMatchObject({ purpose: 'loot', sides: 10, member: 'm1', id: 'walk.1.loot.loot-1.roll-0' });
  });

  it('should be none without anything found', () => {
    expect(stageOf(walked(retinue, [line('m1')]).does(goOn))).toBe('closing');
  });

  it('should have +1 by a scavenger, and end at the ends of the table', () => {
    const scavenger = retinue.does(recruit('hiver', { background: 'scavenger' }));
    const play = walked(scavenger, [line('m1'), line('m4')], { loot: [{ by: 'm4', count: 1 }] }).does(goOn);
    expect(play.question).toMatchObject({ changes: [{ why: 'scavenger', by: 1 }] });
    expect(findOf(play.answers(5))).toMatchObject({ row: 'a-paper', faces: [5] });
    expect(findOf(play.answers(10))).toMatchObject({ table: 'rare', row: null, faces: [10] });
  });

  it.each([
    [1, 'junk', []],
    [2, 'loose-rounds', []],
    [4, 'found-magazines', kept('spare-magazines')],
    [5, 'found-medkit', kept('medkit')],
    [6, 'a-paper', []],
  ] as const)('should find on a %i: %s', (face, row, things) => {
    const play = looting().answers(face);
    expect(findOf(play)).toMatchObject({ row, done: true });
    expect([itemsOf(play), play.pending]).toEqual([things, null]);
  });

  it('should give 1 XP for junk, written with the rest of its experience', () => {
    const play = looting().answers(1);
    expect(play.member('m2').xp).toBe(3);
    expect(play.state.scenario?.earned[1]).toMatchObject({ total: 3, rows: [{}, { award: 'loot', times: 1, xp: 1 }] });
  });

  it('should give the XP to an Acolyte when nobody found it, or its finder is gone', () => {
    const nobody = walked(retinue, [line('m1')], { loot: [{ by: null, count: 1 }] })
      .does(goOn)
      .answers(1);
    expect(nobody.member('m1').xp).toBe(3);
    const slain = walked(retinue, [line('m1'), down('m2', { slain: true })], { loot: [{ by: 'm2', count: 1 }] });
    expect(slain.does(goOn, goOn).answers(1).member('m1').xp).toBe(3);
    const lost = walked(retinue, [down('m1', { slain: true })], { loot: [{ by: 'm1', count: 1 }] });
    expect(findOf(lost.does(goOn, goOn).answers(1))).toMatchObject({ done: true });
  });

  it('should count a paper at the next scenario', () => {
    const play = looting().answers(6);
    expect([play.state.nextClues, play.state.clues]).toEqual([1, 0]);
    expect(walked(closed(play), [line('m1')]).state.clues).toBe(1);
  });

  it('should let a grenade be chosen', () => {
    const play = looting().answers(3);
    expect([play.choice.question, play.options]).toEqual(['lootItem', ['frag-grenade', 'krak-grenade']]);
    const after = play.answers('krak-grenade');
    expect(itemsOf(after)).toEqual(kept('krak-grenade'));
    expect([findOf(after)?.stash, findOf(after)?.done]).toEqual([after.state.stash[0]?.key, true]);
    expect(after.state.stash[0]).toMatchObject({ foundBy: 'm2', scenario: 1, lost: false });
  });

  it('should let a Basic weapon or the flak vest be chosen', () => {
    const play = looting().answers(7);
    expect(play.options).toEqual(expect.arrayContaining(['laspistol', 'long-las', 'sword', 'flak-vest']));
    for (const barred of ['plasma-pistol', 'carapace', 'medkit', 'gun-butt'])
      expect(play.options).not.toContain(barred);
    expect(itemsOf(play.answers('flak-vest'))).toEqual(kept('flak-vest'));
  });

  it('should let equipment up to 2 EP be chosen', () => {
    const play = looting().answers(8);
    expect(play.options).toEqual(['medkit', 'frag-grenade', 'magazines', 'data-slate']);
    expect(itemsOf(play.answers('data-slate'))).toEqual(kept('data-slate'));
  });

  it('should find a Restricted item by a die, cheaper for good, and roll again beyond the list', () => {
    const play = looting().answers(9);
    expect(play.question).toMatchObject({
      purpose: 'lootItem',
      sides: 6,
      again: [5, 6],
      id: 'walk.1.loot.loot-1.roll-1',
    });
    const again = play.answers(6);
    expect([again.question.id, itemsOf(again)]).toEqual(['walk.1.loot.loot-1.roll-2', []]);
    expect(itemsOf(again.answers(1))).toEqual(kept('plasma-pistol', 1));
    expect([dieFor(4), dieFor(7), dieFor(11), dieFor(20), dieFor(21)]).toEqual([6, 10, 20, 20, null]);
  });

  it('should let a Restricted item be chosen among more than a die has faces', () => {
    const many = Array.from({ length: 21 }, (_, index) => `gun-${index}`);
    const [some] = [...walkContent.items.values()];
    if (some === undefined) throw new Error('no items');
    const items = new Map(many.map((id) => [id, { ...some, id, gate: 'restricted' as const }]));
    const play = looting().with({ items }).answers(9);
    expect(play.options).toEqual(many);
    expect(itemsOf(play.answers('gun-7'))).toEqual(kept('gun-7', 1));
  });

  it.each([
    [1, 'master-made-pistol'],
    [2, 'refractor-amulet'],
    [3, 'relic-blade'],
    [4, 'seal-of-passage'],
  ])('should find something rare on a %i: %s', (face, item) => {
    const play = rare(face);
    expect([itemsOf(play), play.pending]).toEqual([kept(item), null]);
    expect(findOf(play)?.faces).toEqual([10, face]);
  });

  it('should ask for the rare table on a second die', () => {
    expect(looting().answers(10).question).toMatchObject({ purpose: 'rareLoot', sides: 6, changes: [], again: [] });
  });

  it('should offer to become a psyker to who reads the tome, and keep the tome', () => {
    const play = rare(5);
    expect([play.choice.question, play.choice.member, play.options, play.choice.best]).toEqual([
      'becomePsyker',
      'm2',
      ['yes', 'no'],
      'no',
    ]);
    const not = play.answers('no');
    expect([not.member('m2').psyker, itemsOf(not), not.pending]).toEqual([false, kept('forbidden-tome'), null]);
    const psyker = play.answers('yes');
    expect([psyker.member('m2').psyker, itemsOf(psyker)]).toEqual([true, kept('forbidden-tome')]);
    expect(psyker.question).toMatchObject({ kind: 'roll', purpose: 'power', member: 'm2' });
    expect(psyker.answers(3).member('m2').powers).toEqual(['mend']);
  });

  it('should not offer it to a psyker', () => {
    const mind = retinue.does({
      ...recruit('acolyte', { background: 'unsanctioned-mind' }),
      override: { reason: 'two' },
    });
    const play = walked(mind.answersAll(), [line('m4')], { loot: [{ by: 'm4', count: 1 }] })
      .does(goOn)
      .answers(10, 5);
    expect([play.pending, itemsOf(play)]).toEqual([null, kept('forbidden-tome')]);
  });

  it('should give one Acolyte more followers, once in a campaign', () => {
    const play = rare(6);
    expect(play.member('m1').gains.at(-1)).toEqual({ stat: 'followers', by: 1, source: { kind: 'loot', scenario: 1 } });
    expect(play.sheet('m1').followers).toBe(4);
    const next = looting(closed(play)).answers(10);
    expect(next.question).toMatchObject({ purpose: 'rareLoot', again: [6] });
    expect(findOf(next.answers(6, 6, 1))).toMatchObject({ faces: [10, 6, 6, 1], row: 'found-master-made-pistol' });
  });

  it('should ask which of several Acolytes leads more', () => {
    const two = retinue.does({ ...recruit('acolyte'), override: { reason: 'two' } });
    const play = rare(6, two);
    expect([play.choice.question, play.options]).toEqual(['lootAcolyte', ['m1', 'm4']]);
    expect(play.answers('m4').sheet('m4').followers).toBe(4);
  });

  it('should carry every roll out, and give keys of their own', () => {
    const play = looting(retinue, 3).answers(4, 5, 4);
    expect([play.state.stash.length, new Set(play.state.stash.map(({ key }) => key)).size, play.pending]).toEqual([
      3,
      3,
      null,
    ]);
  });

  it('should not wait for a find whose rows no pack has any more', () => {
    const play = looting().answers(3).with({ loot: [] });
    expect([play.pending, stageOf(play.does(goOn))]).toEqual([null, 'closing']);
    expect(findOf(looting().with({ loot: [] }).answers(5))).toMatchObject({ row: null, done: true });
    expect(findOf(looting().with({ items: new Map() }).answers(7))).toMatchObject({ done: true, stash: null });
  });

  it('should have a row for every face', () => {
    const faces = (table: 'common' | 'rare') =>
      walkContent.loot.filter((row) => row.table === table).flatMap(({ from, to }) => [from, to]);
    expect(faces('common')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].flatMap((face) => [face, face]));
    expect(faces('rare')).toEqual([1, 2, 3, 4, 5, 6].flatMap((face) => [face, face]));
  });
});
