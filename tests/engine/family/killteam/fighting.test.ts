import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { weaponHit } from '../../../../src/engine/family/killteam/stats/stats.ts';
import { activate, fight, play, type Play } from '../../../support/decide.ts';
import {
  battleOf,
  cultist,
  devastating,
  ENGAGED,
  knife,
  pim,
  rifle,
  rule,
  thug,
  vex,
  vexActs,
} from '../../../support/duel.ts';
import { withCp } from '../../../support/sides.ts';
import { fieldWith } from '../../../support/lasting.ts';

const blade = (...rules: Parameters<typeof knife>[1][]): Partial<Operative> => ({ weapons: [knife({}, ...rules)] });
const duel = (me: Partial<Operative> = {}, other: Partial<Operative> = {}, set: Partial<BattleState> = {}): Play =>
  vexActs({ ...ENGAGED, me, other, ...set }).does(fight());
const UNARMED: Partial<Operative> = { weapons: [rifle()] };

describe('a fight', () => {
  it('should let both roll and strike in turns, the attacker first', () => {
    const fought = duel().answers([4, 4, 1], [6, 1, 1]);
    expect(fought.question).toMatchObject({ question: 'fightDie', operative: 'vex' });
    const done = fought.answers('strikeNormal', 'strikeCritical', 'strikeNormal');
    expect(done.told('struck').map(({ operative, damage }) => [operative, damage])).toEqual([
      ['vex', 3],
      ['cultist', 4],
      ['vex', 3],
    ]);
    expect([done.operative('vex').wounds, done.operative('cultist').wounds]).toEqual([4, 2]);
  });

  it('should let a die cancel one of the opponent instead', () => {
    const done = duel().answers([6, 1, 1], [4, 4, 1], 'blockNormalWithCritical', 'strikeNormal');
    expect(done.told('blocked')).toEqual([{ type: 'blocked', operative: 'vex', with: 'critical', cancels: 'normal' }]);
    expect(done.operative('vex').wounds).toBe(5);
  });

  it('should stop as soon as one is at 0 wounds', () => {
    const done = duel({}, { wounds: 3 }).answers([4, 4, 4], [6, 6, 6], 'strikeNormal');
    expect(done.operative('cultist')).toMatchObject({ down: true, removed: true, downedBy: 'vex' });
    expect(done.operative('vex')).toMatchObject({ wounds: 8, kills: 1 });
    expect(done.state.engagement).toEqual([]);
  });

  it('should refuse whoever is not in control range, friends, the fallen, and the wrong weapon', () => {
    const state = battleOf([vex(), pim(), cultist(), thug()], ENGAGED);
    const acting = play(state).does(activate('vex'));
    expect(acting.refuses(fight('thug')).code).toBe('notInControlRange');
    expect(acting.refuses(fight('pim')).code).toBe('wrongSide');
    expect(acting.refuses(fight('cultist', 'rifle')).code).toBe('wrongKindOfWeapon');
    expect(vexActs().refuses(fight()).code).toBe('noEnemyInControlRange');
    expect(vexActs({ ...ENGAGED, me: UNARMED }).refuses(fight()).code).toBe('unknownWeapon');
  });

  it('should ask the defender for a weapon when it has several', () => {
    const two = { weapons: [knife(), knife({ id: 'axe', name: 'Axe', attacks: 4 })] };
    const asked = duel({}, two);
    expect(asked.question).toMatchObject({ question: 'defenderWeapon', usual: 'axe' });
    expect(asked.advice).toMatchObject({ best: 'axe' });
    expect(asked.answers('axe', [1, 1, 1]).question).toMatchObject({ purpose: 'fightDefence', count: 4 });
  });

  it('should be recorded without dice when it was resolved on the table', () => {
    const logged = { type: 'logAttack', action: 'fight', weapon: 'knife', target: 'cultist' } as const;
    const done = vexActs({ ...ENGAGED, me: { wounds: 2 } }).does({ ...logged, damage: 3, suffered: 2 });
    expect(done.operative('cultist')).toMatchObject({ wounds: 5, kills: 1 });
    expect(done.operative('vex')).toMatchObject({ down: true, downedBy: 'cultist' });
  });

  it('should not fight with a Limited weapon that is used up', () => {
    const used = { ...blade(rule('limited', 1)), limitedUsed: { knife: 1 } };
    expect(vexActs({ ...ENGAGED, me: used }).refuses(fight()).code).toBe('limitedUsed');
    expect(duel({}, used).answers([4, 1, 1], 'strikeNormal').told('struck')).toHaveLength(1);
    const first = duel(blade(rule('limited', 1)), UNARMED).answers([1, 1, 1], 'keep');
    expect(first.operative('vex').limitedUsed).toEqual({ knife: 1 });
  });

  it('[T08] should leave the dice of one who is injured in the middle, and make its next Hit worse', () => {
    const hurt = duel(
      { abilities: ['twoAttacks'] },
      { weapons: [knife({ damage: { normal: 5, critical: 5 } })] },
    ).answers([4, 4, 1], [4, 1, 1], 'strikeNormal', 'strikeNormal', 'strikeNormal');
    expect(hurt.told('struck').filter(({ operative }) => operative === 'vex')).toHaveLength(2);
    expect(hurt.operative('vex').wounds).toBe(3);
    const next = hurt.does(fight());
    expect(next.question).toMatchObject({ success: { hit: 5 } });
  });

  it('[T08] should leave Hit as it is for one who is not injured', () => {
    const hurt = duel({ abilities: ['twoAttacks'] })
      .answers([1, 1, 1], [6, 1, 1], 'strikeCritical')
      .does(fight());
    expect(hurt.operative('vex').wounds).toBe(4);
    expect(hurt.question).toMatchObject({ success: { hit: 4 } });
  });

  it('should let a defender inside a stronghold resolve first against one outside', () => {
    expect(duel({}, { inStronghold: true }).answers([4, 1, 1], [4, 1, 1]).question).toMatchObject({
      operative: 'cultist',
    });
    const both = duel({ inStronghold: true }, { inStronghold: true }).answers([4, 1, 1], [4, 1, 1]);
    expect(both.question).toMatchObject({ operative: 'vex' });
  });
});

