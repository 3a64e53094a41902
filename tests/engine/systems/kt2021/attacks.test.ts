import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import { A, activates, B, battle2021, blade, gun, op, Play2021, rule } from '../../../support/play2021.ts';

const shoots = (me: Partial<Operative> = {}, other: Partial<Operative> = {}, set = {}): Play2021 =>
  new Play2021(battle2021([op('a1', A, me), op('b1', B, { save: 4, ...other }), op('b2', B)], set))
    .does(activates('a1', me.order ?? 'engage'))
    .does({ type: 'shoot', weapon: 'gun', target: 'b1' });

const fights = (me: Partial<Operative> = {}, other: Partial<Operative> = {}): Play2021 =>
  new Play2021(
    battle2021(
      [
        op('a1', A, { weapons: [blade()], ...me }),
        op('b1', B, { weapons: [blade()], ...other }),
        op('b2', B, { weapons: [blade()] }),
      ],
      { engagement: [['a1', 'b1']] },
    ),
  )
    .does(activates('a1'))
    .does({ type: 'fight', weapon: 'blade', target: 'b1' });

const told = (facts: object) => ({ type: 'setFacts', facts }) as const;

describe('Shooting of 2021', () => {
  it('[K-48] should roll the Df of the card', () => {
    expect(shoots({}, { defence: 4 }).answers([3, 3, 3, 3]).pending).toMatchObject({ purpose: 'defence', count: 4 });
    expect(shoots({}, { defence: 2 }).answers([3, 3, 3, 3]).pending).toMatchObject({ purpose: 'defence', count: 2 });
  });

  it('[K-63] should ask for another target when the table says that it is obscured', () => {
    expect(shoots().does(told({ obscured: true })).pending).toMatchObject({ question: 'invalidTarget' });
  });

  it('[K-49] should keep one die for cover before rolling, or roll all', () => {
    const kept = shoots()
      .does(told({ cover: true }))
      .answers([3, 3, 1, 1]);
    expect(kept.pending).toMatchObject({ purpose: 'defence', count: 2 });
    // A single die: only rolled can it stop the critical hit.
    const asked = shoots({}, { defence: 1 })
      .does(told({ cover: true }))
      .answers([6, 1, 1, 1]);
    expect(asked.pending).toMatchObject({ question: 'coverSave', options: [{ id: 'normal' }, { id: 'none' }] });
    expect(asked.answers('none').pending).toMatchObject({ purpose: 'defence', count: 1 });
  });

  it('[K-51] should inflict damage die by die, and [K-52] leave the fallen until the action is over', () => {
    const hit = shoots({}, { wounds: 8 }).answers([6, 3, 1, 1], [1, 1, 1], 'c0n0');
    expect(hit.told('damaged').map(({ amount }) => amount)).toEqual([4, 3]);
    const dead = shoots({}, { wounds: 5 }).answers([6, 3, 1, 1], [1, 1, 1], 'c0n0');
    expect(dead.told('damaged').map(({ to }) => to)).toEqual([1, 0]);
    expect(dead.operative('b1')).toMatchObject({ wounds: 0, removed: true });
  });

  it('[L-45] should let the target choose between a worse invulnerable save and fewer dice', () => {
    const asked = shoots({ weapons: [gun(rule('ap', 2))] }, { save: 3, invulnerable: 5 }).answers([3, 3, 3, 3]);
    expect(asked.pending).toMatchObject({ question: 'saveBy', options: [{ id: 'save' }, { id: 'invulnerable' }] });
    expect(asked.answers('invulnerable').pending).toMatchObject({ count: 3, success: { hit: 5 } });
    expect(asked.answers('save').pending).toMatchObject({ count: 1, success: { hit: 3 } });
    expect(shoots({}, { save: 3, invulnerable: 5 }).answers([3, 3, 3, 3]).pending).toMatchObject({
      success: { hit: 3 },
    });
  });

  it('[L-47] [X-62] should burn the shooter 3 for each die that is discarded as a 1', () => {
    const burnt = shoots({ weapons: [gun(rule('hot'))] }).answers([1, 1, 3, 4], [1, 1, 1], 'c0n0');
    expect(burnt.operative('a1').wounds).toBe(2);
    expect(
      shoots({ weapons: [gun(rule('hot'))] })
        .answers([2, 2, 3, 4], [1, 1, 1], 'c0n0')
        .operative('a1').wounds,
    ).toBe(8);
  });

  it('[L-25] [L-44] should deal mortal wounds to the target, and with Splash to everybody near it', () => {
    const mortal = shoots({ weapons: [gun(rule('mw', 2))] }).answers([6, 1, 1, 1], [6, 1, 1], 'c1n0');
    expect(mortal.operative('b1').wounds).toBe(6);
    const splashed = shoots({ weapons: [gun(rule('splash', 1))] }).answers([6, 6, 1, 1]);
    expect(splashed.pending).toMatchObject({ kind: 'tick', question: 'splash', inches: 2, around: 'b1' });
    const all = splashed.answers({ kind: 'tick', operatives: ['b2'] }, [6, 6, 1], 'c2n0');
    expect([all.operative('b1').wounds, all.operative('b2').wounds]).toEqual([6, 6]);
  });

  it('[L-32] should share the dice of Fusillade out before any is rolled', () => {
    const asked = shoots({ weapons: [gun(rule('fusillade'))] });
    expect(asked.pending).toMatchObject({ kind: 'tick', question: 'fusillade', inches: 2, candidates: ['b2'] });
    const shared = asked.answers({ kind: 'tick', operatives: ['b2'] });
    expect(shared.pending).toMatchObject({ kind: 'number', question: 'diceShare', operative: 'b1', min: 1, max: 3 });
    const first = shared.answers({ kind: 'number', value: 3 });
    expect(first.pending).toMatchObject({ purpose: 'attack', count: 3 });
    const second = first.answers([3, 1, 1], [1, 1, 1], 'c0n0');
    expect(second.pending).toMatchObject({ purpose: 'attack', count: 1 });
    expect(second.answers([6], [1, 1, 1], 'c0n0').operative('b2').wounds).toBe(4);
  });

  it('[K-79] [X-37] should shoot with Blast at everybody near, none of them in cover', () => {
    const first = shoots({ weapons: [gun(rule('blast', 2))] })
      .does(told({ cover: true }))
      .answers([3, 3, 1, 1], [1, 1], 'c0n1');
    expect(first.pending).toMatchObject({ kind: 'tick', question: 'blast', inches: 2 });
    const second = first.answers({ kind: 'tick', operatives: ['b2'] }, [3, 1, 1, 1]);
    expect(second.pending).toMatchObject({ purpose: 'defence', count: 3, operative: 'b2' });
  });

  it('[L-28] should cost 1 AP more with an Unwieldy weapon, and give it back', () => {
    const shot = shoots({ apl: 3, weapons: [gun(rule('unwieldy'))] });
    expect(shot.state.activation?.spent).toBe(2);
    expect(shot.does({ type: 'cancelAttack' }).state.activation?.spent).toBe(0);
    const poor = new Play2021(battle2021([op('a1', A, { apl: 1, weapons: [gun(rule('unwieldy'))] }), op('b1', B)]));
    expect(poor.does(activates('a1')).refuses({ type: 'shoot', weapon: 'gun', target: 'b1' })).toBe('notEnoughAp');
  });

  it('[L-28] [K-79] [X-61] should have no Overwatch with Unwieldy, Blast or Fusillade', () => {
    for (const [id, x] of [['unwieldy'], ['blast', 2], ['fusillade']] as const) {
      const waiting = new Play2021(
        battle2021([op('a1', A, { readiness: 'expended', weapons: [gun(rule(id, x))] }), op('b1', B), op('b2', B)]),
      );
      expect(waiting.refuses({ type: 'counteract', operative: 'a1' })).toBe('noOverwatch');
    }
  });

  it('[L-38] [X-59] should shoot Heavy after a Dash but not after a Normal Move', () => {
    const heavy = (action: 'dash' | 'reposition') =>
      new Play2021(battle2021([op('a1', A, { apl: 3, weapons: [gun(rule('heavy'))] }), op('b1', B)]))
        .does(activates('a1'))
        .does({ type: 'act', action, targets: [], weapon: null, note: null, fall: 0 });
    expect(heavy('dash').does({ type: 'shoot', weapon: 'gun', target: 'b1' }).pending).not.toBeNull();
    expect(heavy('reposition').refuses({ type: 'shoot', weapon: 'gun', target: 'b1' })).toBe('heavyMoved');
  });

  it('[L-30] should take 1 APL by a shot that keeps a critical hit, until its activation is over', () => {
    const stunned = shoots({ weapons: [gun(rule('stun'))] }).answers([6, 1, 1, 1], [6, 1, 1], 'c1n0');
    expect(stunned.told('lastingBegan')).toMatchObject([
      { lasting: { change: { stat: 'apl', by: -1 }, until: 'activation' } },
    ]);
    expect(
      shoots({ weapons: [gun(rule('stun'))] })
        .answers([3, 1, 1, 1], [6, 1, 1], 'c0n1')
        .told('lastingBegan'),
    ).toEqual([]);
  });
});

