import { describe, expect, it } from 'vitest';
import { decideCampaign } from '../../../src/engine/campaign/campaignDecider.ts';
import { evolveCampaignAll } from '../../../src/engine/campaign/evolve/evolve.ts';
import { followerAllowance } from '../../../src/engine/campaign/model/allowances.ts';
import { campaignContent } from '../../support/campaignContent.ts';
import { campaign, CampaignPlay, carried, equip, recruit, xp } from '../../support/campaignPlay.ts';

const founded = campaign().does(recruit('acolyte'));
const override = { reason: 'house rule' };

const slay = (play: CampaignPlay, member: string): CampaignPlay =>
  play.does({ type: 'correct', correction: { what: 'fate', member, fate: 'slain' } });

describe('recruit', () => {
  it('should take on an Acolyte with the usual arms of the card, its background and its portrait', () => {
    const member = founded.member('m1');
    expect(member.weapons).toEqual([carried('laspistol'), carried('sword')]);
    expect([member.kind, member.background, member.specialisms, member.portrait]).toEqual([
      'acolyte',
      'gang-enforcer',
      ['combat'],
      'cap',
    ]);
    expect([founded.pending, founded.state.chronicle.at(-1)]).toEqual([
      null,
      { kind: 'recruited', day: 1, member: 'm1', name: 'acolyte', card: 'acolyte' },
    ]);
  });

  it('should put the armour that a card owns on it, free of charge', () => {
    const play = founded.does(recruit('serviceman'));
    expect(play.member('m2').armour).toEqual(carried('flak-vest'));
    expect([play.sheet('m2').wargear, play.sheet('m2').stats.save.value]).toEqual([{ used: 1, of: 2 }, 5]);
  });

  it('should leave somebody unarmed whose usual arms are too dear, gated or in no pack', () => {
    const hunter = recruit('off-worlder-hunter');
    expect(founded.does(hunter).member('m2').weapons).toEqual([]);
    const hiver = campaignContent.cards.get('hiver');
    if (hiver === undefined) throw new Error('no card');
    const flamer = new Map([...campaignContent.cards, ['hiver', { ...hiver, arms: [['hand-flamer']] }]]);
    expect(founded.with({ cards: flamer }).does(recruit('hiver')).member('m2').weapons).toEqual([]);
    const items = new Map([...campaignContent.items].filter(([id]) => id !== 'knife'));
    expect(founded.with({ items }).does(recruit('hiver')).member('m2').weapons).toEqual([]);
  });

  it.each(['move', 'hit', 'wounds'] as const)('should improve %s of a recruited follower by 1', (increase) => {
    const play = founded.does(recruit('hiver', { increase }));
    const before = { move: 6, hit: 5, wounds: 7 }[increase];
    const { value, changes } = play.sheet('m2').stats[increase];
    expect(value).toBe(increase === 'hit' ? before - 1 : before + 1);
    expect(changes).toEqual([{ source: { kind: 'gain', source: { kind: 'recruitment' } }, by: 1 }]);
  });

  it('should owe the increase that was not given', () => {
    const play = founded.does(recruit('hiver', { increase: null }));
    expect([play.choice.question, play.options]).toEqual(['increase', ['move', 'hit', 'wounds']]);
    const after = play.answers('hit');
    expect([after.pending, after.sheet('m2').stats.hit.value]).toEqual([null, 4]);
  });

  it.each([
    ['acolyte', 10, 3, 'veteran', 'marksman'],
    ['hiver', 6, 2, 'tunnel-rat', 'scout'],
    ['serviceman', 6, 6, 'orderly', 'staunch'],
  ])('should roll the background of a %s on its D%i', (card, sides, face, background, specialism) => {
    const start = card === 'acolyte' ? campaign() : founded;
    const play = start.does(recruit(card, { background: null }));
    expect(play.question).toMatchObject({ kind: 'roll', purpose: 'background', sides, again: [] });
    const member = play.answers(face).state.members.at(-1);
    expect([member?.background, member?.specialisms]).toEqual([background, [specialism]]);
  });

  it('should make a latent psyker with one power of whoever has the mind for it', () => {
    const play = campaign().does(recruit('acolyte', { background: 'unsanctioned-mind' }));
    expect(play.member('m1').psyker).toBe(true);
    expect(play.question).toMatchObject({ kind: 'roll', purpose: 'power', sides: 6 });
    expect(play.answers(3).member('m1').powers).toEqual(['mend']);
  });

  it('should let an Off-Worlder pick two specialisms, then a primary one and an honour', () => {
    const play = founded.does(recruit('off-worlder-hunter'));
    expect([play.choice.question, play.options]).toEqual(['specialism', ['combat', 'marksman', 'scout', 'staunch']]);
    const picked = play.answers('scout');
    expect(picked.options).toEqual(['combat', 'marksman', 'staunch']);
    const primary = picked.answers('combat');
    expect([primary.choice.question, primary.options]).toEqual(['specialism', ['combat', 'scout']]);
    const list = primary.answers('scout');
    expect([list.choice.question, list.options]).toEqual(['honourList', ['scout', 'acolyte', 'off-worlder']]);
    const after = list.answers('off-worlder').answers('off-worlder-3');
    expect(after.member('m2').specialisms).toEqual(['scout', 'combat']);
    expect([after.pending, after.sheet('m2').stats.wounds.value]).toEqual([null, 11]);
  });

  it('should count the follower capacity of each player for itself', () => {
    const two = campaign('p1', 'p2').does(recruit('acolyte'), recruit('acolyte', { player: 'p2' }));
    const full = two.does(recruit('hiver'), recruit('off-worlder-hunter'));
    expect(followerAllowance(campaignContent, full.state, 'p1')).toEqual({ used: 3, of: 3 });
    expect(full.refuses(recruit('hiver'))).toEqual({ code: 'overCapacity', params: { used: 4, of: 3 } });
    expect(followerAllowance(campaignContent, full.does(recruit('hiver', { player: 'p2' })).state, 'p2').used).toBe(1);
  });

  it('should have no room for a follower of a player without an Acolyte, but for an override', () => {
    const none = campaign();
    expect(none.refuses(recruit('hiver')).code).toBe('overCapacity');
    const forced = none.does({ ...recruit('hiver'), override });
    expect(forced.told('overridden')).toEqual([{ type: 'overridden', code: 'overCapacity', reason: 'house rule' }]);
    expect(forced.state.members).toHaveLength(1);
  });

  it('should give a player one Acolyte, and another after its death', () => {
    expect(founded.refuses(recruit('acolyte'))).toEqual({ code: 'tooManyAcolytes', params: { name: 'acolyte' } });
    expect(slay(founded, 'm1').does(recruit('acolyte')).state.members).toHaveLength(2);
  });

  it('[A11] should give followers no leader who leads nobody, but for an override; alone he may be taken on', () => {
    const led = founded.does(recruit('hiver'));
    const leaderless = slay(led, 'm1');
    expect(leaderless.refuses(recruit('space-marine', { increase: null }))).toEqual({
      code: 'overCapacity',
      params: { used: 1, of: 0, leader: 'space-marine' },
    });
    expect(leaderless.does({ ...recruit('space-marine', { increase: null }), override }).state.members).toHaveLength(3);
    expect(leaderless.does(recruit('acolyte')).state.members).toHaveLength(3);
    expect(slay(founded, 'm1').does(recruit('space-marine', { increase: null })).state.members).toHaveLength(2);
  });

  it.each([
    ['unknownCard', { card: 'nobody' }],
    ['unknownCard', { card: 'cult-fighter' }],
    ['unknownCard', { card: 'medicae-servitor' }],
    ['unknownPlayer', { player: 'p9' }],
    ['badValue', { name: '  ' }],
    ['unknownRow', { background: 'trooper' }],
    ['unknownRow', { background: 'gone' }],
    ['badValue', { card: 'acolyte', background: null }],
  ] as const)('should refuse with %s: %j', (code, set) => {
    expect(founded.refuses(recruit('hiver', set)).code).toBe(code);
  });

  it('should name operatives by what was made so far, and the same after an undo', () => {
    const first = founded.does(recruit('hiver'));
    const again = founded.does(recruit('hiver'));
    expect(first.state.members.map(({ id }) => id)).toEqual(['m1', 'm2']);
    expect(again.state).toEqual(first.state);
    const found = first.does({ type: 'correct', correction: { what: 'addItem', item: 'sword', wpLess: 0 } });
    expect(found.does(recruit('hiver')).state.members.at(-1)?.id).toBe('m4');
  });
});

