import { describe, expect, it } from 'vitest';
import type { BattleState } from '../../../../../src/engine/family/vanguard/model/battle.ts';
import { engagedEnemies, isEngaged } from '../../../../../src/engine/family/vanguard/attack/engaged.ts';
import { battleOf, blade, glaive, model, rifle } from '../../../../support/vanguardBattle.ts';
import { attack, AWAY, charge, focus, Play, to, walk } from '../../../../support/vanguardPlay.ts';

const engaged = (change: Parameters<typeof model>[1] = {}, enemy: Parameters<typeof model>[1] = {}): Play =>
  new Play(
    battleOf([model('a1', { wn: 3, ...change }), model('a2'), model('b1', enemy), model('b2')], {
      engagement: [['a1', 'b1']],
    }),
  );
const HIT = [5, 5] as const;

describe('engagement', () => {
  it('[V-39] should be kept as pairs that moves make and end', () => {
    const play = engaged()
      .activates('a1')
      .says(walk(to('b1', 'b2')));
    expect(play.state.engagement).toEqual([
      ['a1', 'b1'],
      ['a1', 'b2'],
    ]);
  });

  it('[V-39] should not be between friends', () => {
    const pair = ['a1', 'a2'] as const;
    expect(engaged().refuses({ type: 'correct', correction: { what: 'engaged', pair, value: true } })).toBe('ownSide');
    expect(
      engaged()
        .activates('a1')
        .refuses(walk(to('a2'))),
    ).toBe('unknownModel');
  });

  it('[V-40] should stop charges, shots, and shots at it', () => {
    const play = engaged().activates('a1');
    expect(play.refuses(charge('b2'))).toBe('engaged');
    expect(play.refuses(attack('rifle', 3, 'b2'))).toBe('engaged');
    expect(
      play
        .ends()
        .activates('b2')
        .refuses(attack('rifle', 3, 'a1')),
    ).toBe('targetEngaged');
  });

  it('[V-40] should not stop a shot at whoever is engaged with nobody', () => {
    expect(
      engaged()
        .activates('a2')
        .says(attack('rifle', 3, 'b2')).open,
    ).toBe('hit 3');
  });

  it('[V-42] should be ended for shooting by lying: who is down holds nobody', () => {
    const play = engaged({}, { down: true }).activates('a1');
    expect(play.says(attack('rifle', 3, 'b2')).open).toBe('hit 3');
  });

  it('[V-42] [X-74] should not hold whoever lies beside an enemy without a melee attack, for shots at it neither', () => {
    const lies = engaged({ down: true }, { attacks: [rifle] });
    expect(isEngaged(lies.state, 'a1')).toBe(false);
    expect(engagedEnemies(lies.state, 'a1')).toEqual([]);
    expect(
      lies
        .activates('a2')
        .ends()
        .activates('b2')
        .says(attack('rifle', 3, 'a1')).open,
    ).toBe('hit 3');
    expect(isEngaged(engaged({}, { attacks: [rifle] }).state, 'a1')).toBe(true);
  });

  it('[V-42] should not let whoever lies strike at one that leaves, nor strike back', () => {
    expect(engaged({}, { down: true }).activates('a1').says(walk()).open).toBe(null);
    const struck = engaged({}, { down: true, wn: 9 })
      .activates('a1')
      .says(attack('blade', 2, 'b1'))
      .rolls(2, 2);
    expect(struck.open).toBe(null);
  });
});