describe('Fighting of 2021', () => {
  it('[K-54] should strike and parry in turn from the attacker', () => {
    const open = fights().answers([6, 3, 1, 1], [4, 1, 1, 1]);
    expect(open.pending).toMatchObject({ question: 'fightDie', operative: 'a1' });
    expect(open.answers('strikeCritical').pending).toMatchObject({ operative: 'b1' });
  });

  it('[L-30] should discard a normal hit with the first critical strike, and take 1 APL with the second', () => {
    const first = fights({ weapons: [blade(rule('stun'))] }, { wounds: 30, maxWounds: 30 })
      .answers([6, 6, 1, 1], [4, 4, 1, 1])
      .answers('strikeCritical');
    expect(first.told('shocked')).toMatchObject([{ operative: 'b1', grade: 'normal' }]);
    const second = first.answers('strikeNormal', 'strikeCritical');
    expect(second.told('lastingBegan')).toHaveLength(1);
    const none = fights({ weapons: [blade(rule('stun'))] })
      .answers([6, 1, 1, 1], [6, 1, 1, 1])
      .answers('strikeCritical');
    expect(none.told('shocked')).toEqual([]);
  });

  it('[L-31] should ask at a critical strike with Reap who is near, and hurt them', () => {
    const reaped = fights({ weapons: [blade(rule('reap', 2))] })
      .answers([6, 1, 1, 1], [4, 1, 1, 1])
      .answers('strikeCritical');
    expect(reaped.pending).toMatchObject({ kind: 'tick', question: 'reap', inches: 1, candidates: ['b2'] });
    expect(reaped.answers({ kind: 'tick', operatives: ['b2'] }).operative('b2').wounds).toBe(6);
  });

  it('[C-17] should parry two with a shield', () => {
    const open = fights({ abilities: ['parriesTwo'] }).answers([4, 1, 1, 1], [4, 4, 1, 1]);
    const struck = open.answers('blockTwoNormalsWithNormal');
    expect(struck.told('blocked')).toMatchObject([{ operative: 'a1', cancels: 'normal', also: 'normal' }]);
    expect([struck.pending, struck.operative('a1').wounds]).toEqual([null, 8]);
  });

  it('[C-18] should not count a friend without a melee weapon, [K-56] nor one that holds another too', () => {
    const supported = (friend: Partial<Operative>, more: readonly [string, string][] = []) =>
      new Play2021(
        battle2021(
          [op('a1', A, { weapons: [blade()] }), op('a2', A, friend), op('b1', B, { weapons: [blade()] }), op('b2', B)],
          { engagement: [['a1', 'b1'], ['a2', 'b1'], ...more] },
        ),
      )
        .does(activates('a1'))
        .does({ type: 'fight', weapon: 'blade', target: 'b1' })
        .state.tasks.at(-1);
    expect(supported({ weapons: [blade()] })).toMatchObject({ attacker: { assists: 1 } });
    expect(supported({ weapons: [gun()] })).toMatchObject({ attacker: { assists: 0 } });
    expect(supported({ weapons: [blade()] }, [['a2', 'b2']])).toMatchObject({ attacker: { assists: 0 } });
  });
});