describe('describe', () => {
  const play = campaign('p1', 'p2').does(recruit('acolyte'), recruit('hiver'));
  const set = (fields: object) => ({ type: 'describe', member: 'm2', set: fields }) as const;

  it('should change what the player owns and nothing else', () => {
    const after = play.does(set({ name: ' Pim ', notes: 'n', portrait: 'hood', picture: 'k', xp: 500 }));
    const { name, notes, portrait, picture, xp: points } = after.member('m2');
    expect([name, notes, portrait, picture, points]).toEqual(['Pim', 'n', 'hood', 'k', 0]);
  });

  it('should tell of another name in the chronicle, not of the same or of a portrait', () => {
    const told = (fields: object) => play.does(set(fields)).state.chronicle.slice(play.state.chronicle.length);
    const { name } = play.member('m2');
    expect(told({ name: `${name} `, portrait: 'hood' })).toEqual([]);
    expect(told({ name: 'Pim' })).toEqual([
      { kind: 'renamed', day: play.state.day, member: 'm2', from: name, name: 'Pim' },
    ]);
  });

  it.each([
    ['badValue', { name: ' ' }],
    ['unknownPlayer', { player: 'p9' }],
    ['overCapacity', { player: 'p2' }],
  ])('should refuse with %s: %j', (code, fields) => {
    expect(play.refuses(set(fields)).code).toBe(code);
  });

  it('should refuse nobody, and an Acolyte for a player who has one', () => {
    expect(play.refuses({ ...set({}), member: 'm9' }).code).toBe('unknownMember');
    const both = play.does(recruit('acolyte', { player: 'p2' }));
    expect(both.refuses({ ...set({ player: 'p2' }), member: 'm1' }).code).toBe('tooManyAcolytes');
    expect(both.does(set({ player: 'p2' })).member('m2').player).toBe('p2');
  });
});

