import { describe, expect, it } from 'vitest';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { noNpo } from '../../../../src/engine/plugins/npo/state.ts';
import { settingsWith } from '../../../support/battleState.ts';
import { act, activate, END, fight, play, type Play, shoot } from '../../../support/decide.ts';
import { battleOf, cultist, cultistActs, ENGAGED, pim, thug, vex, vexActs } from '../../../support/duel.ts';

const ON_GUARD = { guard: true, readiness: 'expended' } as const;
const TOUGH = { wounds: 40, maxWounds: 40 };
const miss = [[1, 1, 1, 1], 'c0n0'] as const;
const counteracting = { ...noNpo(0), counteract: true };
const PASS: Command = { type: 'passInterrupt' };

/** Vex and Pim on guard, the cultist active. */
const watched = (set: Partial<BattleState> = {}, other: Partial<Operative> = {}): Play =>
  play(
    battleOf([vex(ON_GUARD), pim(ON_GUARD), cultist({ apl: 3, ...TOUGH, ...other }), thug()], {
      turn: 'enemy',
      ...set,
    }),
  ).does(activate('cultist'));

describe('Guard', () => {
  it('[A-44] should put on guard for 1 AP, as a Shoot action', () => {
    const guarding = vexActs({ me: { apl: 3 } }).does(act('guard'));
    expect(guarding.operative('vex').guard).toBe(true);
    expect(guarding.state.activation).toMatchObject({ spent: 1, done: ['guard'] });
    expect(guarding.refuses(shoot())).toMatchObject({ code: 'movedBefore', params: { action: 'guard' } });
  });

  it('[A-44] should not be done with Conceal, in control range, after a shot, by enemies or in a counteraction', () => {
    expect(
      play(battleOf([vex(), cultist()]))
        .does(activate('vex', 'conceal'))
        .refuses(act('guard')).code,
    ).toBe('concealed');
    expect(vexActs(ENGAGED).refuses(act('guard')).code).toBe('inControlRange');
    expect(
      vexActs()
        .does(shoot())
        .answers(...miss)
        .refuses(act('guard')).code,
    ).toBe('movedBefore');
    expect(cultistActs().refuses(act('guard')).code).toBe('notRetinue');
    const counter = play(battleOf([vex({ readiness: 'expended' }), cultist()])).does({
      type: 'counteract',
      operative: 'vex',
    });
    expect(counter.refuses(act('guard')).code).toBe('notInCounteract');
  });
});

describe('who may go on guard', () => {
  const armedWith = (kinds: readonly string[]) =>
    vexActs({ me: { weapons: vex().weapons.filter(({ kind }) => kinds.includes(kind)) } });

  it('[A-46] should be whoever has something to shoot or to strike with', () => {
    expect(armedWith(['ranged']).does(act('guard')).operative('vex').guard).toBe(true);
    expect(armedWith(['melee']).does(act('guard')).operative('vex').guard).toBe(true);
  });

  it('[A-46] should not be whoever has no weapon at all', () => {
    expect(armedWith([]).refuses(act('guard')).code).toBe('noRangedWeapon');
  });
});

