import { describe, expect, it } from 'vitest';
import type { ShotFacts } from '../../../../src/engine/family/killteam/model/facts.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import { guide as english } from '../../../../src/words/en/guide.ts';
import { guide as french } from '../../../../src/words/fr/guide.ts';
import { ruleUse } from '../../../support/attackContext.ts';
import {
  act,
  activate,
  again,
  counts,
  END,
  fight,
  OVERRIDE,
  play,
  type Play,
  shoot,
  ticked,
} from '../../../support/decide.ts';
import {
  battleOf,
  countedRifle,
  cultist,
  cultistActs,
  devastating,
  ENGAGED,
  knife,
  pim,
  rifle,
  rule,
  shots,
  thug,
  vex,
  vexActs,
} from '../../../support/duel.ts';
import { fullSettingsOf } from '../../../support/sides.ts';

const facts = (set: Partial<ShotFacts>): Command => ({ type: 'setFacts', facts: set });
const gunOf = (...rules: Parameters<typeof rifle>[1][]): Partial<Operative> => ({ weapons: [rifle({}, ...rules)] });
const TOUGH = { wounds: 40, maxWounds: 40 };

/** Vex shoots with these rules at a cultist that can take it; facts as told. */
const shot = (
  rules: readonly Parameters<typeof rifle>[1][] = [],
  told: Partial<ShotFacts> = {},
  other: Partial<Operative> = {},
) =>
  vexActs({ me: gunOf(...rules), other: { ...TOUGH, ...other } })
    .does(shoot())
    .does(facts(told));

const defenceDice = (asked: Play): number => {
  const { question } = asked;
  return question.kind === 'roll' && question.purpose === 'defence' ? question.count : 0;
};

