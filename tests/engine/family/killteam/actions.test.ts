import { describe, expect, it } from 'vitest';
import { moveOf } from '../../../../src/engine/family/killteam/stats/stats.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { hints as english } from '../../../../src/words/en/hints.ts';
import { hints as french } from '../../../../src/words/fr/hints.ts';
import { act, activate, END, OVERRIDE, play, type Play, shoot } from '../../../support/decide.ts';
import {
  battleOf,
  countedRifle,
  cultist,
  cultistActs,
  ENGAGED,
  pim,
  shots,
  vex,
  vexActs,
} from '../../../support/duel.ts';
import { fieldWith, lastingStat } from '../../../support/lasting.ts';

const DOWN = { down: true, wounds: 0 } as const;
const reload = act('reload', { weapon: 'rifle' });
const pickUp = act('pickUpOperative', { targets: ['pim'] });
const reanimate = act('reanimate', { targets: ['pim'] });
const gunner = (left: number, jammed = false): Partial<Operative> => ({
  weapons: [countedRifle()],
  ammo: shots(left, jammed),
});

/** Vex acts, Pim lies on the board. */
const rescue = (friend: Partial<Operative> = {}, me: Partial<Operative> = {}, set: Partial<BattleState> = {}): Play =>
  play(battleOf([vex(me), pim({ ...DOWN, ...friend }), cultist()], set)).does(activate('vex'));

describe('Reload', () => {
  it('[A-34] should fill an empty weapon for 1 AP', () => {
    const done = vexActs({ me: gunner(0) }).does(reload);
    expect(done.operative('vex').ammo).toEqual(shots(6));
    expect(done.state.activation).toMatchObject({ spent: 1, done: ['reload'] });
  });

  it('[A-34] should clear a jammed one', () => {
    expect(
      vexActs({ me: gunner(2, true) })
        .does(reload)
        .operative('vex').ammo,
    ).toEqual(shots(6));
  });

  it('[A-34] should not be done in control range, nor with a weapon that is neither empty nor jammed', () => {
    expect(vexActs({ ...ENGAGED, me: gunner(0) }).refuses(reload).code).toBe('inControlRange');
    expect(vexActs({ me: gunner(5) }).refuses(reload).code).toBe('nothingToReload');
    const two = { weapons: [countedRifle()], ammo: { ...shots(0), other: { left: 3, max: 6, jammed: false } } };
    expect(vexActs({ me: two }).refuses(act('reload', { weapon: 'other' })).code).toBe('nothingToReload');
    expect(vexActs({ me: two }).refuses(act('reload', { weapon: 'bow' })).code).toBe('unknownWeapon');
    expect(vexActs({ me: { ...gunner(0), abilities: ['noReload'] } }).refuses(reload).code).toBe('cannotByCard');
  });

  it('[T23] should be needed after six shots, and give six more', () => {
    let firing = vexActs({
      me: { ...gunner(6), apl: 9, abilities: ['twoAttacks'] },
      other: { wounds: 40, maxWounds: 40 },
    });
    for (let shot = 0; shot < 6; shot += 1)
      firing = firing.does({ ...shoot(), ...OVERRIDE }).answers([1, 1, 1, 1], 'c0n0');
    expect(firing.operative('vex').ammo).toEqual(shots(0));
    expect(firing.refuses({ ...shoot() }).code).toBe('actionDone');
    const next = firing.does(END).does({ ...activate('vex'), ...OVERRIDE });
    expect(next.refuses(shoot()).code).toBe('ammoEmpty');
    const reloaded = next.does(reload);
    expect(reloaded.operative('vex').ammo).toEqual(shots(6));
    expect(reloaded.does(shoot()).question).toMatchObject({ purpose: 'attack' });
  });
});

