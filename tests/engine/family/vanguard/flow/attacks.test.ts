import { PLAIN_FACTS } from '../../../../../src/engine/core/roundsBook.ts';
import { describe, expect, it } from 'vitest';
import { pendingIn } from '../../../../../src/engine/family/vanguard/flow/advance.ts';
import { battleState } from '../../../../../src/engine/family/vanguard/model/battle.ts';
import {
  battleOf,
  blade,
  bomb,
  glaive,
  marksman,
  model,
  rifle,
  settings,
  withCp,
} from '../../../../support/vanguardBattle.ts';
import { attackView } from '../../../../../src/engine/family/vanguard/view/attack.ts';
import type { ActCommand, Command } from '../../../../../src/engine/family/vanguard/model/command.ts';
import { aim, attack, focus, Play } from '../../../../support/vanguardPlay.ts';

type Change = Parameters<typeof model>[1];

const shooting = (target: Change = {}, shooter: Change = {}, cp: readonly [number, number] = [0, 0]): Play => {
  const state = battleOf([model('a1', shooter), model('a2'), model('b1', { wn: 4, ...target }), model('b2')]);
  return new Play(withCp(state, ...cp)).activates('a1');
};
const fighting = (target: Change = {}, striker: Change = {}, more: Parameters<typeof battleOf>[1] = {}): Play =>
  new Play(
    battleOf([model('a1', striker), model('a2'), model('b1', { wn: 4, ...target }), model('b2')], {
      engagement: [['a1', 'b1']],
      ...more,
    }),
  ).activates('a1');
const split = (id: string, ...targets: readonly (readonly [string, number])[]): ActCommand => ({
  type: 'act',
  action: 'attack',
  push: false,
  attack: id,
  free: false,
  targets: targets.map(([target, dice]) => ({ model: target, dice, facts: PLAIN_FACTS })),
});