describe('a shot', () => {
  it('should ask for attack dice, defence dice and saves, and apply the damage', () => {
    const done = vexActs().does(shoot()).answers([6, 4, 4, 1], [5, 1, 1], 'c0n1');
    expect(done.asked.map((request) => (request.kind === 'roll' ? request.purpose : request.kind))).toEqual([
      'attack',
      'defence',
      'pick',
    ]);
    expect(done.told('shotResolved')[0]).toMatchObject({ criticals: 1, normals: 1, saves: 1, damage: 7 });
    expect(done.operative('cultist').wounds).toBe(1);
  });

  it('should refuse unknown weapons and targets, blades, friends and the fallen', () => {
    const state = battleOf([vex(), pim(), cultist(), thug({ down: true, removed: true, wounds: 0 })]);
    const acting = play(state).does(activate('vex'));
    expect(acting.refuses(shoot('cultist', 'bow')).code).toBe('unknownWeapon');
    expect(acting.refuses(shoot('nobody')).code).toBe('unknownOperative');
    expect(acting.refuses(shoot('cultist', 'knife')).code).toBe('wrongKindOfWeapon');
    expect(acting.refuses(shoot('pim')).code).toBe('wrongSide');
    expect(acting.refuses(shoot('thug')).code).toBe('targetRemoved');
    expect(vexActs({ me: { weapons: [] } }).refuses(shoot()).code).toBe('unknownWeapon');
    expect(vexActs(ENGAGED).refuses(shoot()).code).toBe('inControlRange');
  });

  it('should refuse targets out of sight, out of range and held by a friend', () => {
    const told = (set: Partial<ShotFacts>) =>
      vexActs({ me: gunOf(rule('range', 8)) })
        .does(shoot())
        .does(facts(set));
    expect(told({ visible: false }).question).toMatchObject({ question: 'invalidTarget' });
    expect(told({ inRange: false }).question).toMatchObject({ question: 'invalidTarget' });
    const back = told({ visible: false }).answers('chooseAnother');
    expect(back.refuses(shoot()).code).toBe('notVisible');
    expect(told({ inRange: false }).answers('chooseAnother').refuses(shoot())).toMatchObject({
      code: 'outOfRange',
      params: { inches: 8 },
    });
    const held = battleOf([vex(), pim(), cultist()], { engagement: [['pim', 'cultist']] });
    expect(play(held).does(activate('vex')).refuses(shoot()).code).toBe('friendInControlRange');
    expect(shot([], { inRange: false }).question).toMatchObject({ purpose: 'attack' });
  });

  it('should give the action back when another target is chosen', () => {
    const back = shot([], { visible: false }).answers('chooseAnother');
    expect(back.state.activation).toMatchObject({ spent: 0, done: [], shotWith: [] });
    expect(back.state.tasks).toEqual([]);
  });

  it('should shoot anyway when the table says so, and say so', () => {
    const forced = shot([], { visible: false }).answers('shootAnyway');
    expect(forced.told('overridden')).toEqual([{ type: 'overridden', code: 'notVisible', reason: 'shootAnyway' }]);
    expect(forced.question).toMatchObject({ purpose: 'attack' });
  });

  it('should be taken back before a die is rolled, and not after', () => {
    const heavy = { weapons: [rifle({}, ruleUse('heavy', { only: null }))] };
    const back = vexActs({ me: heavy }).does(shoot()).does({ type: 'cancelAttack' });
    expect(back.state.activation).toMatchObject({ spent: 0, done: [] });
    expect(back.does(act('reposition')).state.activation?.done).toEqual(['reposition']);
    expect(vexActs().refuses({ type: 'cancelAttack' }).code).toBe('noOpenAttack');
    expect(shot().answers([1, 1, 1, 1]).refuses({ type: 'cancelAttack' }).code).toBe('noOpenAttack');
  });

  it('should take counts where no rule reads faces, and none elsewhere', () => {
    const counted = shot().answers(counts(1, 2), counts(0, 1), 'c0n1');
    expect(counted.told('shotResolved')[0]).toMatchObject({ criticals: 1, normals: 1 });
    expect(shot([rule('ceaseless')]).refusesAnswer(counts(1, 2))).toBe('countsNotAllowed');
    expect(shot().refusesAnswer(counts(3, 2))).toBe('wrongDiceCount');
  });

  it('should refuse what is no answer to the question', () => {
    expect(shot().refusesAnswer('c0n0')).toBe('wrongAnswer');
    expect(shot().refusesAnswer([6, 6, 6])).toBe('wrongDiceCount');
    expect(shot().refusesAnswer([6, 6, 6, 7])).toBe('badFace');
    expect(shot().answers([1, 1, 1, 1]).refusesAnswer('c9n9')).toBe('notAnOption');
    expect(shot().refuses({ type: 'answer', requestId: 'old', answer: counts(0, 0) }).code).toBe('staleRequest');
    expect(vexActs().refuses({ type: 'answer', requestId: 'old', answer: counts(0, 0) }).code).toBe('noRequest');
  });

  it('should be recorded without dice when it was resolved on the table', () => {
    const logged = { type: 'logAttack', action: 'shoot', weapon: 'rifle', target: 'cultist' } as const;
    const me = { weapons: [countedRifle({}, rule('limited', 2))], ammo: shots(6) };
    const done = vexActs({ me }).does({ ...logged, damage: 3, suffered: 1 });
    expect(done.operative('cultist').wounds).toBe(5);
    expect(done.operative('vex')).toMatchObject({ wounds: 7, ammo: shots(5), limitedUsed: { rifle: 1 } });
    expect(done.told('damaged').map(({ by }) => by)).toEqual(['vex', null]);
    expect(done.state.activation?.spent).toBe(1);
    expect(vexActs({ me }).refuses({ ...logged, damage: -1, suffered: 0 }).code).toBe('outOfBounds');
    expect(vexActs(ENGAGED).refuses({ ...logged, damage: 1, suffered: 0 }).code).toBe('inControlRange');
  });
});