describe('Pick Up Operative', () => {
  it('[A-35] should take up a fallen friend and slow its carrier', () => {
    const carrying = rescue().does(pickUp);
    expect(carrying.operative('vex').carries).toBe('pim');
    expect(carrying.operative('pim').carriedBy).toBe('vex');
    expect(carrying.state.activation?.spent).toBe(1);
  });

  it('[A-35] should not take one who stands, one with more Wounds, or a second one', () => {
    expect(rescue({ down: false, wounds: 3 }).refuses(pickUp).code).toBe('noDownedFriend');
    expect(rescue({ maxWounds: 9 }).refuses(pickUp).code).toBe('tooHeavy');
    expect(rescue({ maxWounds: 8 }).does(pickUp).operative('vex').carries).toBe('pim');
    expect(rescue({}, { carries: 'third' }).refuses(pickUp).code).toBe('alreadyCarrying');
    expect(rescue({}, {}, ENGAGED).refuses(pickUp).code).toBe('inControlRange');
    expect(rescue({}, { abilities: ['cannotPickUp'] }).refuses(pickUp).code).toBe('cannotByCard');
    expect(rescue().refuses(act('pickUpOperative')).code).toBe('unknownOperative');
    expect(rescue().refuses(act('pickUpOperative', { targets: ['cultist'] })).code).toBe('targetNotDown');
  });

  it('[A-35] should not take one who is carried, and not be for enemies', () => {
    const state = battleOf([vex(), pim({ ...DOWN, carriedBy: 'third' }), pim({ ...DOWN, id: 'fourth' }), cultist()]);
    expect(play(state).does(activate('vex')).refuses(pickUp).code).toBe('beingCarried');
    const other = play({ ...state, turn: 'enemy' }).does(activate('cultist'));
    expect(other.refuses(pickUp).code).toBe('notRetinue');
  });

  it('[A-35] should put the friend down again, not in the same activation, and when the carrier falls', () => {
    const carrying = rescue().does(pickUp);
    expect(carrying.refuses(act('putDownOperative')).code).toBe('pickedUpBefore');
    const later = rescue({ carriedBy: 'vex' }, { carries: 'pim' }).does(act('putDownOperative'));
    expect([later.operative('vex').carries, later.operative('pim').carriedBy]).toEqual([null, null]);
    expect(later.refuses(act('putDownOperative')).code).toBe('actionDone');
    expect(rescue().refuses(act('putDownOperative')).code).toBe('carriesNothing');
    const fallen = carrying.does({
      type: 'correct',
      correction: { what: 'wounds', operative: 'vex', to: 0, credit: null },
    });
    expect([fallen.operative('vex').carries, fallen.operative('pim').carriedBy]).toEqual([null, null]);
  });

  it('[A-35] should take a friend from another carrier only when the table says so', () => {
    const state = battleOf([
      vex(),
      pim({ ...DOWN, carriedBy: 'third' }),
      pim({ id: 'third', carries: 'pim' }),
      cultist(),
    ]);
    const taken = play(state)
      .does(activate('vex'))
      .does({ ...pickUp, ...OVERRIDE });
    expect(taken.operative('pim').carriedBy).toBe('vex');
    expect([taken.operative('vex').carries, taken.operative('third').carries]).toEqual(['pim', null]);
  });

  it('[A-35] should let go of one who is raised by hand', () => {
    const raised = rescue()
      .does(pickUp)
      .does({ type: 'correct', correction: { what: 'wounds', operative: 'pim', to: 2, credit: null } });
    expect([raised.operative('vex').carries, raised.operative('pim').carriedBy]).toEqual([null, null]);
    expect(raised.operative('pim')).toMatchObject({ down: false, reanimations: 0 });
  });

  it('[T27] should take 2 inches of Move while carrying, and none otherwise', () => {
    expect(moveOf(fieldWith(), vex({ move: 6, carries: 'pim' }))).toBe(4);
    expect(moveOf(fieldWith(), vex({ move: 6 }))).toBe(6);
    expect([english.carrying, french.carrying].every((said) => said.includes('2'))).toBe(true);
  });
});