describe('the hit roll', () => {
  it('[V-12] should ask again for as many dice as sixes have fallen, each by itself', () => {
    const play = shooting()
      .says(attack('rifle', 3, 'b1'))
      .rolls(6, 6, 1);
    expect(play.open).toBe('hit 2');
    play.rolls(6, 2);
    expect(play.open).toBe('hit 1');
    play.rolls(3);
    expect(play.last('hitsCounted')).toMatchObject({ hits: 3 });
    expect(play.task.inHand.hitDice.map(({ from }) => from)).toEqual([null, null, null, 0, 1, 3]);
  });

  it('[V-12] should not lose a six in a reload between two explosions', () => {
    const play = shooting()
      .says(attack('rifle', 3, 'b1'))
      .rolls(6, 6, 1);
    const saved = battleState.parse(JSON.parse(JSON.stringify(play.state)));
    expect(pendingIn(saved)).toEqual(play.asked);
    expect(new Play(saved).rolls(2, 2).last('hitsCounted')).toMatchObject({ hits: 2 });
  });

  it('should refuse a seventh face, dice left out and dice too many', () => {
    const play = shooting().says(attack('rifle', 3, 'b1'));
    const says = (...faces: number[]) =>
      play.refuses({ type: 'answer', requestId: play.asked?.id ?? '', answer: { kind: 'faces', faces } });
    expect([says(7, 2, 2), says(2, 2), says(2, 2, 2, 2)]).toEqual(['badFace', 'wrongDiceCount', 'wrongDiceCount']);
    play.rolls(6, 2, 2);
    expect([says(), says(1, 1)]).toEqual(['wrongDiceCount', 'wrongDiceCount']);
    expect(play.refuses({ type: 'answer', requestId: 'old', answer: { kind: 'faces', faces: [1] } })).toBe(
      'staleRequest',
    );
  });

  it('[V-36] should let failed dice be rolled again for 1 CP each, one after the other', () => {
    const play = shooting({}, {}, [2, 0])
      .says(attack('rifle', 3, 'b1'))
      .rolls(1, 2, 5);
    expect(play.open).toBe('rerollDie');
    play.picks('0').rolls(6);
    expect(play.open).toBe('hit 1');
    play.rolls(1).picks('1').rolls(4);
    expect(play.last('hitsCounted')).toMatchObject({ hits: 3 });
    expect(play.cp('A')).toBe(0);
  });

  it('[V-36] should offer dice that have succeeded too, behind the failed ones, but no 6 that has brought its die', () => {
    const play = shooting({}, {}, [1, 0])
      .says(attack('rifle', 3, 'b1'))
      .rolls(5, 6, 1)
      .rolls(2);
    const offered = play.asked?.kind === 'pick' ? play.asked.options.map(({ id }) => id) : [];
    expect(offered).toEqual(['keep', '2', '3', '0']);
    expect(play.picks('0').rolls(1).last('hitsCounted')).toMatchObject({ hits: 1 });
  });

  it('[V-36] should not ask while no die has failed', () => {
    const play = shooting({}, {}, [1, 0])
      .says(attack('rifle', 3, 'b1'))
      .rolls(5, 5, 4);
    expect(play.last('hitsCounted')).toMatchObject({ hits: 3 });
    expect(play.cp('A')).toBe(1);
  });

  it('[V-36] should not roll a die twice, nor anything without CP', () => {
    const play = shooting({}, {}, [3, 0])
      .says(attack('rifle', 3, 'b1'))
      .rolls(1, 5, 5)
      .picks('0')
      .rolls(2);
    expect(play.last('hitsCounted')).toMatchObject({ hits: 2 });
    expect(
      shooting()
        .says(attack('rifle', 3, 'b1'))
        .rolls(1, 1, 1)
        .all('rerollBought'),
    ).toEqual([]);
  });

  it('[V-08] should ask for an ability for CP before the roll', () => {
    const play = shooting({}, { abilities: [marksman] }, [1, 0]).says(attack('rifle', 3, 'b1'));
    expect(play.open).toBe('sayAbility');
    play.picks('marksman');
    expect(play.asked).toMatchObject({ purpose: 'hit', success: { hit: 3 } });
    expect(play.cp('A')).toBe(0);
  });

  it('[V-08] should not ask for one that nobody can pay, or that is for other attacks', () => {
    expect(shooting({}, { abilities: [marksman] }).says(attack('rifle', 3, 'b1')).open).toBe('hit 3');
    const blow = fighting({}, { abilities: [marksman] }, {});
    expect(
      blow.says({ type: 'correct', correction: { what: 'cp', side: 'A', value: 3 } }, attack('blade', 2, 'b1')).open,
    ).toBe('hit 2');
  });

  it('[V-37] should use an ability of 0 CP unasked', () => {
    const play = shooting({}, { abilities: [{ ...marksman, cp: 0 }] }, [1, 0]).says(attack('rifle', 3, 'b1'));
    expect(play.asked).toMatchObject({ purpose: 'hit', success: { hit: 3 } });
  });

  it('[V-37] should not say an ability twice for one attack', () => {
    const play = shooting({}, { abilities: [marksman] }, [3, 0])
      .says(attack('rifle', 3, 'b1'))
      .picks('marksman');
    expect(play.open).toBe('hit 3');
    expect(play.cp('A')).toBe(2);
  });

  it('[V-58] should be harder for who is obscured and far, until its dice are rolled', () => {
    const play = shooting().says(attack('rifle', 3, 'b1', { facts: { obscured: true } }));
    play.says({ type: 'setFacts', model: 'b1', facts: { far: true } });
    expect(play.asked).toMatchObject({ success: { hit: 6 } });
    play.rolls(5, 2, 2);
    expect(play.refuses({ type: 'setFacts', model: 'b1', facts: { far: false } })).toBe('noOpenAttack');
  });

  it('[V-53] should not make a target no target once it is declared', () => {
    const play = shooting().says(attack('rifle', 3, 'b1'));
    for (const facts of [{ inRange: false }, { sight: false }, { nearFirst: false }])
      expect(play.refuses({ type: 'setFacts', model: 'b1', facts } as unknown as Command)).toBe('outOfBounds');
  });

  it('[V-59] should have one more die for who is outnumbered, by the pairs or by hand', () => {
    const both = {
      engagement: [
        ['a1', 'b1'],
        ['a2', 'b1'],
      ] as [string, string][],
    };
    expect(fighting({}, {}, both).says(attack('blade', 2, 'b1')).open).toBe('hit 3');
    const byHand = fighting().says(attack('blade', 2, 'b1', { facts: { outnumbered: true } }));
    expect(byHand.open).toBe('hit 3');
  });

  it('[V-59] [X-74] should have no more dice for a friend without a melee attack', () => {
    const state = battleOf([model('a1'), model('a2', { attacks: [rifle] }), model('b1', { wn: 4 })], {
      engagement: [
        ['a1', 'b1'],
        ['a2', 'b1'],
      ],
    });
    expect(new Play(state).activates('a1').says(attack('blade', 2, 'b1')).open).toBe('hit 2');
  });

  it('[V-59] should have no more dice for a friend that is engaged with another, or fatigued', () => {
    const pairs: [string, string][] = [
      ['a1', 'b1'],
      ['a2', 'b1'],
      ['a2', 'b2'],
    ];
    expect(fighting({}, {}, { engagement: pairs }).says(attack('blade', 2, 'b1')).open).toBe('hit 2');
  });
});

