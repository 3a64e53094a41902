import { describe, expect, it } from 'vitest';
import type { CampaignCommand } from '../../../src/engine/campaign/model/command.ts';
import type { CampaignPlay } from '../../support/campaignPlay.ts';
import {
  blankDataslate,
  dataslate,
  dataslateContent,
  enlists,
  line,
  musters,
  OPENED,
  saysOf,
} from '../../support/dataslatePlay.ts';

const GO_ON: CampaignCommand = { type: 'goOn' };
const xp = (play: CampaignPlay, member = 'm2'): number => play.member(member).xp;
const points = (play: CampaignPlay): number | undefined => play.state.dataslate?.requisition;
const set = (member: string, to: number): CampaignCommand => ({
  type: 'correct',
  correction: { what: 'xp', member, to },
});

/** From the report to the closed book, everything answered by the first that fits. */
function toldToTheEnd(play: CampaignPlay): CampaignPlay {
  const { scenario } = play.state;
  if (scenario === null) return play;
  if (scenario.stage === 'closing') return play.does({ type: 'closeBook' });
  const answered = play.answersAll();
  return toldToTheEnd(answered.does(GO_ON));
}

describe('a dataslate', () => {
  it('[K-81] should begin with the points of its book, its roster at its first rank', () => {
    expect(dataslate.state.dataslate).toMatchObject({ team: 'salt-wardens', requisition: 2, moreEp: 0 });
    expect(dataslate.sheet('m2')).toMatchObject({ rank: 'untried', missing: [], next: { xp: 5 } });
    expect(dataslate.state.owed).toEqual([]);
  });

  it('[K-81] should not be opened twice, nor where no pack has narrative play', () => {
    expect(dataslate.refuses(OPENED).code).toBe('dataslateOpen');
    const { narrative: _none, ...without } = dataslateContent;
    expect(blankDataslate(without).refuses(OPENED).code).toBe('noDataslate');
    expect(blankDataslate().refuses(enlists('Tom')).code).toBe('noDataslate');
  });

  it('[K-05] should have every keyword in brackets chosen when somebody joins', () => {
    const cards = new Map(
      [...dataslateContent.cards].map(([id, card]) => [id, { ...card, keywords: [...card.keywords, '<CREW>'] }]),
    );
    const bracketed = dataslate.with({ cards });
    expect(bracketed.refuses(enlists('Moss'))).toMatchObject({ code: 'keywordOpen', params: { keyword: 'CREW' } });
    expect(bracketed.does(enlists('Moss', { chosen: { CREW: 'GULL' } })).member('m4').chosen).toEqual({ CREW: 'GULL' });
  });

  it('[C-47] should have who joins armed in one of the ways of its card, and keep that', () => {
    expect(dataslate.refuses(enlists('Moss', { weapons: [] })).code).toBe('optionOpen');
    const arms = dataslateContent.cards.get('salt-warden')?.arms[0] ?? [];
    expect(dataslate.member('m2').weapons.map(({ item }) => item)).toEqual(arms);
  });
});