describe('Devastating in a fight', () => {
  it('[A-21] should never hurt its bearer with a distance, whether it fights or retaliates', () => {
    const bearer = blade(devastating(2, 1));
    const fought = duel(bearer, UNARMED, withCp(0)).answers([6, 6, 1]);
    expect(fought.operative('vex').wounds).toBe(8);
    expect(fought.operative('cultist').wounds).toBe(4);
    const retaliated = duel({}, bearer, withCp(0)).answers([1, 1, 1], [6, 1, 1], 'strikeCritical');
    expect(retaliated.operative('cultist').wounds).toBe(8);
    expect(retaliated.operative('vex').wounds).toBe(2);
  });

  it('[A-21] should hurt it in plain Kill Team 3', () => {
    const fought = duel(blade(devastating(2, 1)), UNARMED, { ...withCp(0), ruleset: 'kt3' }).answers([6, 1, 1]);
    expect(fought.operative('vex').wounds).toBe(6);
  });

  it('should end the fight where it brings its own bearer down, before the other one hurts anybody', () => {
    const wide = blade(devastating(2, 1));
    const state = battleOf([vex({ ...wide, wounds: 2 }), pim(), cultist(wide), thug()], {
      ...ENGAGED,
      ...withCp(0),
      ruleset: 'kt3',
    });
    const both = play(state)
      .does(activate('vex'))
      .does(fight())
      .answers([6, 1, 1], [6, 1, 1], { kind: 'tick', operatives: [] }, { kind: 'tick', operatives: ['pim'] });
    expect(both.operative('vex').down).toBe(true);
    expect(both.told('damaged').map(({ operative, by }) => [operative, by])).toEqual([
      ['cultist', 'vex'],
      ['vex', 'vex'],
    ]);
    expect(both.told('hitsRetained').map(({ operative }) => operative)).toEqual(['vex']);
    expect(both.operative('pim').wounds).toBe(8);
  });

  it('should ask who else stands near, once crits are there, and hurt them too', () => {
    const state = battleOf([vex(blade(devastating(2, 1))), pim(), cultist(UNARMED), thug()], {
      ...ENGAGED,
      ...withCp(0),
    });
    const rolled = play(state).does(activate('vex')).does(fight()).answers([6, 1, 1]);
    expect(rolled.question).toMatchObject({ kind: 'tick', question: 'devastating', inches: 1, around: 'cultist' });
    expect(rolled.question).toMatchObject({ candidates: ['pim', 'thug'] });
    const hurt = rolled.answers({ kind: 'tick', operatives: ['pim'] });
    const wounds = ['pim', 'thug', 'cultist'].map((id) => hurt.operative(id).maxWounds - hurt.operative(id).wounds);
    expect(wounds).toEqual([2, 0, 2]);
    const none = play(state).does(activate('vex')).does(fight()).answers([4, 1, 1]);
    expect(none.question).toMatchObject({ question: 'fightDie' });
  });

  it('[T22] should inflict 0 on the bearer and 2 for each crit on the opponent', () => {
    const fought = duel(blade(devastating(2, 1)), { ...UNARMED, wounds: 4 }, withCp(0)).answers([6, 6, 1]);
    expect(fought.told('damaged')).toMatchObject([{ operative: 'cultist', amount: 4, cause: 'devastating' }]);
    expect(fought.told('struck')).toEqual([]);
    expect(fought.operative('cultist').down).toBe(true);
  });

  it('[T22] should hurt nobody without a crit', () => {
    const fought = duel(blade(devastating(2, 1)), UNARMED, withCp(0)).answers([4, 1, 1]);
    expect(fought.told('damaged')).toEqual([]);
    expect(fought.answers('strikeNormal').operative('cultist').wounds).toBe(5);
  });

  it('should ask before it hurts as long as a Command Re-roll is possible', () => {
    const waiting = duel(blade(devastating(2)), UNARMED, withCp(1)).answers([6, 1, 1]);
    expect(waiting.question).toMatchObject({ question: 'keepDice' });
    expect(waiting.told('damaged')).toEqual([]);
    expect(waiting.answers('keep').told('damaged')).toHaveLength(1);
  });
});