describe('targets', () => {
  it('[V-53] should be declared with their dice, and resolved whole one after another', () => {
    const play = shooting().says(split('rifle', ['b1', 2], ['b2', 1]));
    expect(play.open).toBe('hit 2');
    play.rolls(5, 1).rolls(1);
    expect(play.last('wounded')).toMatchObject({ model: 'b1' });
    expect(play.open).toBe('hit 1');
  });

  it('[V-53] should not be out of range or sight, out of play, of its own side, or with other dice than it has', () => {
    const play = shooting();
    const facts = (change: object): ActCommand => attack('rifle', 3, 'b1', { facts: change });
    expect(play.refuses(facts({ inRange: false }))).toBe('range');
    expect(play.refuses(facts({ sight: false }))).toBe('noSight');
    expect(play.refuses(attack('rifle', 3, 'a2'))).toBe('ownSide');
    expect(play.refuses(attack('rifle', 2, 'b1'))).toBe('diceShare');
    expect(play.refuses(split('rifle', ['b1', 3], ['b2', 0]))).toBe('diceShare');
    expect(play.refuses(split('rifle'))).toBe('noTargets');
  });

  it('[V-54] should be within 2" of the first when shot at, and engaged when struck', () => {
    const play = shooting();
    const far: ActCommand = {
      ...split('rifle'),
      action: 'attack',
      attack: 'rifle',
      free: false,
      targets: [
        { model: 'b1', dice: 2, facts: PLAIN_FACTS },
        { model: 'b2', dice: 1, facts: { ...PLAIN_FACTS, nearFirst: false } },
      ],
    };
    expect(play.refuses(far)).toBe('splitRange');
    expect(fighting().refuses(split('blade', ['b1', 1], ['b2', 1]))).toBe('notEngaged');
  });

  it('[V-54] should not be anybody for a blow when nobody is engaged', () => {
    expect(shooting().refuses(attack('blade', 2, 'b1'))).toBe('notEngaged');
  });

  it('should be taken back with all that was paid, before any die', () => {
    const play = shooting({}, { abilities: [marksman] }, [1, 0]).says(aim(), attack('rifle', 3, 'b1'));
    play.picks('marksman').says({ type: 'cancel' });
    expect(play.cp('A')).toBe(1);
    expect(play.state).toMatchObject({ tasks: [], activation: { done: ['aim'], used: 1, aimed: true } });
    play
      .says(attack('rifle', 3, 'b1'))
      .picks('none')
      .rolls(1, 1, 1);
    expect(play.refuses({ type: 'cancel' })).toBe('nothingToCancel');
  });
});