describe('after a battle', () => {
  const fought = dataslate.does(musters(['m1', 'm2', 'm3']));
  const won = fought.does(saysOf([line('m1'), line('m2', { kills: 2 }), line('m3')], 'complete'));

  it('should pay experience for having been there, for the victory, and for who was brought down', () => {
    const told = toldToTheEnd(won);
    expect([xp(told, 'm1'), xp(told, 'm2'), xp(told, 'm3')]).toEqual([3, 5, 3]);
    expect(told.state.scenario).toBeNull();
  });

  it('should pay requisition points, more for a victory, never above the most, and for assets', () => {
    expect(points(toldToTheEnd(won))).toBe(4);
    expect(points(toldToTheEnd(fought.does(saysOf([line('m1')]))))).toBe(3);
    const rich = dataslate.does({ type: 'correct', correction: { what: 'requisition', to: 10 } });
    expect(points(toldToTheEnd(rich.does(musters(['m1']), saysOf([line('m1')], 'complete'))))).toBe(10);
    const paid = dataslate.does({ type: 'setBase', base: 'paymaster', on: true });
    expect(points(toldToTheEnd(paid.does(musters(['m1']), saysOf([line('m1')]))))).toBe(4);
  });

  it('should bring a rank with its experience, and ask for the list of its first honour, then roll on it', () => {
    const advanced = won.does(GO_ON, GO_ON);
    expect(advanced.state.scenario?.stage).toBe('advances');
    expect(advanced.sheet('m2').rank).toBe('blooded');
    expect(advanced.choice.question).toBe('specialism');
    expect(advanced.options).toEqual(['combat', 'marksman', 'scout', 'staunch']);
    const rolled = advanced.answers('scout', 6);
    expect(rolled.member('m2')).toMatchObject({ specialisms: ['scout'], honours: [{ id: 'old-paths' }] });
    expect(rolled.state.owed).toEqual([]);
  });

  it('should roll later honours on the same list at once, never one that it has', () => {
    const first = won.does(GO_ON, GO_ON).answers('scout', 6).does(GO_ON, { type: 'closeBook' });
    const again = first.does(set('m2', 12));
    expect(again.question).toMatchObject({ kind: 'roll', purpose: 'honour', sides: 6, again: [6] });
    expect(
      again
        .answers(1)
        .member('m2')
        .honours.map(({ id }) => id),
    ).toEqual(['old-paths', 'light-feet']);
  });

  const fell = fought.does(saysOf([line('m1'), line('m2', { down: true, kills: 3 }), line('m3')]), GO_ON);

  it('should test casualties with a D6, scars on the D6 of its book, and pay half to who went down', () => {
    expect(fell.question).toMatchObject({ kind: 'roll', purpose: 'casualty', member: 'm2', sides: 6 });
    const scarred = fell.answers(2);
    expect(scarred.question).toMatchObject({ kind: 'roll', purpose: 'scar', sides: 6 });
    const told = toldToTheEnd(scarred.answers(6));
    expect(told.member('m2')).toMatchObject({ scars: [{ id: 'bad-knee' }], fate: 'serving', xp: 4 });
  });

  it('should let nobody gain by kills who was knocked out', () => {
    expect(xp(toldToTheEnd(fell.answers(3)))).toBe(1);
    expect(xp(toldToTheEnd(fell.answers(4)))).toBe(4);
  });

  it('should make who is scarred badly rest, and heal older scars by a 5 of a D6, 1 more in the sick bay', () => {
    const resting = toldToTheEnd(fell.answers(1, 1));
    expect(resting.refuses(musters(['m2'], 'first', 'battle-2')).code).toBe('mustRest');
    const next = resting.does(musters(['m1'], 'first', 'battle-2'), saysOf([line('m1')]), GO_ON);
    expect(next.question).toMatchObject({ kind: 'roll', purpose: 'recovery', changes: [{ why: 'rested', by: 1 }] });
    expect(next.answers(3).member('m2').scars).toHaveLength(1);
    expect(next.answers(4).member('m2').scars).toEqual([]);
  });

  it('should end a career with the third scar', () => {
    const addScar = (scar: string): CampaignCommand => ({
      type: 'correct',
      correction: { what: 'addScar', member: 'm2', scar },
    });
    const hurt = dataslate.does(addScar('stiff-leg'), addScar('weak-grip'), musters(['m2']));
    const ended = hurt.does(saysOf([line('m2', { down: true })]), GO_ON).answers(4, 6);
    expect(ended.choice.question).toBe('retireOrDie');
    expect(ended.answers('retire').member('m2').fate).toBe('retired');
  });
});

describe('a battle between players of different ways', () => {
  const other = dataslate;
  const one = dataslate.does(musters(['m1', 'm2', 'm3'], 'first'));
  const two = other.does(musters(['m1', 'm2', 'm3'], 'second'));

  it('[K-80] should be told in the dataslate of the side that counts it', () => {
    const told = toldToTheEnd(one.does(saysOf([line('m1'), line('m2'), line('m3')], 'complete')));
    expect(told.state.chronicle.at(-1)).toMatchObject({ kind: 'battle', battle: 'battle-1' });
    expect(xp(told)).toBeGreaterThan(0);
    expect(one.state.scenario?.side).toBe('first');
  });

  it('[K-80] should change nothing in that of the side that does not', () => {
    const off = two.does({ type: 'callOff' });
    expect(off.state).toEqual(other.state);
  });

  it('[K-80] should not be counted twice by the same side', () => {
    const told = toldToTheEnd(one.does(saysOf([line('m1')])));
    expect(told.refuses(saysOf([line('m1')])).code).toBe('noScenario');
    expect(one.does(saysOf([line('m1')])).refuses({ type: 'callOff' }).code).toBe('wrongStage');
  });
});