describe('leave', () => {
  const found = founded
    .does(recruit('hiver'))
    .does({ type: 'correct', correction: { what: 'addItem', item: 'sword', wpLess: 0 } })
    .does(equip('m2', { weapons: ['autopistol', 's3/sword'] }));

  it.each(['dismissed', 'retired'] as const)('should let somebody be %s, found things staying', (how) => {
    const after = found.does({ type: 'leave', member: 'm2', how });
    expect([after.member('m2').fate, after.member('m2').left]).toEqual([how, 0]);
    expect(after.member('m2').weapons).toEqual([carried('autopistol')]);
    expect(after.state.chronicle.at(-1)).toEqual({ kind: 'left', day: 1, member: 'm2', name: 'hiver', how });
    expect(followerAllowance(campaignContent, after.state, 'p1').used).toBe(0);
  });

  it('should ask nothing more of who has left', () => {
    const owing = founded.does(recruit('hiver', { increase: null }));
    const after = owing.does({ type: 'leave', member: 'm2', how: 'dismissed' });
    expect([after.pending, after.state.owed]).toEqual([null, []]);
    expect(after.refuses(owing.answerOf('hit')).code).toBe('noRequest');
  });

  it('should refuse who is nobody and who has left', () => {
    expect(found.refuses({ type: 'leave', member: 'm9', how: 'retired' }).code).toBe('unknownMember');
    const gone = found.does({ type: 'leave', member: 'm2', how: 'dismissed' });
    expect(gone.refuses({ type: 'leave', member: 'm2', how: 'retired' }).code).toBe('notServing');
    expect(gone.refuses(equip('m2', {})).code).toBe('notServing');
  });
});