describe('armour and wounds', () => {
  it('[V-56] should roll a die for each hit, less the AP, and explode', () => {
    const play = fighting({}, { attacks: [glaive] })
      .says(attack('glaive', 3, 'b1'))
      .rolls(4, 4, 1);
    expect(play.asked).toMatchObject({ purpose: 'armour', count: 2, side: 'B', success: { hit: 5 } });
    play.rolls(6, 1);
    expect(play.open).toBe('armour 1');
    play.rolls(5);
    expect(play.last('wounded')).toMatchObject({ hits: 2, saved: 2, wounds: 0 });
  });

  it('[V-56] should not ask for dice that could save nothing more', () => {
    const play = shooting()
      .says(attack('rifle', 3, 'b1'))
      .rolls(4, 1, 1)
      .rolls(6);
    expect(play.last('savesCounted')).toMatchObject({ saved: 1 });
    expect(play.open).toBe(null);
  });

  it('[V-57] should take D wounds for each hit that is not saved', () => {
    const play = fighting({}, { attacks: [glaive] })
      .says(attack('glaive', 3, 'b1'))
      .rolls(4, 1, 1)
      .rolls(2);
    expect(play.model('b1').wounds).toBe(2);
  });

  it('[V-57] should take none without a hit', () => {
    expect(
      shooting()
        .says(attack('rifle', 3, 'b1'))
        .rolls(1, 1, 1)
        .model('b1').wounds,
    ).toBe(4);
  });

  it('[V-61] should be by armour or an invulnerable value, chosen for each roll, which nothing modifies', () => {
    const play = fighting({ invulnerable: [5, 4] }, { attacks: [glaive] }).says(attack('glaive', 3, 'b1'));
    play.rolls(4, 1, 1);
    expect(play.asked).toMatchObject({
      question: 'armourBy',
      usual: '1',
      options: [{ value: 5 }, { value: 5 }, { value: 4 }],
    });
    play.picks('1');
    expect(play.asked).toMatchObject({ purpose: 'armour', success: { hit: 4 } });
  });

  it('[V-61] should not be asked of whoever has none', () => {
    expect(
      shooting()
        .says(attack('rifle', 3, 'b1'))
        .rolls(4, 1, 1).open,
    ).toBe('armour 1');
  });

  it('[V-36] should let a failed armour die be rolled again by its own side', () => {
    const play = shooting({}, {}, [0, 1])
      .says(attack('rifle', 3, 'b1'))
      .rolls(4, 1, 1)
      .rolls(2);
    expect([play.open, play.asked?.side]).toEqual(['rerollDie', 'B']);
    expect(play.picks('0').rolls(4).model('b1').wounds).toBe(4);
  });

  it('[V-62] should take mortal wounds without armour, recovery as usual', () => {
    const play = new Play(battleOf([model('a1'), model('b1', { wn: 3 })]));
    play.says({ type: 'hurt', model: 'b1', hits: 0, ap: 0, mortal: 4, cause: 'other' });
    expect(play.asked).toMatchObject({ purpose: 'recovery', success: { hit: 5 } });
  });

  it('[V-62] should not spare hits beside them their armour', () => {
    const play = new Play(battleOf([model('a1'), model('b1', { wn: 3 })]));
    play.says({ type: 'hurt', model: 'b1', hits: 1, ap: 0, mortal: 1, cause: 'other' });
    expect(play.open).toBe('armour 1');
    expect(play.rolls(5).model('b1').wounds).toBe(2);
  });

  it('[V-63] should hurt outside attacks by hits with an armour roll', () => {
    const play = new Play(battleOf([model('a1'), model('b1')]));
    play.says({ type: 'hurt', model: 'b1', hits: 2, ap: 1, mortal: 0, cause: 'other' });
    expect(play.asked).toMatchObject({ purpose: 'armour', count: 2, success: { hit: 5 } });
  });

  it('[V-46] should floor whoever a fall has wounded', () => {
    const play = new Play(battleOf([model('a1'), model('b1', { wn: 3 })]));
    play.says({ type: 'hurt', model: 'b1', hits: 1, ap: 1, mortal: 0, cause: 'fall' }).rolls(1);
    expect(play.model('b1')).toMatchObject({ wounds: 2, down: true });
  });

  it('[V-63] should say by what, and floor nobody who stands, and not be nothing', () => {
    const play = new Play(battleOf([model('a1'), model('b1', { wn: 3 })]));
    play.says({ type: 'hurt', model: 'b1', hits: 1, ap: 1, mortal: 0, cause: 'terrain' });
    expect(play.events[0]).toMatchObject({ type: 'hurtBegan', cause: 'terrain' });
    expect(play.rolls(1).model('b1')).toMatchObject({ wounds: 2, down: false });
    expect(play.refuses({ type: 'hurt', model: 'b1', hits: 0, ap: 2, mortal: 0, cause: 'other' })).toBe('outOfBounds');
  });

  it('[V-63] should not hurt anybody out of play, nor by less than nothing', () => {
    const play = new Play(battleOf([model('a1'), model('b1', { wounds: 0 })]));
    expect(play.refuses({ type: 'hurt', model: 'b1', hits: 1, ap: 0, mortal: 0, cause: 'other' })).toBe('outOfPlay');
    expect(play.refuses({ type: 'hurt', model: 'a1', hits: -1, ap: 0, mortal: 0, cause: 'other' })).toBe('outOfBounds');
  });

  it('[V-64] should have whoever is at 0 roll for recovery, less the wounds below it', () => {
    const play = shooting({ wn: 1 })
      .says(attack('rifle', 3, 'b1'))
      .rolls(4, 4, 1)
      .rolls(1, 1);
    expect(play.asked).toMatchObject({ purpose: 'recovery', count: 1, success: { hit: 5 } });
    expect(play.rolls(6).open).toBe(null);
  });

  it('[V-64] should not have anybody roll who has wounds left', () => {
    expect(
      shooting()
        .says(attack('rifle', 3, 'b1'))
        .rolls(4, 1, 1)
        .rolls(1).open,
    ).toBe(null);
  });

  it('[V-65] should remove without a roll whoever lay before the attack', () => {
    const play = shooting({ wn: 1, down: true })
      .says(attack('rifle', 3, 'b1'))
      .rolls(4, 1, 1)
      .rolls(1);
    expect(play.last('removed')).toMatchObject({ model: 'b1', why: 'wasDown' });
  });

  it('[V-65] should not remove without a roll whoever goes down in this attack', () => {
    expect(
      shooting({ wn: 1 })
        .says(attack('rifle', 3, 'b1'))
        .rolls(4, 1, 1)
        .rolls(1).open,
    ).toBe('recovery 1');
  });

  it('[V-66] should leave whoever recovers with 1 wound, down and fatigued', () => {
    const play = shooting({ wn: 1 })
      .says(attack('rifle', 3, 'b1'))
      .rolls(4, 1, 1)
      .rolls(1)
      .rolls(4);
    expect(play.model('b1')).toMatchObject({ wounds: 1, down: true, fatigued: true, inPlay: true });
  });

  it('[V-66] should not leave whoever fails in play', () => {
    const play = shooting({ wn: 1 })
      .says(attack('rifle', 3, 'b1'))
      .rolls(4, 1, 1)
      .rolls(1)
      .rolls(3);
    expect(play.model('b1')).toMatchObject({ wounds: 0, inPlay: false });
  });

  it('should take wounds by hand instead of what is rolled, and of an attack that the table resolves', () => {
    const byHand = shooting().says(attack('rifle', 3, 'b1'), { type: 'overrideWounds', wounds: 3 });
    expect(byHand.model('b1').wounds).toBe(1);
    expect(byHand.open).toBe(null);
    const log = battleOf([model('a1'), model('b1', { wn: 4 })], {
      settings: { ...settings, automation: { attack: 'log', enemy: 'log' } },
    });
    const told = new Play(log).activates('a1').says(attack('rifle', 3, 'b1'));
    expect(told.open).toBe('wounds');
    expect(told.answers({ kind: 'number', value: 2 }).model('b1').wounds).toBe(2);
  });
});