describe('cover and obscured', () => {
  it('[A-08] should not let a concealed operative in cover be chosen', () => {
    const hidden = shot([], { cover: true }, { order: 'conceal' });
    expect(hidden.question).toMatchObject({ question: 'invalidTarget' });
    expect(hidden.answers('chooseAnother').refuses(shoot()).code).toBe('concealedInCover');
  });

  it('[A-08] should let it be chosen in the open, on Engage, with Seek, or with Seek Light behind Light', () => {
    const asked = [
      shot([], { cover: false }, { order: 'conceal' }),
      shot([], { cover: true }, { order: 'engage' }),
      shot([rule('seek')], { cover: true }, { order: 'conceal' }),
      shot([rule('seekLight')], { cover: true, coverIsLight: true }, { order: 'conceal' }),
    ];
    for (const { question } of asked) expect(question).toMatchObject({ purpose: 'attack' });
    const heavy = shot([rule('seekLight')], { cover: true, coverIsLight: false }, { order: 'conceal' });
    expect(heavy.question).toMatchObject({ question: 'invalidTarget' });
  });

  it('[A-09] should keep one save for cover without rolling', () => {
    const covered = shot([], { cover: true }).answers([4, 4, 1, 1]);
    expect(defenceDice(covered)).toBe(2);
    expect(covered.answers([1, 1]).options).toEqual(['c0n1']);
  });

  it('[A-09] should keep none in the open or against Saturate', () => {
    expect(defenceDice(shot().answers([4, 4, 1, 1]))).toBe(3);
    expect(defenceDice(shot([rule('saturate')], { cover: true }).answers([4, 4, 1, 1]))).toBe(3);
  });

  it('[A-09] should discard a hit and every crit when obscured', () => {
    const dim = shot([rule('rending'), devastating(3)], { obscured: true }).answers([6, 6, 4, 1], [1, 1, 1], 'c0n0');
    expect(dim.told('shotResolved')[0]).toMatchObject({ criticals: 0, normals: 2, damage: 6 });
    const clear = shot([], {}).answers([6, 6, 4, 1], [1, 1, 1], 'c0n0');
    expect(clear.told('shotResolved')[0]).toMatchObject({ criticals: 2, normals: 1, damage: 11 });
  });

  it('[A-22] should let the table say that a feature within 1 inch of both does not obscure', () => {
    for (const said of [english['A-22'], french['A-22']]) expect(said).toContain('1');
    const near = shot([], { cover: true, obscured: false }).answers([6, 1, 1, 1], [1, 1], 'c0n0');
    expect(near.told('shotResolved')[0]).toMatchObject({ criticals: 1 });
    expect(near.state.facts['vex>cultist']).toMatchObject({ cover: true, obscured: false });
  });

  it('should ask for no defence dice when nothing hit', () => {
    const missed = shot([], {}).answers([3, 2, 1, 1]);
    expect(missed.question).toMatchObject({ question: 'saves', usual: 'c0n0' });
    expect(missed.answers('c0n0').told('damaged')).toEqual([]);
    expect(shot([], {}).answers([4, 2, 1, 1]).question).toMatchObject({ purpose: 'defence', count: 3 });
  });

  it('[A-22] should let it say that another does', () => {
    const far = shot([], { cover: true, obscured: true }).answers([6, 1, 1, 1], 'c0n0');
    expect(far.told('shotResolved')[0]).toMatchObject({ criticals: 0, normals: 0 });
    expect(far.state.facts['vex>cultist']).toMatchObject({ cover: true, obscured: true });
  });

  it('[A-23] should take one of the two from one feature, the one that is named', () => {
    const both = { cover: true, obscured: true };
    const cover = shot([], { ...both, oneFeature: 'cover' }).answers([6, 1, 1, 1]);
    expect(defenceDice(cover)).toBe(2);
    expect(cover.answers([1, 1], 'c0n0').told('shotResolved')[0]).toMatchObject({ criticals: 1 });
    const dim = shot([], { ...both, oneFeature: 'obscured' }).answers([6, 6, 1, 1]);
    expect(defenceDice(dim)).toBe(3);
    expect(dim.answers([1, 1, 1], 'c0n0').told('shotResolved')[0]).toMatchObject({ criticals: 0, normals: 1 });
  });

  it('[A-23] should count the one that is there when the other is not there any more', () => {
    const cover = shot([], { cover: true, obscured: false, oneFeature: 'obscured' }).answers([6, 4, 1, 1]);
    expect(defenceDice(cover)).toBe(2);
    const dim = shot([], { cover: false, obscured: true, oneFeature: 'cover' }).answers(
      [6, 6, 1, 1],
      [1, 1, 1],
      'c0n0',
    );
    expect(dim.told('shotResolved')[0]).toMatchObject({ criticals: 0, normals: 1 });
    const hidden = { cover: true, obscured: false, oneFeature: 'obscured' } as const;
    expect(shot([], hidden, { order: 'conceal' }).question).toMatchObject({ question: 'invalidTarget' });
  });

  it('[A-23] should not choose between two features: both count', () => {
    const two = shot([], { cover: true, obscured: true, oneFeature: 'no' }).answers([6, 4, 4, 1]);
    expect(defenceDice(two)).toBe(2);
    expect(two.answers([1, 1], 'c0n1').told('shotResolved')[0]).toMatchObject({ criticals: 0, normals: 1 });
    for (const said of [english['A-23'], french['A-23']]) expect(said).toMatch(/\S/u);
  });

  it('should forget what was said of a pair when the activation ends', () => {
    const told = shot([], { cover: true }).answers([1, 1, 1, 1], 'c0n0');
    expect(told.does(END).state.facts).toEqual({});
  });

  it('should remember what was said of a pair until either moves', () => {
    const told = shot([], { cover: true }).answers([1, 1, 1, 1], 'c0n0');
    expect(told.state.facts['vex>cultist']?.cover).toBe(true);
    expect(told.does(act('reposition')).state.facts).toEqual({});
  });
});