describe('assists', () => {
  const crowd = (engagement: [string, string][]) =>
    play(battleOf([vex(), pim(), vex({ id: 'third' }), cultist(), thug()], { engagement }))
      .does(activate('vex'))
      .does(fight());

  it('[A-26] should improve Hit by 1 for each friend in control range of that enemy and of no other', () => {
    const one = crowd([
      ['vex', 'cultist'],
      ['pim', 'cultist'],
    ]);
    expect(one.question).toMatchObject({ success: { hit: 3 } });
    const two = crowd([
      ['vex', 'cultist'],
      ['pim', 'cultist'],
      ['third', 'cultist'],
    ]);
    expect(two.question).toMatchObject({ success: { hit: 2 } });
  });

  it('[A-26] should not count friends held by another enemy, nor friends elsewhere', () => {
    const held = crowd([
      ['vex', 'cultist'],
      ['pim', 'cultist'],
      ['pim', 'thug'],
    ]);
    expect(held.question).toMatchObject({ success: { hit: 4 } });
    expect(
      crowd([
        ['vex', 'cultist'],
        ['pim', 'thug'],
      ]).question,
    ).toMatchObject({ success: { hit: 4 } });
  });

  it('[A-26] should help the one who retaliates, and leave a natural 1 a fail', () => {
    const helped = crowd([
      ['vex', 'cultist'],
      ['vex', 'thug'],
    ]).answers([1, 1, 1]);
    expect(helped.question).toMatchObject({ purpose: 'fightDefence', success: { hit: 3 } });
    expect(weaponHit(fieldWith(), { operative: vex(), weapon: knife() }, { pointBlank: false, assists: 9 }).hit).toBe(
      2,
    );
  });

  it('[A-26] should take the number the table counts, of each until it has rolled', () => {
    const counted = duel().does({ type: 'setAssists', attacker: 2, defender: 1 });
    expect(counted.question).toMatchObject({ success: { hit: 2 } });
    expect(counted.refuses({ type: 'setAssists', attacker: -1, defender: 0 }).code).toBe('outOfBounds');
    const rolled = counted.answers([1, 1, 1]);
    expect(rolled.question).toMatchObject({ success: { hit: 3 } });
    expect(rolled.refuses({ type: 'setAssists', attacker: 0, defender: 1 }).code).toBe('outOfBounds');
    const fewer = rolled.does({ type: 'setAssists', attacker: 2, defender: 0 });
    expect(fewer.question).toMatchObject({ purpose: 'fightDefence', success: { hit: 4 } });
    const both = fewer.answers([1, 1, 1]);
    expect(both.refuses({ type: 'setAssists', attacker: 2, defender: 1 }).code).toBe('noOpenAttack');
  });
});

describe('retaliating', () => {
  it('[A-60] should roll no dice without a melee weapon, and yet be fought', () => {
    const done = duel({}, UNARMED).answers([4, 1, 1], 'strikeNormal');
    expect(done.told('attackDiceRolled')).toHaveLength(1);
    expect(done.operative('cultist').wounds).toBe(5);
    expect(done.operative('vex').wounds).toBe(8);
  });

  it('[A-60] should roll them with a melee weapon', () => {
    expect(duel().answers([4, 1, 1]).question).toMatchObject({ purpose: 'fightDefence', count: 3 });
  });

  it('should roll none while it cannot retaliate', () => {
    expect(duel({}, { cannotRetaliate: true }).answers([4, 1, 1]).question).toMatchObject({ question: 'fightDie' });
  });

  it('should fight with Shock, Brutal and Stun', () => {
    const shocked = duel(blade(rule('shock'), rule('stun'))).answers([6, 6, 1], [4, 4, 1], 'strikeCritical');
    expect(shocked.told('shocked')).toEqual([{ type: 'shocked', operative: 'cultist', grade: 'normal' }]);
    expect(shocked.lastsOn('cultist')).toHaveLength(1);
    const brutal = duel({}, blade(rule('brutal'))).answers([4, 1, 1], [4, 1, 1]);
    expect(brutal.options).toEqual(['strikeNormal']);
    expect(duel().answers([4, 1, 1], [4, 1, 1]).options).toEqual(
      expect.arrayContaining(['strikeNormal', 'blockNormalWithNormal']),
    );
  });
});