describe('requisitions', () => {
  const pays = (requisition: string, member: string | null = null, choice: string | null = null): CampaignCommand => ({
    type: 'requisition',
    requisition,
    member,
    choice,
  });
  const rich = dataslate.does({ type: 'correct', correction: { what: 'requisition', to: 9 } });

  it('should be paid and done at once', () => {
    const scarred = rich.does({ type: 'correct', correction: { what: 'addScar', member: 'm2', scar: 'bad-knee' } });
    const healed = scarred.does(pays('sawbones', 'm2', 'bad-knee'));
    expect([points(healed), healed.member('m2').scars]).toEqual([7, []]);
    const drilled = rich.does(pays('drill-yard', 'm2'), pays('drill-yard', 'm2'));
    expect([points(drilled), xp(drilled), drilled.sheet('m2').rank]).toEqual([7, 6, 'blooded']);
    expect(drilled.state.owed).toHaveLength(1);
    const rests = rich.does({ type: 'correct', correction: { what: 'rest', member: 'm2', mustRest: true } });
    expect(rests.does(pays('shore-leave', 'm2')).member('m2').mustRest).toBe(false);
    expect(rich.does(pays('spare-crates')).state.dataslate?.moreEp).toBe(2);
    expect(rich.does(pays('foothold', null, 'sick-bay')).state.bases).toEqual(['sick-bay']);
  });

  it('should be refused without the points, unless the table will have it so', () => {
    const poor = dataslate.refuses(pays('foothold', null, 'sick-bay'));
    expect(poor).toMatchObject({ code: 'tooFewPoints', params: { cost: 3, have: 2 } });
    const anyway = dataslate.does({ ...pays('foothold', null, 'sick-bay'), override: { reason: 'a gift' } } as never);
    expect([points(anyway), anyway.state.bases]).toEqual([0, ['sick-bay']]);
    expect(points(rich.does(pays('spare-crates')))).toBe(8);
  });

  it('should be refused where there is nothing to be done, and cost nothing then', () => {
    expect(rich.refuses(pays('sawbones', 'm2', 'bad-knee')).code).toBe('unknownRow');
    expect(rich.refuses(pays('shore-leave', 'm2')).code).toBe('alreadyHas');
    expect(rich.refuses(pays('drill-yard', 'm9')).code).toBe('unknownMember');
    expect(rich.refuses(pays('gone')).code).toBe('unknownRow');
    const has = rich.does(pays('foothold', null, 'sick-bay'));
    expect(has.refuses(pays('foothold', null, 'sick-bay')).code).toBe('alreadyHas');
    expect(dataslate.does(musters(['m1'])).refuses(pays('spare-crates')).code).toBe('scenarioOpen');
  });

  it('[C-48] should count the lower price of an item that has two', () => {
    const kept = rich.does(pays('quiet-cargo', null, 'oilskin'));
    expect(kept.state.stash).toMatchObject([{ item: 'oilskin' }]);
  });

  it('[C-48] should not give one that is too dear by its only price', () => {
    expect(dataslateContent.items.get('flare-pot')?.ep).toBe(3);
    expect(rich.refuses(pays('quiet-cargo', null, 'flare-pot')).code).toBe('unknownItem');
  });

  it('should give more EP for one battle, and no longer', () => {
    const crates = rich.does(pays('spare-crates'), musters(['m1']));
    expect(crates.state.dataslate?.moreEp).toBe(2);
    expect(toldToTheEnd(crates.does(saysOf([line('m1')]))).state.dataslate?.moreEp).toBe(0);
  });
});