describe('facts that change in the middle', () => {
  it('should roll the defence dice again when their number changes', () => {
    const rolled = shot().answers([4, 4, 1, 1], [1, 1, 1]);
    expect(defenceDice(rolled.does(facts({ cover: true })))).toBe(2);
  });

  it('should keep them when it does not', () => {
    const rolled = shot()
      .answers([4, 4, 1, 1], [5, 1, 1])
      .does(facts({ height: 3 }));
    expect(rolled.options).toEqual(['c0n1']);
  });

  it('should retain anew when obscured turns out to be wrong, so that crits hurt at once', () => {
    const dim = shot([devastating(3)], { obscured: true }).answers([6, 6, 1, 1], [1, 1, 1]);
    expect(dim.told('damaged')).toEqual([]);
    const clear = dim.does(facts({ obscured: false })).answers('c0n0');
    expect(clear.told('damaged').map(({ amount, cause }) => [amount, cause])).toEqual([
      [6, 'devastating'],
      [8, 'shoot'],
    ]);
  });

  it('should refuse it once crits have hurt', () => {
    const hurt = shot([devastating(3)]).answers([6, 1, 1, 1], [1, 1, 1]);
    expect(hurt.refuses(facts({ obscured: true })).code).toBe('outOfBounds');
    expect(hurt.refuses(facts({ height: Number.NaN })).code).toBe('outOfBounds');
  });

  it('should refuse it in the middle of a re-roll', () => {
    const rolling = shot([rule('balanced')]).answers([4, 1, 1, 1], again(1));
    expect(rolling.refuses(facts({ cover: true })).code).toBe('requestPending');
    expect(rolling.answers([4]).does(facts({ cover: true })).question).toMatchObject({ purpose: 'defence', count: 2 });
  });

  it('should roll the attack dice again when fewer may be kept by Accurate', () => {
    const high = { fromVantage: true, height: 4 };
    const kept = shot([], high).answers('2', [1, 1]);
    const lower = kept.does(facts({ height: 3 }));
    expect(lower.options).toEqual(['1', '0']);
    expect(lower.answers('1').question).toMatchObject({ purpose: 'attack', count: 3 });
    expect(vexActs().refuses(facts({})).code).toBe('noOpenAttack');
  });
});