describe('promote', () => {
  const ready = founded.does(recruit('hiver'), recruit('serviceman')).does(xp('m2', 40)).answersAll();
  const orphaned = slay(
    ready.does({ type: 'correct', correction: { what: 'addScar', member: 'm2', scar: 'haunted' } }),
    'm1',
  );
  const promote = { type: 'promote', member: 'm2', instead: 'm1' } as const;

  it('should make an Acolyte of level 0 that keeps its honours, gains and scars', () => {
    const before = orphaned.member('m2');
    const after = orphaned.does(promote);
    expect(after.member('m2')).toEqual({ ...before, kind: 'acolyte', card: 'acolyte', level: 0, xp: 0 });
    expect(after.sheet('m2').stats.apl.value).toBe(3);
    expect(after.state.chronicle.at(-1)).toMatchObject({ kind: 'promoted', member: 'm2', instead: 'acolyte' });
    expect(followerAllowance(campaignContent, after.state, 'p1')).toEqual({ used: 1, of: 3 });
    expect(after.does(xp('m2', 25)).pending).toMatchObject({ question: 'ploy' });
  });

  it('should be open to followers of level 5 once the Acolyte is slain, until one has followed', () => {
    const open = ({ state }: CampaignPlay) =>
      state.members
        .map(({ id }) => id)
        .filter((id) => decideCampaign(campaignContent, state, { ...promote, member: id }).ok);
    expect([open(ready), open(orphaned), open(orphaned.does(promote))]).toEqual([[], ['m2'], []]);
  });

  it('should refuse a follower below level 5, while the Acolyte lives, and who is no follower', () => {
    expect(ready.refuses(promote).code).toBe('acolyteLives');
    expect(orphaned.refuses({ ...promote, member: 'm3' })).toMatchObject({
      code: 'tooLowLevel',
      params: { level: 0, needed: 5 },
    });
    expect(orphaned.refuses({ ...promote, instead: 'm3' }).code).toBe('badValue');
    expect(orphaned.refuses({ ...promote, member: 'm1' }).code).toBe('notServing');
    expect(orphaned.refuses({ ...promote, member: 'm9' }).code).toBe('unknownMember');
    expect(orphaned.does({ ...promote, member: 'm3', override }).member('m3').kind).toBe('acolyte');
  });
});

describe('the roster while a scenario is played', () => {
  const deployed = founded.does(recruit('hiver'), {
    type: 'deploy',
    battle: 'b1',
    title: 'Title',
    mission: 'm',
    faction: 'f',
    deployed: ['m1', 'm2'],
    auxiliaries: [],
    objectives: [],
  });

  it.each([
    recruit('hiver'),
    equip('m1', {}),
    { type: 'leave', member: 'm2', how: 'dismissed' },
    { type: 'promote', member: 'm2', instead: 'm1', override },
  ] as const)('should refuse $type until its casualties and experience are counted', (command) => {
    expect(deployed.refuses(command)).toEqual({ code: 'scenarioOpen', params: { stage: 'battle' } });
  });

  it('should be open again at the end of the walk', () => {
    const { scenario } = deployed.state;
    if (scenario === null) throw new Error('no scenario');
    const closing = new CampaignPlay({ ...deployed.state, scenario: { ...scenario, stage: 'closing' } });
    expect(closing.does(equip('m1', {})).member('m1').weapons).toEqual([]);
  });
});

describe('a log of the roster', () => {
  const played = campaign('p1', 'p2')
    .does(recruit('acolyte', { background: null }))
    .answersAll()
    .does(recruit('off-worlder-hunter'), recruit('hiver', { increase: null }))
    .answersAll()
    .does(xp('m1', 900), xp('m3', 100))
    .answersAll()
    .does({ type: 'leave', member: 'm2', how: 'retired' });

  it('should fold to the same campaign without any content', () => {
    expect(evolveCampaignAll(campaign('p1', 'p2').state, played.events)).toEqual(played.state);
  });

  it('should not know commands of another version, and keep events of one', () => {
    expect(played.refuses({ type: 'teleport' } as never).code).toBe('unknownCommand');
    expect(played.refuses({ type: 'toString' } as never).code).toBe('unknownCommand');
    expect(evolveCampaignAll(played.state, [{ type: 'teleported' } as never])).toEqual(played.state);
  });
});
