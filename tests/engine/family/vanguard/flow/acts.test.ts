import { describe, expect, it } from 'vitest';
import { turnOffers } from '../../../../../src/engine/family/vanguard/view/offers.ts';
import { battleOf, model, withCp } from '../../../../support/vanguardBattle.ts';
import { aim, attack, AWAY, charge, focus, Play, run, standUp, to, walk } from '../../../../support/vanguardPlay.ts';

const play = (change: Parameters<typeof model>[1] = {}, state: Parameters<typeof battleOf>[1] = {}): Play =>
  new Play(battleOf([model('a1', change), model('b1'), model('b2')], state));

/** An attack that misses. */
const misses = (of: Play, command = attack('rifle', 3, 'b1')): Play => of.says(command).rolls(2, 2, 2);

describe('acts of an activation', () => {
  it('[V-20] should be two different short ones, or one long one', () => {
    expect(play().activates('a1').says(aim(), walk()).state.activation).toMatchObject({ used: 2 });
    expect(play().activates('a1').says(run()).state.activation).toMatchObject({ used: 2, done: ['run'] });
  });

  it('[V-20] should not be a long one after a short one, nor three', () => {
    const one = play().activates('a1').says(aim());
    expect(one.refuses(run())).toBe('noActionsLeft');
    expect(one.says(focus()).refuses(walk())).toBe('noActionsLeft');
  });

  it('[V-21] should count the free attack of a charge as its attack', () => {
    const charged = play().activates('a1').says(charge('b1'));
    charged
      .says(attack('blade', 2, 'b1', { free: true }))
      .picks('hit')
      .rolls(2, 2)
      .picks('none');
    expect(charged.refuses(attack('blade', 2, 'b1', { push: true }))).toBe('already');
  });

  it('[V-21] should not be done twice in one activation', () => {
    expect(play().activates('a1').says(aim()).refuses(aim())).toBe('already');
    expect(misses(play().activates('a1')).refuses(attack('rifle', 3, 'b1'))).toBe('already');
  });

  it('[V-22] should be free beside the two: the attack of a charge', () => {
    const charged = play().activates('a1').says(charge('b1'));
    charged.says(attack('blade', 2, 'b1', { free: true }));
    expect(charged.state.activation).toMatchObject({ used: 2, pushed: false, done: ['charge', 'attack'] });
  });

  it('[V-22] [V-32] should not be made as a fatigue action when it is free', () => {
    const charged = play().activates('a1').says(charge('b1'));
    const pushes = attack('blade', 2, 'b1', { free: true, push: true });
    expect(charged.refuses(pushes)).toBe('isFree');
    charged.says(attack('blade', 2, 'b1', { free: true }));
    expect(charged.state.activation?.pushed).toBe(false);
  });

  it('[V-22] should not be free without a charge, nor after another act', () => {
    const engaged = play({}, { engagement: [['a1', 'b1']] }).activates('a1');
    expect(engaged.refuses(attack('blade', 2, 'b1', { free: true }))).toBe('noFreeAttack');
    const later = play().activates('a1').says(charge('b1'), aim(true));
    expect(later.refuses(attack('blade', 2, 'b1', { free: true }))).toBe('noFreeAttack');
  });

  it('[V-23] should make one attack of the card', () => {
    expect(
      play()
        .activates('a1')
        .says(attack('rifle', 3, 'b1')).open,
    ).toBe('hit 3');
  });

  it('[V-23] should not make one that the card has not', () => {
    expect(
      play()
        .activates('a1')
        .refuses(attack('cannon', 3, 'b1')),
    ).toBe('unknownAttack');
  });

  it('[V-24] should walk beside another short act', () => {
    const walked = play()
      .activates('a1')
      .says(walk(to('b1')));
    expect(walked.last('moved')).toMatchObject({ action: 'walk', engages: ['b1'] });
    expect(walked.state.engagement).toEqual([['a1', 'b1']]);
  });

  it('[V-24] should not walk in an activation with a run or a charge', () => {
    expect(play().activates('a1').says(run()).refuses(walk(AWAY, true))).toBe('exclusive');
    expect(play().activates('a1').says(charge('b1', AWAY)).refuses(walk(AWAY, true))).toBe('exclusive');
  });

  it('[V-25] should run as a long act', () => {
    expect(play().activates('a1').says(run()).state.activation?.used).toBe(2);
  });

  it('[V-25] should not run when only one short act is left', () => {
    expect(play({ fatigued: true }).activates('a1').refuses(run())).toBe('notShort');
  });

  it('[V-26] should charge as a long act', () => {
    const charged = play().activates('a1').says(charge('b1'));
    expect(charged.state.activation).toMatchObject({ used: 2, freeAttack: 'b1' });
  });

  it('[V-26] should not charge after a short act', () => {
    expect(play().activates('a1').says(aim()).refuses(charge('b1'))).toBe('noActionsLeft');
  });

  it('[V-27] should aim for the next ranged attack of the activation', () => {
    const aimed = play()
      .activates('a1')
      .says(aim(), attack('rifle', 3, 'b1'));
    expect(aimed.asked).toMatchObject({ success: { hit: 3 } });
    expect(aimed.state.activation?.aimed).toBe(false);
  });

  it('[V-27] should not aim for a blow, nor for a later activation', () => {
    const blow = play({}, { engagement: [['a1', 'b1']] })
      .activates('a1')
      .says(aim(), attack('blade', 2, 'b1'));
    expect(blow.asked).toMatchObject({ success: { hit: 4 } });
    const later = play().activates('a1').says(aim()).ends();
    expect(later.state.activation).toBe(null);
  });

  it('[V-28] should focus the next blow, to hit or as AP, chosen then', () => {
    const focused = play({}, { engagement: [['a1', 'b1']] })
      .activates('a1')
      .says(focus(), attack('blade', 2, 'b1'));
    expect(focused.open).toBe('focusAs');
    expect(focused.picks('hit').asked).toMatchObject({ success: { hit: 3 } });
  });

  it('[V-28] should not focus a shot', () => {
    const shot = play()
      .activates('a1')
      .says(focus(), attack('rifle', 3, 'b1'));
    expect(shot.open).toBe('hit 3');
    expect(shot.asked).toMatchObject({ success: { hit: 4 } });
  });

  it('[V-29] should have whoever lies stand up first', () => {
    const down = play({ down: true }).activates('a1');
    expect(down.refuses(walk())).toBe('mustStandUp');
    expect(down.says(standUp(), walk()).model('a1').down).toBe(false);
  });

  it('[V-29] should not have anybody stand up who stands', () => {
    expect(play().activates('a1').refuses(standUp())).toBe('notDown');
  });
});