describe('Vantage', () => {
  it('[A-31] should keep 1 die from 2 inches up, 2 from 4, at an Engage order', () => {
    expect(shot([], { fromVantage: true, height: 2 }).options).toEqual(['1', '0']);
    expect(shot([], { fromVantage: true, height: 4 }).options).toEqual(['2', '1', '0']);
    const kept = shot([], { fromVantage: true, height: 4 }).answers('2', [1, 1], [1, 1, 1], 'c0n0');
    expect(kept.told('shotResolved')[0]).toMatchObject({ normals: 2 });
  });

  it('[A-31] should keep none below that, from lower ground, or at a Conceal order', () => {
    for (const { question } of [
      shot([], { fromVantage: true, height: 1.9 }),
      shot([], { fromVantage: false, height: 4 }),
      shot([], { fromVantage: true, height: 4 }, { order: 'conceal' }),
    ])
      expect(question).toMatchObject({ purpose: 'attack', count: 4 });
  });

  it('[A-31] should take heights and Vantage from the cards', () => {
    const high = vexActs({ me: { onVantage: true, height: 5 }, other: { height: 1 } }).does(shoot());
    expect(high.options).toEqual(['2', '1', '0']);
  });

  it('[T20] should count two Accurate 1 as 2, and no more than 2 with Vantage', () => {
    expect(shot([rule('accurate', 1), rule('accurate', 1)]).options[0]).toBe('2');
    expect(shot([rule('accurate', 1)], { fromVantage: true, height: 4 }).options[0]).toBe('2');
    expect(shot([rule('accurate', 1)], { fromVantage: true, height: 2 }).options[0]).toBe('2');
    expect(shot([rule('accurate', 1)]).options[0]).toBe('1');
  });

  it('should roll nothing when all dice are kept', () => {
    const me = { weapons: [rifle({ attacks: 2 }, rule('accurate', 2))] };
    const kept = vexActs({ me, other: TOUGH }).does(shoot()).answers('2', [1, 1, 1], 'c0n0');
    expect(kept.told('shotResolved')[0]).toMatchObject({ normals: 2, damage: 6 });
  });

  it('[A-32] should find the concealed behind Light terrain at least 2 inches lower, and improve their save', () => {
    const high = { fromVantage: true, height: 2, cover: true, coverIsLight: true };
    const found = shot([], high, { order: 'conceal' }).answers([4, 4, 4, 1]);
    expect(found.options).toEqual(['critical', 'two', 'normal', 'none']);
    const crit = found.answers('critical');
    expect(defenceDice(crit)).toBe(2);
    expect(crit.answers([1, 1]).options).toEqual(['c0n1']);
    const two = shot([], high, { order: 'conceal' }).answers([4, 4, 4, 1], 'two', [1]);
    expect(two.options).toEqual(['c0n2']);
  });

  it('[A-32] should not find them behind Heavy terrain or less than 2 inches lower, and improve nothing on Engage', () => {
    const high = { fromVantage: true, height: 2, cover: true, coverIsLight: true };
    for (const told of [{ coverIsLight: false }, { height: 1.9 }, { fromVantage: false }])
      expect(shot([], { ...high, ...told }, { order: 'conceal' }).question).toMatchObject({
        question: 'invalidTarget',
      });
    const engaged = shot([], high).answers('1', [4, 4, 4]);
    expect(defenceDice(engaged)).toBe(2);
  });

  it('[A-32] should keep no second save where Piercing leaves a single die', () => {
    const high = { fromVantage: true, height: 2, cover: true, coverIsLight: true };
    const left = (x: number) => shot([rule('piercing', x)], high, { order: 'conceal' }).answers([4, 4, 4, 1]).options;
    expect(left(1)).toEqual(['critical', 'two', 'normal', 'none']);
    expect(left(2)).toEqual(['critical', 'normal', 'none']);
  });

  it('[A-32] should improve no save of whom Seek finds without the Vantage', () => {
    const high = { fromVantage: true, height: 2, cover: true };
    const kept = (rules: readonly Parameters<typeof rifle>[1][], coverIsLight: boolean) =>
      defenceDice(shot(rules, { ...high, coverIsLight }, { order: 'conceal' }).answers([4, 4, 4, 1]));
    expect(kept([rule('seek')], true)).toBe(2);
    expect(kept([rule('seek')], false)).toBe(2);
    expect(kept([rule('seekLight')], true)).toBe(2);
  });

  it('[A-33] should let the table say that the Vantage’s own terrain does not obscure', () => {
    for (const said of [english['A-33'], french['A-33']]) expect(said).toMatch(/\S/u);
    const clear = shot([], { obscured: false, fromVantage: true, height: 1 }).answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(clear.told('shotResolved')[0]).toMatchObject({ criticals: 1 });
  });

  it('[A-33] should let it say that other terrain does', () => {
    const dim = shot([], { obscured: true, fromVantage: true, height: 1 }).answers([6, 1, 1, 1], 'c0n0');
    expect(dim.told('shotResolved')[0]).toMatchObject({ criticals: 0 });
  });

  it('[A-24] should be Lethal 5+ for a marker’s attack against a target wholly within a Stronghold', () => {
    const inside = shot([rule('markerArea')], {}, { inStronghold: true }).answers([5, 4, 1, 1], [1, 1, 1], 'c0n0');
    expect(inside.told('shotResolved')[0]).toMatchObject({ criticals: 1, normals: 1 });
    const outside = shot([rule('markerArea')]).answers([5, 4, 1, 1], [1, 1, 1], 'c0n0');
    expect(outside.told('shotResolved')[0]).toMatchObject({ criticals: 0, normals: 2 });
    const plain = shot([], {}, { inStronghold: true }).answers([5, 4, 1, 1], [1, 1, 1], 'c0n0');
    expect(plain.told('shotResolved')[0]).toMatchObject({ criticals: 0, normals: 2 });
  });
});