describe('the end of a guard', () => {
  it('[A-45] should come with any action of its own', () => {
    const acted = vexActs({ me: { apl: 3 } })
      .does(act('guard'))
      .does(act('dash'));
    expect(acted.operative('vex').guard).toBe(false);
    expect(acted.told('guardEnded')).toEqual([{ type: 'guardEnded', operative: 'vex', why: 'acted' }]);
  });

  it('[A-45] should come when its order is changed, and with the next turning point', () => {
    const turned = play(battleOf([vex(ON_GUARD), cultist()])).does({
      type: 'correct',
      correction: { what: 'order', operative: 'vex', order: 'conceal' },
    });
    expect(turned.operative('vex').guard).toBe(false);
    const over = cultistActs({ me: ON_GUARD }).does(END);
    expect(over.operative('vex').guard).toBe(true);
    expect(over.does({ type: 'nextTurningPoint' }).answers([6]).operative('vex').guard).toBe(false);
  });

  it('[A-45] should not come with what others do elsewhere', () => {
    const elsewhere = watched().does(act('dash')).answers('pass');
    expect([elsewhere.operative('vex').guard, elsewhere.operative('pim').guard]).toEqual([true, true]);
    const same = play(battleOf([vex(ON_GUARD), cultist()])).does({
      type: 'correct',
      correction: { what: 'order', operative: 'vex', order: 'engage' },
    });
    expect(same.operative('vex').guard).toBe(true);
  });

  it('[T16] should come when an enemy ends its action in control range and nobody interrupts', () => {
    const close = watched().does(act('charge', { targets: ['vex'] }));
    expect(close.question).toMatchObject({ question: 'guardInterrupt', usual: 'vex' });
    const passed = close.answers('pass');
    expect(passed.operative('vex').guard).toBe(false);
    expect(passed.operative('pim').guard).toBe(true);
    expect(passed.told('guardEnded')).toEqual([{ type: 'guardEnded', operative: 'vex', why: 'enemyClose' }]);
  });

  it('[A-45] should come when an enemy counteracts into control range', () => {
    const counter = { readiness: 'expended', order: 'engage', side: 'enemy' } as const;
    const state = battleOf([vex(), pim(ON_GUARD), cultist(counter)], { turn: 'enemy', npo: counteracting });
    const close = play(state)
      .does({ type: 'counteract', operative: 'cultist' })
      .does(act('charge', { targets: ['pim'] }));
    expect(close.pending).toBeNull();
    expect(close.operative('pim').guard).toBe(false);
    expect(close.told('guardEnded')).toEqual([{ type: 'guardEnded', operative: 'pim', why: 'enemyClose' }]);
  });

  it('[T16] should not come when another guard interrupts', () => {
    const interrupted = watched()
      .does(act('charge', { targets: ['vex'] }))
      .answers('pim')
      .does(shoot('thug'))
      .answers(...miss);
    expect(interrupted.operative('vex').guard).toBe(true);
  });

  it('should come when it falls down or is hurt to 0 wounds', () => {
    const hurt = cultistActs({ me: { ...ON_GUARD, onEdge: true } })
      .does(shoot('vex'))
      .answers([4, 1, 1, 1], [1, 1, 1], 'c0n0');
    const fell = hurt.answers([1], { kind: 'number', value: 3 });
    expect(fell.operative('vex').guard).toBe(false);
    expect(fell.told('guardEnded')).toEqual([{ type: 'guardEnded', operative: 'vex', why: 'moved' }]);
  });
});