describe('Reanimate', () => {
  it('[A-36] should raise on 4+ with a D6 of wounds, with what it had but its guard', () => {
    const raised = rescue({ order: 'conceal', readiness: 'expended', ammo: shots(2) })
      .does(reanimate)
      .answers([4], [5]);
    expect(raised.operative('pim')).toMatchObject({
      down: false,
      wounds: 5,
      reanimations: 1,
      order: 'conceal',
      readiness: 'expended',
      ammo: shots(2),
    });
    expect([english.reanimated, french.reanimated].every((said) => said.length > 0)).toBe(true);
  });

  it('[A-36] should not raise on 3, nor above its wounds', () => {
    const failed = rescue().does(reanimate).answers([3]);
    expect(failed.operative('pim')).toMatchObject({ down: true, reanimations: 0 });
    const small = rescue({ maxWounds: 4 }).does(reanimate).answers([6], [6]);
    expect(small.operative('pim').wounds).toBe(4);
  });

  it('[A-36] should end effects that would end with an activation', () => {
    const lasting = (['activation', 'nextActivation', 'turningPoint', 'nextTurningPoint', 'battle'] as const).map(
      (until) => lastingStat('pim', 'apl', -1, { id: until, until }),
    );
    const raised = rescue({}, {}, { lasting }).does(reanimate).answers([6], [1]);
    expect(raised.lastsOn('pim').map(({ id }) => id)).toEqual(['turningPoint', 'nextTurningPoint', 'battle']);
  });

  it('[A-36] should not be done in control range, on nobody, on an enemy, or by one', () => {
    expect(rescue({}, {}, ENGAGED).refuses(reanimate).code).toBe('inControlRange');
    expect(rescue({ down: false, wounds: 1 }).refuses(reanimate).code).toBe('noDownedFriend');
    expect(rescue().refuses(act('reanimate', { targets: ['cultist'] })).code).toBe('targetNotDown');
    expect(cultistActs().refuses(act('reanimate', { targets: ['vex'] })).code).toBe('notRetinue');
  });

  it('[A-36] should be easier with a helper’s bonus, and take the friend off a carrier', () => {
    const helped = rescue({ reanimations: 1 }, { reanimateBonus: 1 }).does(reanimate);
    expect(helped.question).toMatchObject({ success: { hit: 4 } });
    const carried = rescue({ carriedBy: 'vex' }, { carries: 'pim' }).does(reanimate).answers([6], [3]);
    expect(carried.operative('vex').carries).toBeNull();
  });

  it.each([
    [0, 4],
    [1, 5],
    [2, 6],
  ])('[T25] should need, after %i reanimations, %i', (reanimations, needed) => {
    const asked = rescue({ reanimations }).does(reanimate);
    expect(asked.question).toMatchObject({ success: { hit: needed } });
    expect(asked.answers([needed], [1]).operative('pim').down).toBe(false);
    expect(
      rescue({ reanimations })
        .does(reanimate)
        .answers([needed - 1])
        .operative('pim').down,
    ).toBe(true);
  });

  it('[A-37] [T25] should slay at the fourth incapacitation', () => {
    const dead = cultistActs({ me: { wounds: 1, reanimations: 3 } })
      .does(shoot('vex'))
      .answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(dead.operative('vex')).toMatchObject({ down: true, slain: true });
  });

  it('[A-37] should not be possible once somebody is slain', () => {
    expect(rescue({ reanimations: 3, slain: true }).refuses(reanimate).code).toBe('noDownedFriend');
    const two = battleOf([vex(), pim({ ...DOWN, slain: true }), pim({ ...DOWN, id: 'other' }), cultist()]);
    expect(play(two).does(activate('vex')).refuses(reanimate).code).toBe('slain');
  });

  it('[A-37] should slay nobody before the third reanimation', () => {
    const third = cultistActs({ me: { wounds: 1, reanimations: 2 } })
      .does(shoot('vex'))
      .answers([6, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(third.operative('vex')).toMatchObject({ down: true, slain: false });
  });
});

describe('Interact and markers', () => {
  it('[A-38] should record what was done, and leave the result to the table', () => {
    const done = vexActs().does(act('interact', { note: 'opens the hatch' }));
    expect(done.told('actionPerformed')[0]).toMatchObject({ action: 'interact', ap: 1, note: 'opens the hatch' });
    expect(done.state.counters).toEqual({});
  });

  it('[A-38] should not be done in control range, by enemies, or against the card', () => {
    expect(vexActs(ENGAGED).refuses(act('interact')).code).toBe('inControlRange');
    expect(cultistActs().refuses(act('interact')).code).toBe('notRetinue');
    expect(vexActs({ me: { abilities: ['cannotInteract'] } }).refuses(act('interact')).code).toBe('cannotByCard');
  });

  it('should pick up a marker that is near, one at a time, and place it in a later activation', () => {
    const taken = vexActs({ me: { nearMarker: true } }).does(act('pickUpMarker', { note: 'relic' }));
    expect(taken.operative('vex').carriesMarker).toBe('relic');
    expect(taken.refuses(act('placeMarker')).code).toBe('pickedUpBefore');
    const placed = vexActs({ me: { carriesMarker: 'relic' } }).does(act('placeMarker'));
    expect(placed.operative('vex').carriesMarker).toBeNull();
    expect(vexActs().refuses(act('placeMarker')).code).toBe('carriesNothing');
    expect(vexActs().refuses(act('pickUpMarker')).code).toBe('noMarkerNear');
    expect(vexActs({ me: { nearMarker: true, carriesMarker: 'a' } }).refuses(act('pickUpMarker')).code).toBe(
      'alreadyCarrying',
    );
  });

  it('should not know the actions of ACOLYTE in plain Kill Team 3', () => {
    expect(vexActs({ ruleset: 'kt3' }).refuses(act('interact')).code).toBe('unknownRule');
  });
});