describe('Hot, Heavy, Limited', () => {
  const hot = (face: number, me: Partial<Operative> = {}) =>
    vexActs({ me: { hit: 3, ...gunOf(rule('hot')), ...me } })
      .does(shoot())
      .answers([1, 1, 1, 1], 'c0n0', [face]);

  it('[T04] should hurt the bearer twice the roll below its Hit', () => {
    expect(hot(2).operative('vex').wounds).toBe(4);
    expect(hot(3).operative('vex').wounds).toBe(8);
    expect(hot(3, { maxWounds: 18, wounds: 8 }).operative('vex').wounds).toBe(2);
    expect(hot(2).told('damaged')[0]).toMatchObject({ by: null, cause: 'hot' });
  });

  it('[T05] should roll one die for all targets of a Blast', () => {
    const me = gunOf(rule('hot'), rule('blast', 2));
    const state = battleOf([vex(me), cultist(TOUGH), thug(TOUGH), thug({ ...TOUGH, id: 'third' })]);
    const miss = [[1, 1, 1, 1], 'c0n0'] as const;
    const blast = play(state)
      .does(activate('vex'))
      .does(shoot())
      .answers(...miss, ticked('thug', 'third'), ...miss, ...miss, [6]);
    expect(blast.told('hotRolled')).toHaveLength(1);
    expect(blast.told('shotResolved').map(({ target }) => target)).toEqual(['cultist', 'thug', 'third']);
  });

  it('[T06] should use Limited 1 Torrent once for three targets, and then never again', () => {
    const me = gunOf(rule('limited', 1), rule('torrent', 2));
    const state = battleOf([vex(me), cultist(TOUGH), thug(TOUGH), thug({ ...TOUGH, id: 'third' })]);
    const miss = [[1, 1, 1, 1], 'c0n0'] as const;
    const done = play(state)
      .does(activate('vex'))
      .does(shoot())
      .answers(...miss, ticked('thug', 'third'), ...miss, ...miss);
    expect(done.told('limitedUsed')).toEqual([{ type: 'limitedUsed', operative: 'vex', weapon: 'rifle', left: 0 }]);
    const next = done
      .does(END)
      .does(activate('cultist'))
      .does(END)
      .does({ ...activate('vex'), ...OVERRIDE });
    expect(next.refuses(shoot()).code).toBe('limitedUsed');
  });

  it('[T07] should let Heavy (Dash only) dash before or after, and not reposition', () => {
    const me = { apl: 3, ...gunOf(ruleUse('heavy', { only: 'dash' })) };
    const miss = [[1, 1, 1, 1], 'c0n0'] as const;
    expect(
      vexActs({ me })
        .does(act('dash'))
        .does(shoot())
        .answers(...miss).state.activation?.spent,
    ).toBe(2);
    const shotFirst = vexActs({ me })
      .does(shoot())
      .answers(...miss);
    expect(shotFirst.refuses(act('reposition')).code).toBe('heavyShot');
    expect(shotFirst.does(act('dash')).state.activation?.spent).toBe(2);
    expect(vexActs({ me }).does(act('reposition')).refuses(shoot()).code).toBe('heavyMoved');
    expect(vexActs({ me }).does(act('reposition')).does(act('guard')).operative('vex').guard).toBe(true);
  });
});

