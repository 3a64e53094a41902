import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../../../src/engine/family/vanguard/view/view.ts';
import {
  battleOf,
  bomb,
  marksman,
  mend,
  model,
  raise,
  setUpBattle,
  withCp,
} from '../../../../support/vanguardBattle.ts';
import { aim, attack, charge, Play, run, walk } from '../../../../support/vanguardPlay.ts';

const act = (play: Play, id: string) => viewOf(play.state).actor?.acts.find((each) => each.id === id);

describe('the view of a turn', () => {
  it('should say whose turn it is, and what it may do', () => {
    const state = battleOf([model('a1', { activated: true }), model('a2'), model('b1'), model('b2'), model('b3')]);
    const view = viewOf(withCp(state, 1, 0));
    expect(view.offers).toMatchObject({
      side: 'A',
      activate: ['a2'],
      again: { models: ['a1'], cp: 1, why: null },
      pass: { left: 0, fewer: 1, why: { code: 'noTokens' } },
      finish: { waiting: ['a2'], why: { code: 'notAllActivated' } },
      followUp: { why: { code: 'twoInARow' } },
    });
    expect(view.sides[0].models.map(({ tap, status }) => [tap, status])).toEqual([
      ['activateAgain', 'activated'],
      ['activate', 'ready'],
    ]);
    expect(view.sides[1].models[0]).toMatchObject({ tap: null, barred: { code: 'notYourTurn' } });
  });

  it('should offer a follow up to the side that has just acted', () => {
    const play = new Play(withCp(battleOf([model('a1'), model('a2'), model('b1')]), 2, 0)).activates('a1').ends();
    expect(viewOf(play.state).offers).toMatchObject({
      side: 'B',
      followUp: { models: ['a2'], cp: 1, why: null },
    });
  });

  it('should offer nothing while somebody acts', () => {
    expect(viewOf(new Play(battleOf([model('a1'), model('b1')])).activates('a1').state).offers).toBe(null);
  });

  it('should mark whoever must test its nerve', () => {
    const state = battleOf([model('a1'), model('b1')]);
    const [a, b] = state.sides;
    const view = viewOf({ ...state, sides: [{ ...a, broken: true }, b] });
    expect(view.sides.map(({ models }) => models[0]?.testsNerve)).toEqual([true, false]);
  });

  it('should let models be placed by a tap, of the side whose turn it is', () => {
    const play = new Play(setUpBattle([model('a1'), model('b1')]))
      .says({ type: 'startBattle' })
      .rolls(6)
      .rolls(1)
      .picks('own');
    const taps = viewOf(play.state).sides.map(({ models }) => models[0]?.tap);
    expect(taps).toEqual(['place', null]);
  });

  it('should say what the end of the round waits for', () => {
    const state = battleOf([model('a1', { fatigued: true }), model('b1')], { step: 'end', turn: null });
    const play = new Play(withCp(state, 1, 0));
    expect(viewOf(play.state)).toMatchObject({
      clearable: ['a1'],
      end: { scored: false, why: { code: 'notScored' } },
      objectives: [{ id: 'centre', worth: { A: 3, B: 3 }, holder: null }, {}, {}],
    });
    play.says({ type: 'score', contact: { centre: ['b1'] } });
    expect(viewOf(play.state)).toMatchObject({
      end: { scored: true, why: null },
      objectives: [{ holder: 'B' }, {}, {}],
      score: [{ round: 1, points: { A: 0, B: 3 } }],
    });
  });
});