describe('an interrupt', () => {
  it('[A-46] should be offered after each action of an enemy, and shoot for free', () => {
    const asked = watched().does(act('dash'));
    expect(asked.options).toEqual(['vex', 'pim', 'pass']);
    const shot = asked.answers('vex').does(shoot('thug')).answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(shot.operative('thug')).toMatchObject({ wounds: 4 });
    expect(shot.told('actionPerformed').at(-1)).toMatchObject({ operative: 'vex', via: 'guard', ap: 0 });
    expect(shot.state.activation).toMatchObject({ operative: 'cultist', spent: 1, done: ['dash'] });
  });

  it('[A-46] should end that guard, and its chance to counteract', () => {
    const shot = watched()
      .does(act('dash'))
      .answers('vex')
      .does(shoot('cultist'))
      .answers(...miss);
    expect(shot.operative('vex')).toMatchObject({ guard: false, counteracted: true });
    expect(shot.told('guardEnded')).toEqual([{ type: 'guardEnded', operative: 'vex', why: 'interrupted' }]);
    expect(shot.state.interrupt).toBeNull();
  });

  it('[A-46] should come once per activation of an enemy for the whole retinue', () => {
    const shot = watched()
      .does(act('dash'))
      .answers('vex')
      .does(shoot('cultist'))
      .answers(...miss);
    expect(shot.does(act('reposition')).pending).toBeNull();
    const next = shot.does(END).does(activate('thug')).does(act('dash'));
    expect(next.options).toEqual(['pim', 'pass']);
  });

  it('[A-46] should come after each action in the literal reading', () => {
    const literal = settingsWith({ readings: { ...settingsWith().readings, guardLiteral: true } });
    const shot = watched({ settings: literal })
      .does(act('dash'))
      .answers('vex')
      .does(shoot('cultist'))
      .answers(...miss);
    expect(shot.operative('vex').counteracted).toBe(false);
    expect(shot.does(act('reposition')).options).toEqual(['pim', 'pass']);
  });

  it('[A-46] should be a Fight or a Shoot and nothing else, and not be needed', () => {
    const open = watched().does(act('dash')).answers('vex');
    expect(open.refuses(act('dash')).code).toBe('guardActionsOnly');
    expect(open.refuses(END).code).toBe('requestPending');
    const left = open.does(PASS);
    expect(left.operative('vex')).toMatchObject({ guard: true, counteracted: false });
    expect(left.refuses(PASS).code).toBe('nothingToPass');
    expect(left.does(act('reposition')).options).toEqual(['vex', 'pim', 'pass']);
  });

  it('[A-46] should not come after friends’ actions, or without a guard', () => {
    const friends = play(battleOf([vex(), pim(ON_GUARD), cultist()]))
      .does(activate('vex'))
      .does(act('dash'));
    expect(friends.pending).toBeNull();
    expect(cultistActs().does(act('dash')).pending).toBeNull();
  });

  it('[A-46] should come after an enemy’s last action too, by which it fell: its activation is over then', () => {
    const down = watched({}, { wounds: 1 }).does(act('dash', { fall: 9 }));
    expect(down.options).toEqual(['vex', 'pim', 'pass']);
    expect(down.midway.activation?.operative).toBe('cultist');
    expect(down.answers('pass').state.activation).toBeNull();
    const interrupted = down.answers('vex');
    expect(interrupted.does(PASS).state).toMatchObject({ activation: null, interrupt: null, turn: 'retinue' });
    const shot = interrupted.does(shoot('thug')).answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(shot.operative('thug').wounds).toBe(4);
    expect(shot.state).toMatchObject({ activation: null, interrupt: null });
  });

  it('[A-46] should come to enemies on guard as to the retinue, within the same limits', () => {
    const asked = play(battleOf([vex({ apl: 3 }), pim(), cultist(ON_GUARD), thug(ON_GUARD)]))
      .does(activate('vex'))
      .does(act('dash'));
    expect(asked.question).toMatchObject({ question: 'guardInterrupt', side: 'enemy', usual: 'pass' });
    expect(asked.options).toEqual(['cultist', 'thug', 'pass']);
    const shot = asked.answers('cultist').does(shoot('pim')).answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(shot.operative('pim').wounds).toBe(4);
    expect(shot.operative('cultist')).toMatchObject({ guard: false, counteracted: true });
    expect(shot.state).toMatchObject({ interrupt: null, activation: { operative: 'vex', done: ['dash'] } });
    expect(shot.does(act('reposition')).pending).toBeNull();
    const close = play(battleOf([vex(), pim(), cultist(ON_GUARD)]))
      .does(activate('vex'))
      .does(act('charge', { targets: ['cultist'] }));
    expect(close.answers('pass').operative('cultist').guard).toBe(false);
    expect(close.answers('cultist').does(shoot('vex')).question).toMatchObject({ success: { hit: 5 } });
  });

  it('[A-46] should fight an enemy in control range', () => {
    const fought = watched()
      .does(act('charge', { targets: ['vex'] }))
      .answers('vex')
      .does(fight('cultist'))
      .answers([4, 1, 1], [1, 1, 1], 'strikeNormal');
    expect(fought.operative('cultist').wounds).toBe(37);
    expect(fought.state.activation?.operative).toBe('cultist');
  });

  it('[A-46] should end the activation of an enemy it kills', () => {
    const killed = watched({}, { wounds: 3 })
      .does(act('dash'))
      .answers('vex')
      .does(shoot('cultist'))
      .answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(killed.operative('cultist')).toMatchObject({ down: true, downedBy: 'vex' });
    expect(killed.operative('vex').kills).toBe(1);
    expect(killed.state).toMatchObject({ activation: null, interrupt: null });
  });

  it('should let its guard go when it is let be with an enemy close', () => {
    const close = watched()
      .does(act('charge', { targets: ['vex'] }))
      .answers('vex')
      .does(PASS);
    expect(close.operative('vex').guard).toBe(false);
    expect(close.told('guardEnded').map(({ why }) => why)).toEqual(['enemyClose']);
  });

  it('should leave the enemy’s own action alone when its shot is taken back', () => {
    const enemyShot = watched()
      .does(shoot('vex'))
      .answers(...miss)
      .answers('pim')
      .does(shoot('cultist'));
    const back = enemyShot.does({ type: 'cancelAttack' });
    expect(back.midway.activation).toMatchObject({ operative: 'cultist', done: ['shoot'], spent: 1 });
    expect(back.state.interrupt?.operative).toBe('pim');
  });
});