describe('Blast, Torrent and Devastating', () => {
  const volley = (...rules: Parameters<typeof rifle>[1][]) =>
    play(battleOf([vex(gunOf(...rules)), pim(), cultist({ wounds: 3 }), thug()]))
      .does(activate('vex'))
      .does(shoot());

  it('[T14] should measure a Blast from its first target although that is dead, and remove it afterwards', () => {
    const killed = volley(rule('blast', 2)).answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(killed.question).toMatchObject({ kind: 'tick', question: 'blast', around: 'cultist', inches: 2 });
    expect(killed.operative('cultist')).toMatchObject({ wounds: 0, down: false });
    const done = killed.answers(
      ticked('thug', 'pim'),
      [6, 1, 1, 1],
      [1, 1, 1],
      'c0n0',
      [4, 1, 1, 1],
      [1, 1, 1],
      'c0n0',
    );
    expect(done.operative('cultist')).toMatchObject({ down: true, removed: true, downedBy: 'vex' });
    expect(done.operative('thug').wounds).toBe(4);
    expect(done.operative('pim').wounds).toBe(5);
  });

  it('should leave friends and the held out of a Torrent, and ask its own facts', () => {
    const first = volley(rule('torrent', 2)).answers([1, 1, 1, 1], 'c0n0');
    expect(first.question).toMatchObject({ question: 'torrent', candidates: ['thug'] });
    expect(first.refusesAnswer(ticked('pim'))).toBe('notAnOption');
    const second = first.answers(ticked('thug')).does(facts({ visible: false }));
    expect(second.question).toMatchObject({ question: 'invalidTarget' });
  });

  it('should leave out a further target of a Torrent that is not valid, and keep what the first suffered', () => {
    const second = volley(rule('torrent', 2))
      .answers([6, 1, 1, 1], [1, 1, 1], 'c0n0', ticked('thug'))
      .does(facts({ visible: false }))
      .answers('chooseAnother');
    expect(second.operative('cultist')).toMatchObject({ wounds: 0, down: true });
    expect(second.operative('thug').wounds).toBe(8);
    expect(second.state.activation).toMatchObject({ spent: 1, done: ['shoot'] });
  });

  it('should not ask about the target any more once its crits have hurt', () => {
    const late = shot([devastating(3)])
      .answers([6, 1, 1, 1], [1, 1, 1])
      .does(facts({ visible: false }));
    expect(late.options).toEqual(['c0n0']);
  });

  it('[T15] should go on after Devastating brought the target to 0, and drop its marker when it goes down', () => {
    const other = { wounds: 3, carriesMarker: 'relic' };
    const hurt = vexActs({ me: gunOf(devastating(3)), other })
      .does(shoot())
      .answers([6, 1, 1, 1], [1, 1, 1]);
    expect(hurt.operative('cultist')).toMatchObject({ wounds: 0, down: false, carriesMarker: 'relic' });
    const done = hurt.answers('c0n0');
    expect(done.operative('cultist')).toMatchObject({ down: true, carriesMarker: null, downedBy: 'vex' });
  });

  it('[T21] should hurt everybody near and visible with a distance, the shooter’s friends too', () => {
    const near = volley(devastating(2, 1)).answers([6, 6, 1, 1]);
    expect(near.question).toMatchObject({ question: 'devastating', inches: 1, candidates: ['vex', 'pim', 'thug'] });
    const done = near.answers(ticked('pim'), [1, 1, 1], 'c0n0');
    expect(done.told('damaged').filter(({ cause }) => cause === 'devastating')).toMatchObject([
      { operative: 'cultist', amount: 4 },
      { operative: 'pim', amount: 4 },
    ]);
  });

  it('[T21] should hurt nobody else without a crit or without a distance', () => {
    expect(volley(devastating(2, 1)).answers([4, 4, 1, 1]).question).toMatchObject({ purpose: 'defence' });
    expect(volley(devastating(2)).answers([6, 4, 1, 1]).question).toMatchObject({ purpose: 'defence' });
  });
});