describe('leaving', () => {
  it('[V-41] should give each enemy that is left a free blow at +1 to hit and +1 AP (and its friends count), before the move ends', () => {
    const state = battleOf([model('a1', { wn: 3 }), model('b1'), model('b2'), model('b3')], {
      engagement: [
        ['a1', 'b1'],
        ['a1', 'b2'],
      ],
    });
    const play = new Play(state).activates('a1').says(walk({ ...AWAY, left: ['b3'] }));
    expect([play.open, play.asked?.side]).toEqual(['disengage', 'B']);
    play.picks('blade');
    expect(play.asked).toMatchObject({ purpose: 'hit', success: { hit: 3 } });
    expect(play.asked).toMatchObject({ count: 3 });
    play.rolls(3, 1, 1);
    expect(play.asked).toMatchObject({ purpose: 'armour', count: 1, success: { hit: 5 } });
    play.rolls(4);
    expect(play.model('a1').wounds).toBe(2);
    play.picks('none').picks('none');
    expect(play.all('enemyLeft').map(({ enemy }) => enemy)).toEqual(['b3', 'b1', 'b2']);
    expect(play.last('moved')).toMatchObject({ engages: [] });
  });

  it('[V-41] should be taken back whole, whether the enemy has let it go or has declared its blow', () => {
    const state = battleOf([model('a1', { wn: 3 }), model('b1'), model('b2')], {
      engagement: [
        ['a1', 'b1'],
        ['a1', 'b2'],
      ],
    });
    const before = new Play(state).activates('a1').state;
    const leaves = (...said: readonly string[]): BattleState => {
      const play = new Play(before).says(walk());
      for (const option of said) play.picks(option);
      return play.says({ type: 'cancel' }).state;
    };
    for (const said of [[], ['none'], ['blade'], ['none', 'blade']])
      expect(leaves(...said)).toEqual({ ...before, asked: before.asked + said.length });
  });

  it('[V-41] should not be taken back any more once a die is rolled, nor bring back what the table has told since', () => {
    const play = engaged().activates('a1').says(walk());
    play.says({ type: 'correct', correction: { what: 'engaged', pair: ['a1', 'b2'], value: true } });
    expect(new Play(play.state).says({ type: 'cancel' }).state.engagement).toEqual([
      ['a1', 'b1'],
      ['a1', 'b2'],
    ]);
    expect(play.picks('blade').rolls(2, 2, 2).refuses({ type: 'cancel' })).toBe('nothingToCancel');
  });

  it('[V-41] should not be struck at by whoever stays in reach, lies, or has no melee attack', () => {
    expect(
      engaged()
        .activates('a1')
        .says(walk(to('b1'))).open,
    ).toBe(null);
    expect(
      engaged({}, { attacks: [rifle] })
        .activates('a1')
        .says(walk()).open,
    ).toBe(null);
  });

  it('should not arrive when it goes down on the way: it lies where it was struck', () => {
    const play = engaged({ wn: 1 })
      .activates('a1')
      .says(walk(to('b2')));
    play
      .picks('blade')
      .rolls(...HIT)
      .rolls(1, 1)
      .rolls(6);
    expect(play.model('a1')).toMatchObject({ down: true, fatigued: true, wounds: 1 });
    expect(play.open).toBe('engages');
    play.ticks();
    expect(play.last('moved')).toMatchObject({ engages: [], freeAttack: null });
    expect(play.state.activation?.model).toBe('a1');
  });

  it('should be over with the activation when it is removed on the way', () => {
    const play = engaged({ wn: 1 })
      .activates('a1')
      .says(walk(to('b2')));
    play
      .picks('blade')
      .rolls(...HIT)
      .rolls(1, 1)
      .rolls(1);
    expect(play.model('a1').inPlay).toBe(false);
    expect(play.state).toMatchObject({ activation: null, turn: 'B', tasks: [], engagement: [] });
  });
});

describe('charging', () => {
  const apart = (): Play => new Play(battleOf([model('a1'), model('b1'), model('b2')])).activates('a1');

  it('[V-44] should give a free blow at the target it has reached, with a bonus as by Focus', () => {
    const play = apart().says(charge('b1'), attack('blade', 2, 'b1', { free: true }));
    expect(play.open).toBe('chargeAs');
    play.picks('ap').rolls(4, 2);
    expect(play.asked).toMatchObject({ purpose: 'armour', success: { hit: 5 } });
  });

  it('[V-44] should not be made without sight, and gives nothing when the target is out of reach', () => {
    expect(apart().refuses(charge('b1', to('b1'), false))).toBe('noSight');
    const short = apart().says(charge('b1', AWAY));
    expect(short.state.activation?.freeAttack).toBe(null);
    expect(short.refuses(attack('blade', 2, 'b1', { free: true }))).toBe('noFreeAttack');
  });

  it('should add a Focus that was pushed to the bonus of the charge (X-70)', () => {
    const play = apart().says(focus(true), charge('b1'), attack('blade', 2, 'b1', { free: true }));
    play.picks('hit').picks('hit');
    expect(play.asked).toMatchObject({ success: { hit: 2 } });
  });

  it('should leave all dice on the target of the charge', () => {
    const play = new Play(battleOf([model('a1', { attacks: [blade, glaive] }), model('b1'), model('b2')]));
    play.activates('a1').says(charge('b1', to('b1', 'b2')));
    expect(play.refuses(attack('blade', 2, 'b2', { free: true }))).toBe('noFreeAttack');
    expect(play.refuses(attack('blade', 1, 'b1', { free: true }))).toBe('diceShare');
  });
});

describe('falling', () => {
  const falls = (fall: number): Play =>
    new Play(battleOf([model('a1', { wn: 3 }), model('b1')])).activates('a1').says(walk({ ...to('b1'), fall }));

  it('[V-46] should hit as often, and with as much AP, as whole inches beyond 2", end the action and knock down', () => {
    const play = falls(4.5);
    expect(play.asked).toMatchObject({ purpose: 'armour', count: 2, success: { hit: 6 } });
    play.rolls(6, 2).rolls(2);
    expect(play.model('a1')).toMatchObject({ wounds: 2, down: true, fatigued: false });
    expect(play.open).toBe('engages');
    expect(play.ticks('b1').state.engagement).toEqual([['a1', 'b1']]);
  });

  it('[V-46] should not end an action when all hits are saved', () => {
    const play = falls(3);
    play.rolls(5);
    expect(play.model('a1')).toMatchObject({ wounds: 3, down: false });
    expect(play.state.engagement).toEqual([['a1', 'b1']]);
  });

  it('[V-47] should not hit below 3"', () => {
    expect(falls(2.9).open).toBe(null);
    expect(falls(2).all('fell')).toMatchObject([{ hits: 0 }]);
  });
});