describe('the view of who acts', () => {
  const play = (): Play =>
    new Play(battleOf([model('a1', { actions: [raise, mend] }), model('b1'), model('b2')])).activates('a1');

  it('should show acts with the slots they take, and why not', () => {
    const one = play().says(aim());
    expect(act(one, 'aim')).toMatchObject({ done: true, why: { code: 'already' } });
    expect(act(one, 'run')).toMatchObject({ slots: 2, inches: 10, why: { code: 'noActionsLeft' } });
    expect(act(one, 'walk')).toMatchObject({ slots: 1, inches: 5, why: null, byPush: false });
    expect(act(one, 'attack:rifle')).toMatchObject({ attack: { dice: 3 }, targets: [{ model: 'b1', why: null }, {}] });
    expect(act(one, 'attack:blade')).toMatchObject({ why: { code: 'notEngaged' } });
    expect(act(one, 'own:raise')).toMatchObject({ why: { code: 'noActionsLeft' }, effect: { kind: 'return' } });
    expect(act(one, 'own:mend')).toMatchObject({ cp: 1, why: { code: 'noCp' } });
    expect(viewOf(one.state).actor).toMatchObject({ unused: 1, aimed: true, push: { why: null } });
  });

  it('should show what only the fatigue action allows', () => {
    const ran = play().says(run());
    expect(act(ran, 'aim')).toMatchObject({ why: null, byPush: true });
    expect(act(ran, 'walk')).toMatchObject({ why: { code: 'exclusive' }, byPush: false });
  });

  it('should show the attack of a charge for nothing', () => {
    const charged = play().says(charge('b1'));
    expect(viewOf(charged.state).actor?.freeAttack).toBe('b1');
    expect(act(charged, 'attack:blade')).toMatchObject({ slots: 0, why: null });
  });

  it('should show a flight with its inches', () => {
    const state = battleOf([model('a1'), model('b1')]);
    const [a, b] = state.sides;
    const fled = new Play({ ...state, sides: [{ ...a, broken: true }, b] }).activates('a1');
    expect(viewOf(fled.state).nerve).toEqual({ model: 'a1', needs: 4, second: false });
    expect(viewOf(fled.rolls(1).state).actor).toMatchObject({ kind: 'fallback', fallback: 10, acts: [] });
  });
});

describe('the view of an attack', () => {
  it('should show its line of arithmetic with the reasons', () => {
    const state = battleOf([
      model('a1', { abilities: [marksman], attacks: [bomb] }),
      model('b1', { wn: 4, down: true }),
    ]);
    const play = new Play(withCp(state, 1, 0)).activates('a1').says(aim());
    play.says(attack('bomb', 3, 'b1', { facts: { far: true, cover: true } })).picks('marksman');
    const view = viewOf(play.state).attack;
    expect(view).toMatchObject({
      attacker: 'a1',
      target: 'b1',
      number: 1,
      of: 1,
      step: 'facts',
      attack: { name: 'Bomb', ranged: true, dice: { value: 3 } },
      toHit: { value: 3 },
      ap: { value: 1 },
      armour: { value: 4 },
    });
    expect(view?.toHit?.because.map(({ source, name, value }) => [source, name, value])).toEqual([
      ['longRange', null, -1],
      ['aim', null, 1],
      ['ability', 'Marksman', 1],
    ]);
    expect(view?.facts.map(({ id, on }) => [id, on])).toEqual([
      ['obscured', false],
      ['far', true],
      ['cover', true],
    ]);
  });

  it('should show the die that a six brings beside it, empty until it is rolled', () => {
    const play = new Play(battleOf([model('a1'), model('b1', { wn: 4 })])).activates('a1');
    play.says(attack('rifle', 3, 'b1'));
    expect(viewOf(play.state).attack?.hitDice).toHaveLength(3);
    play.rolls(6, 4, 1);
    expect(viewOf(play.state).attack?.hitDice.map(({ face, from, success }) => [face, from, success])).toEqual([
      [6, null, true],
      [4, null, true],
      [1, null, false],
      [null, 0, null],
    ]);
    play.rolls(5);
    expect(viewOf(play.state).attack).toMatchObject({ hits: 3, armourDice: [{ face: null }, {}, {}], step: 'armour' });
  });

  it('should show recovery with what makes it harder, and who may strike back', () => {
    const play = new Play(battleOf([model('a1'), model('b1', { wn: 1 })])).activates('a1');
    play
      .says(attack('rifle', 3, 'b1'))
      .rolls(4, 4, 1)
      .rolls(1, 1);
    expect(viewOf(play.state).attack).toMatchObject({
      wounds: 2,
      step: 'recovery',
      recovery: { needs: 5, below: 1, rolled: null },
    });
  });

  it('should be the same for the same state, and none without an attack', () => {
    const play = new Play(battleOf([model('a1'), model('b1')])).activates('a1').says(walk());
    expect(viewOf(play.state).attack).toBe(null);
    expect(viewOf(play.state).state).toBe(play.state);
  });
});