describe('ammunition', () => {
  const counted = (left: number, rules: Parameters<typeof rifle>[1][] = [], set: Partial<Operative> = {}) => ({
    weapons: [countedRifle({}, ...rules)],
    ammo: shots(left),
    ...set,
  });
  const miss = [[1, 1, 1, 1], 'c0n0'] as const;

  it('[A-18] should use one shot after each Shoot action with that weapon', () => {
    const done = vexActs({ me: counted(6) })
      .does(shoot())
      .answers(...miss);
    expect(done.operative('vex').ammo).toEqual(shots(5));
    expect(
      vexActs({ me: { ...counted(6), weapons: [rifle()] } })
        .does(shoot())
        .answers(...miss)
        .operative('vex').ammo,
    ).toEqual(shots(6));
  });

  it('[A-18] should not fire the empty, nor a profile that needs more than is left', () => {
    expect(vexActs({ me: counted(0) }).refuses(shoot()).code).toBe('ammoEmpty');
    const charged = { ...counted(1), weapons: [rifle({ ammo: { counter: 'rifle', start: 6, perShot: 2 } })] };
    expect(vexActs({ me: charged }).refuses(shoot())).toMatchObject({
      code: 'ammoTooLow',
      params: { left: 1, needed: 2 },
    });
    expect(
      vexActs({ me: counted(1) })
        .does(shoot())
        .answers(...miss)
        .operative('vex').ammo,
    ).toEqual(shots(0));
  });

  it('[A-18] should not count for enemies unless the table wants it', () => {
    const enemy = cultistActs({ other: counted(6) })
      .does(shoot('vex'))
      .answers(...miss);
    expect(enemy.operative('cultist').ammo).toEqual(shots(6));
    const { settings } = vexActs().state;
    const wanted = { ...settings, readings: { ...settings.readings, enemyAmmo: true } };
    const told = cultistActs({ other: counted(6), settings: wanted })
      .does(shoot('vex'))
      .answers(...miss);
    expect(told.operative('cultist').ammo).toEqual(shots(5));
  });

  it('[A-19] should not fire a jammed weapon until a Reload', () => {
    const jammed = vexActs({ me: { ...counted(4), ammo: shots(4, true) } });
    expect(jammed.refuses(shoot()).code).toBe('jammed');
    expect(jammed.does(act('reload', { weapon: 'rifle' })).does(shoot()).question).toMatchObject({ purpose: 'attack' });
  });

  it('[A-19] should fire another weapon meanwhile', () => {
    const weapons = [countedRifle(), countedRifle({ id: 'other', ammo: { counter: 'other', start: 6, perShot: 1 } })];
    const ammo = { ...shots(4, true), other: { left: 6, max: 6, jammed: false } };
    expect(vexActs({ me: { weapons, ammo } }).does(shoot('cultist', 'other')).question).toMatchObject({
      purpose: 'attack',
    });
  });

  it('[A-20] should count nothing where the difficulty or the table switches it off', () => {
    const settings = fullSettingsOf(vexActs().state);
    const easy = { ...settings, parameters: { ...settings.parameters, ammo: false } };
    const off = { ...settings, automation: { ...settings.automation, ammo: false } };
    for (const without of [easy, off]) {
      const fired = vexActs({ settings: without, me: { ...counted(0), ammo: shots(0, true) } }).does(shoot());
      expect(fired.answers(...miss).operative('vex').ammo).toEqual(shots(0, true));
      expect(vexActs({ settings: without, me: counted(0) }).refuses(act('reload', { weapon: 'rifle' })).code).toBe(
        'ammoOff',
      );
    }
  });

  it('[A-20] should count on Medium and Hard', () => {
    const { settings } = vexActs().state;
    const hard = vexActs({ settings: { ...settings, difficulty: 'hard' }, me: counted(6) });
    expect(
      hard
        .does(shoot())
        .answers(...miss)
        .operative('vex').ammo,
    ).toEqual(shots(5));
  });

  it('[A-57] should use a shot for each of two Shoot actions', () => {
    const twice = vexActs({ me: counted(6, [], { abilities: ['twoAttacks'] }), other: TOUGH });
    expect(
      twice
        .does(shoot())
        .answers(...miss)
        .does(shoot())
        .answers(...miss)
        .operative('vex').ammo,
    ).toEqual(shots(4));
  });

  it('[A-57] should use a shot for a counteraction', () => {
    const state = battleOf([vex(counted(6, [], { readiness: 'expended' })), cultist()]);
    const counter = play(state)
      .does({ type: 'counteract', operative: 'vex' })
      .does(shoot())
      .answers(...miss);
    expect(counter.operative('vex').ammo).toEqual(shots(5));
  });

  it('[A-57] should use a shot for a guard’s interrupt', () => {
    const guarded = cultistActs({ me: counted(6, [], { guard: true }) })
      .does(act('dash'))
      .answers('vex')
      .does(shoot())
      .answers(...miss);
    expect(guarded.operative('vex').ammo).toEqual(shots(5));
  });

  it('[A-57] should use none for a Fight, nor for a shot that is taken back', () => {
    const both = { weapons: [countedRifle(), knife()], ammo: shots(6) };
    const fought = vexActs({ ...ENGAGED, me: both, other: { weapons: [] } })
      .does(fight())
      .answers([1, 1, 1]);
    expect(fought.operative('vex').ammo).toEqual(shots(6));
    const back = vexActs({ me: both }).does(shoot()).does({ type: 'cancelAttack' });
    expect(back.operative('vex').ammo).toEqual(shots(6));
  });

  it('[A-57] should use one for a Blast or Torrent of several targets', () => {
    for (const spread of ['blast', 'torrent']) {
      const state = battleOf([vex(counted(6, [rule(spread, 2)])), cultist(), thug()]);
      const done = play(state)
        .does(activate('vex'))
        .does(shoot())
        .answers(...miss, ticked('thug'), ...miss);
      expect(done.operative('vex').ammo).toEqual(shots(5));
    }
  });
});