describe('after an attack', () => {
  const blow = (target: Change = {}, striker: Change = {}): Play =>
    fighting(target, striker)
      .says(attack('blade', 2, 'b1'))
      .rolls(2, 2);

  it('[V-60] should let the struck one strike back, which fatigues it', () => {
    const play = blow();
    expect([play.open, play.asked?.side]).toEqual(['retaliate', 'B']);
    play.picks('blade');
    expect(play.task).toMatchObject({ how: 'retaliation', attacker: 'b1' });
    play.rolls(2, 2);
    expect(play.model('b1').fatigued).toBe(true);
    expect(play.open).toBe(null);
  });

  it('[V-60] should not be had by whoever is fatigued, down, without a blow, or shot at', () => {
    expect(blow({ fatigued: true }).open).toBe(null);
    expect(blow({ down: true }).open).toBe(null);
    expect(blow({ attacks: [rifle] }).open).toBe(null);
    expect(
      shooting()
        .says(attack('rifle', 3, 'b1'))
        .rolls(2, 2, 2).open,
    ).toBe(null);
  });

  it('should be taken back before its first die, and neither after it nor when it is struck back at', () => {
    const declared = fighting().says(attack('blade', 2, 'b1'));
    expect(attackView(declared.state)?.back).toBe(true);
    expect(attackView(declared.rolls(2, 2).state)?.back).toBe(false);
    expect(attackView(declared.picks('blade').state)).toMatchObject({ kind: 'retaliation', back: false });
    expect(declared.refuses({ type: 'cancel' })).toBe('nothingToCancel');
  });

  it('should ask every target of a split blow in the order of the attacker (X-69)', () => {
    const pairs: [string, string][] = [
      ['a1', 'b1'],
      ['a1', 'b2'],
    ];
    const play = fighting({}, {}, { engagement: pairs })
      .says(split('blade', ['b2', 1], ['b1', 1]))
      .rolls(2)
      .rolls(2);
    expect(play.asked).toMatchObject({ question: 'retaliate', operative: 'b2' });
    play.picks('blade').rolls(2, 2, 2);
    expect(play.asked).toMatchObject({ question: 'retaliate', operative: 'b1' });
  });

  const grit = { ...marksman, id: 'grit', moment: 'recovery', of: 'any' } as const;

  it('[V-06] should leave the recovery of its victims to them, with the abilities that they pay for', () => {
    const state = battleOf([
      model('a1', { attacks: [bomb] }),
      model('b1', { wn: 4 }),
      model('b2', { wn: 1, abilities: [grit] }),
    ]);
    const play = new Play(withCp(state, 0, 1))
      .activates('a1')
      .says(attack('bomb', 3, 'b1'))
      .rolls(5, 1, 1)
      .rolls(6);
    play.ticks('b2').rolls(4, 1).rolls(1);
    expect(play.open).toBe('rerollDie');
    play.picks('keep');
    expect(play.open).toBe('sayAbility');
    play.picks('grit');
    expect(play.asked).toMatchObject({ purpose: 'recovery', success: { hit: 3 } });
    expect(play.cp('B')).toBe(0);
  });

  it('[V-06] should follow wounds that the table has told without its hits, none of them too', () => {
    const bombs = (wounds: number): Play =>
      shooting({}, { attacks: [bomb] }).says(attack('bomb', 3, 'b1'), { type: 'overrideWounds', wounds });
    expect(bombs(2).open).toBe('within');
    expect(bombs(0).open).toBe('within');
    expect(attackView(bombs(2).state)).toMatchObject({ hits: null, hitDice: [], facts: [] });
    const state = battleOf([model('a1', { attacks: [bomb] }), model('b1', { wn: 4 })], {
      settings: { ...settings, automation: { attack: 'log', enemy: 'log' } },
    });
    const told = new Play(state)
      .activates('a1')
      .says(attack('bomb', 3, 'b1'))
      .answers({ kind: 'number', value: 2 });
    expect(told.open).toBe('within');
  });

  it('[V-06] should not follow a roll that has hit nobody', () => {
    expect(
      shooting({}, { attacks: [bomb] })
        .says(attack('bomb', 3, 'b1'))
        .rolls(2, 2, 2).open,
    ).toBe(null);
  });

  it('[V-06] should attack everybody near with the profile that follows, untouched by anything', () => {
    const play = shooting({}, { attacks: [bomb, blade] }).says(attack('bomb', 3, 'b1', { facts: { far: true } }));
    play.rolls(5, 1, 1).rolls(6);
    expect(play.asked).toMatchObject({ question: 'within', inches: 2, candidates: ['a1', 'a2', 'b2'] });
    play.ticks('a2', 'b2');
    expect(play.asked).toMatchObject({ purpose: 'hit', count: 2, success: { hit: 4 } });
    play.rolls(4, 1).rolls(1);
    expect(play.model('a2').wounds).toBe(1);
    play.rolls(1, 1);
    expect(play.open).toBe(null);
  });

  it('[V-06] should not attack anybody when nothing hit, or nobody is near', () => {
    const missed = shooting({}, { attacks: [bomb] })
      .says(attack('bomb', 3, 'b1'))
      .rolls(1, 1, 1);
    expect(missed.open).toBe(null);
    const alone = shooting({}, { attacks: [bomb] })
      .says(attack('bomb', 3, 'b1'))
      .rolls(4, 1, 1)
      .rolls(6)
      .ticks();
    expect(alone.state.tasks).toEqual([]);
  });

  it('should use up a Focus with the blow', () => {
    const play = fighting()
      .says(focus(), attack('blade', 2, 'b1'))
      .picks('ap')
      .rolls(4, 2);
    expect(play.asked).toMatchObject({ purpose: 'armour', success: { hit: 5 } });
    expect(play.state.activation?.focused).toBe(false);
  });
});