describe('fatigue', () => {
  it('[V-30] should leave one short act, and go when the activation ends', () => {
    const tired = play({ fatigued: true }).activates('a1').says(aim());
    expect(tired.refuses(focus())).toBe('noActionsLeft');
    expect(tired.ends().model('a1').fatigued).toBe(false);
  });

  it('[V-30] should not go while its model has not been activated', () => {
    const state = battleOf([model('a1', { fatigued: true }), model('a2'), model('b1')]);
    expect(new Play(state).activates('a2').ends().model('a1').fatigued).toBe(true);
  });

  it('[V-31] should leave whoever is down and fatigued one act: to stand up', () => {
    const both = play({ fatigued: true, down: true }).activates('a1').says(standUp());
    expect(both.refuses(walk())).toBe('noActionsLeft');
    expect(both.refuses(walk(AWAY, true))).toBe('fatigued');
  });

  it('[V-31] should not bind whoever is down without being fatigued', () => {
    expect(play({ down: true }).activates('a1').says(standUp(), walk()).model('a1').down).toBe(false);
  });

  it('[V-32] should bring one more short act at any point, and fatigue afterwards', () => {
    const pushed = play().activates('a1').says(aim(true), run()).ends();
    expect(pushed.model('a1')).toMatchObject({ fatigued: true, activated: true });
    expect(play().activates('a1').says(run(), aim(true)).ends().model('a1').fatigued).toBe(true);
  });

  it('[V-32] should not be a long act, nor a second one, nor of whoever is fatigued', () => {
    const one = play().activates('a1').says(aim());
    expect(one.refuses(run(AWAY, true))).toBe('notShort');
    expect(one.says(focus(true)).refuses(walk(AWAY, true))).toBe('pushed');
    expect(play({ fatigued: true }).activates('a1').refuses(aim(true))).toBe('fatigued');
  });
});

describe('more activations for command points', () => {
  const done = () => [model('a1', { activated: true }), model('a2'), model('a3'), model('b1'), model('b2')];

  it('[V-34] should give an activated model one short act for 1 CP, then it is fatigued', () => {
    const again = new Play(withCp(battleOf(done()), 1, 0)).activates('a1', { again: true }).says(aim());
    expect(again.refuses(focus())).toBe('noActionsLeft');
    expect(again.ends().model('a1')).toMatchObject({ fatigued: true, activated: true });
    expect(again.cp('A')).toBe(0);
  });

  it('[V-34] should not be had without CP, fatigued, before its own activation, or with a fatigue action', () => {
    const again = { type: 'activate', model: 'a1', again: true, followUp: false } as const;
    expect(new Play(battleOf(done())).refuses(again)).toBe('noCp');
    const rich = new Play(withCp(battleOf(done()), 5, 0));
    expect(rich.refuses({ ...again, model: 'a2' })).toBe('notActivated');
    expect(rich.activates('a1', { again: true }).refuses(aim(true))).toBe('oneAct');
    expect(rich.ends().activates('b1').ends().refuses(again)).toBe('fatigued');
  });

  it('[V-35] should let a second model follow at once for 1 CP', () => {
    const two = new Play(withCp(battleOf(done()), 1, 0)).activates('a2').ends().activates('a3', { followUp: true });
    expect(two.state.turn).toBe('A');
    expect([two.ends().state.turn, two.cp('A')]).toEqual(['B', 0]);
  });

  it('[V-35] should not be the same model again, acting or offered', () => {
    const two = new Play(withCp(battleOf(done()), 5, 0)).activates('a2').ends();
    expect(two.refuses({ type: 'activate', model: 'a2', again: true, followUp: true })).toBe('another');
    expect(turnOffers(two.state)?.followUp).toMatchObject({ models: ['a3', 'a1'], why: null });
    expect(two.activates('a1', { again: true, followUp: true }).state.activation?.model).toBe('a1');
  });

  it('[V-35] should not let a third follow, nor one after the other side has acted, nor without CP', () => {
    const follows = (id: string) => ({ type: 'activate', model: id, again: false, followUp: true }) as const;
    const two = new Play(withCp(battleOf(done()), 5, 0)).activates('a2').ends().activates('a3', { followUp: true });
    expect(two.ends().refuses({ ...follows('a1'), again: true })).toBe('twoInARow');
    const later = new Play(withCp(battleOf(done()), 5, 0)).activates('a2').ends().activates('b1').ends();
    expect(later.refuses(follows('a3'))).toBe('twoInARow');
    expect(new Play(battleOf(done())).activates('a2').ends().refuses(follows('a3'))).toBe('noCp');
  });
});