describe('a point-blank shot', () => {
  const close = (set: Partial<BattleState> = {}) =>
    watched(set)
      .does(act('charge', { targets: ['vex'] }))
      .answers('vex');

  it('[A-47] should hit 1 worse the enemy in control range, valid or not', () => {
    const shot = close({ engagement: [['pim', 'thug']] }).does(shoot('cultist'));
    expect(shot.question).toMatchObject({ purpose: 'attack', success: { hit: 5 } });
    expect(shot.answers(...miss).operative('vex').cannotRetaliate).toBe(true);
  });

  it('[T17] should turn Hit 3+ into 4+ and stop retaliation until that activation ends', () => {
    const state = battleOf([vex({ ...ON_GUARD, hit: 3 }), cultist({ apl: 3, ...TOUGH }), thug()], { turn: 'enemy' });
    const shot = play(state)
      .does(activate('cultist'))
      .does(act('charge', { targets: ['vex'] }))
      .answers('vex')
      .does(shoot());
    expect(shot.question).toMatchObject({ success: { hit: 4 } });
    const fought = shot
      .answers(...miss)
      .does(fight('vex'))
      .answers([4, 1, 1]);
    expect(fought.question).toMatchObject({ question: 'fightDie' });
    const done = fought.answers('strikeNormal').does(END);
    expect(done.operative('vex')).toMatchObject({ cannotRetaliate: false, wounds: 5 });
  });

  it('[T17] should not be point-blank with nobody in control range', () => {
    const far = watched().does(act('dash')).answers('vex').does(shoot('cultist'));
    expect(far.question).toMatchObject({ success: { hit: 4 } });
    expect(far.answers(...miss).operative('vex').cannotRetaliate).toBe(false);
  });

  it('[A-47] should have no other target, and retaliate again when it is taken back', () => {
    expect(close().refuses(shoot('thug')).code).toBe('notInControlRange');
    const back = close().does(shoot('cultist')).does({ type: 'cancelAttack' });
    expect(back.operative('vex').cannotRetaliate).toBe(false);
  });

  it('[A-47] should stop retaliation when it was resolved on the table', () => {
    const logged = close().does({
      type: 'logAttack',
      action: 'shoot',
      weapon: 'rifle',
      target: 'cultist',
      damage: 2,
      suffered: 0,
    });
    expect(logged.operative('vex').cannotRetaliate).toBe(true);
  });

  it('[A-47] should be a guard’s alone', () => {
    expect(vexActs(ENGAGED).refuses(shoot()).code).toBe('inControlRange');
  });
});
