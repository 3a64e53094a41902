import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { Lasting } from '../../../../src/engine/family/killteam/model/lasting.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { doorFight, doorFightRefused } from '../../../support/door2021.ts';
import { answered } from '../../../support/headlessCase.ts';
import { A, activates, acts, B, battle2021, blade, ENDS, gun, op, Play2021, rule } from '../../../support/play2021.ts';

const play = (operatives: readonly Operative[], set: Partial<BattleState> = {}) =>
  new Play2021(battle2021(operatives, set));
const shoots = { type: 'shoot', weapon: 'gun', target: 'b1' } as const;
const fights = { type: 'fight', weapon: 'blade', target: 'b1' } as const;
const tough = { wounds: 30, maxWounds: 30 };

const changed = (id: string, operative: string, stat: 'save' | 'hit', until: Lasting['until']): Lasting => ({
  id,
  source: { kind: 'hand', id: 'hand', name: 'hand' },
  on: { kind: 'operative', operative },
  change: { op: 'stat', stat, by: 1, least: null },
  until,
});
const imposes = (lasting: Lasting) => ({ type: 'correct', correction: { what: 'impose', lasting } }) as const;

/** Two normal hits against two, with 9 wounds each. */
const even = { wA: 9, wD: 9, rollA: [3, 3, 1, 1], rollD: [3, 3, 1, 1] };
const fought = (given: object) => doorFight({ ...even, ...given });
const foughtRefused = (given: object) => doorFightRefused({ ...even, ...given });

describe('rulings on fights and shots', () => {
  it('[C-17] should not parry two without a shield', () => {
    expect(foughtRefused({ script: [['A', 'parry', 'n', 'nn']] })).toBe('badScript');
  });
  it('[C-18] should let whoever attacks somebody unarmed strike with all dice', () => {
    expect(
      fought({
        d: null,
        rollD: [],
        script: [
          ['A', 'strike', 'n'],
          ['A', 'strike', 'n'],
        ],
      }),
    ).toMatchObject({ dmgD: 6, dmgA: 0 });
  });
  it('[C-19] should end the combat of whoever is at 0 wounds, kept on the table or gone', () => {
    expect(
      foughtRefused({
        wD: 3,
        script: [
          ['A', 'strike', 'n'],
          ['D', 'strike', 'n'],
        ],
      }),
    ).toBe('badScript');
  });
  it('[C-19] should not end the combat of whoever has a wound left', () => {
    expect(
      fought({
        wD: 4,
        script: [
          ['A', 'strike', 'n'],
          ['D', 'strike', 'n'],
        ],
      }),
    ).toMatchObject({ dmgA: 3 });
  });
  it('[C-22] should let a hit parry thin air', () => {
    expect(fought({ rollD: [1, 1, 1, 1], script: [['A', 'parry', 'n', '-']] })).toMatchObject({ dmgD: 0 });
  });
  it('[C-26] should strike whoever is attacked as if fighting', () => {
    expect(fought({ asIf: true, rollD: [], script: [['A', 'strike', 'n']] })).toMatchObject({ dmgD: 3 });
  });

  const power = (id: string) => ({ ...gun(rule('psychicAction')), id, ofPower: true });
  const powers = play([op('a1', A, { weapons: [power('gun'), power('storm')] }), op('b1', B), op('b2', B)]).does(
    activates('a1'),
  );

  it('[C-21] should give back the AP of a power whose target turns out unseen, for another power', () => {
    const back = powers
      .does(shoots)
      .does({ type: 'setFacts', facts: { visible: false } })
      .answers('chooseAnother');
    expect(back.state.activation?.spent).toBe(0);
    expect(back.does({ type: 'shoot', weapon: 'storm', target: 'b2' }).pending).toMatchObject({ purpose: 'attack' });
  });
  it('[C-21] should not give it back once dice are rolled', () => {
    const rolled = powers.does(shoots).answers([3, 3, 1, 1]);
    expect(rolled.refuses({ type: 'cancelAttack' })).toBe('noOpenAttack');
  });

  const rending = play(
    [op('a1', A, { weapons: [{ ...gun(rule('rending')), damage: { normal: 5, critical: 4 } }] }), op('b1', B)],
    { initiative: B },
  )
    .does(activates('a1'))
    .does(shoots)
    .answers([6, 3, 1, 1]);

  it('[C-29] should ask the player of the weapon', () => {
    expect(rending.pending).toMatchObject({ question: 'mayRule', side: A });
  });
  it('[C-29] should not ask whoever has initiative', () => {
    expect(rending.state.initiative).toBe(B);
    expect(rending.pending?.kind === 'pick' ? rending.pending.side : null).not.toBe(B);
  });

  const blasted = play([op('a1', A, { weapons: [gun(rule('blast', 2))] }), op('b1', B, { wounds: 3 }), op('b2', B)])
    .does(activates('a1'))
    .does(shoots)
    .answers([3, 1, 1, 1], [1, 1, 1], 'c0n0');

  it('[C-32] should ask who is around the place of the first target, also when that has fallen', () => {
    expect(blasted.pending).toMatchObject({ kind: 'tick', question: 'blast', around: 'b1' });
  });
  it('[C-32] should not shoot at the first target again', () => {
    expect(blasted.pending?.kind === 'tick' ? blasted.pending.candidates : ['b1']).not.toContain('b1');
  });

  it('[C-49] should cover every attack of one Shoot action', () => {
    const second = play([op('a1', A, { weapons: [gun(rule('torrent', 2))] }), op('b1', B), op('b2', B)])
      .does(activates('a1'))
      .does(imposes(changed('sharp', 'a1', 'hit', 'action')))
      .does(shoots)
      .answers([3, 1, 1, 1], [1, 1, 1], 'c0n0', { kind: 'tick', operatives: ['b2'] });
    expect(second.pending).toMatchObject({ purpose: 'attack', success: { hit: 2 } });
  });
  it('[C-49] should not last longer than the action', () => {
    const over = play([op('a1', A), op('b1', B)])
      .does(activates('a1'))
      .does(imposes(changed('sharp', 'a1', 'hit', 'action')))
      .does(acts('dash'));
    expect(over.does(shoots).pending).toMatchObject({ success: { hit: 3 } });
  });

  it('[C-09] should count from the next action on: wounded in one, it hits 1 worse in the next', () => {
    const hurt = play([op('a1', A), op('b1', B)])
      .does(activates('a1'))
      .does({ type: 'correct', correction: { what: 'wounds', operative: 'a1', to: 3, credit: null } })
      .does(shoots);
    expect(hurt.pending).toMatchObject({ success: { hit: 4 } });
  });
});

describe('turns and dice', () => {
  const waiting = (set: Partial<BattleState> = {}) =>
    play([op('a1', A, { readiness: 'expended' }), op('b1', B), op('b2', B)], { turn: A, ...set });

  it('[C-34] should leave what lasts until an activation as it is: Overwatch is outside one', () => {
    const lasting = [changed('aim', 'a1', 'save', 'nextActivation')];
    const watched = waiting({ lasting }).does({ type: 'counteract', operative: 'a1' });
    expect(watched.state.lasting).toEqual(lasting);
  });
  it('[C-34] should not be an activation', () => {
    expect(waiting().does({ type: 'counteract', operative: 'a1' }).told('activated')).toMatchObject([
      { kind: 'counteract' },
    ]);
  });

  const next = (set: Partial<BattleState> = {}) =>
    play([op('a1', A), op('b1', B)], { phase: 'turningPointOver', ...set }).does({ type: 'nextTurningPoint' });

  it('[K-12] should be won by the higher die', () => {
    expect(next({ initiative: A }).answers([2], [5]).pending).toMatchObject({ question: 'initiative', side: B });
  });
  it('[K-20] should not take away what was left before', () => {
    const { sides } = battle2021([op('a1', A), op('b1', B)]);
    const rich: BattleState['sides'] = [
      { ...sides[0], cp: 3 },
      { ...sides[1], cp: 0 },
    ];
    const after = next({ initiative: A, sides: rich }).answers([2], [5], A);
    expect(after.state.sides.map(({ cp }) => cp)).toEqual([4, 1]);
  });
  it('[K-22] should not limit Command Re-roll: 1 CP each, as often as wanted', () => {
    const { sides } = battle2021([op('a1', A), op('b1', B)]);
    const rich: BattleState['sides'] = [{ ...sides[0], cp: 2 }, sides[1]];
    const rolled = play([op('a1', A), op('b1', B)], { sides: rich })
      .does(activates('a1'))
      .does(shoots)
      .answers([1, 1, 3, 3]);
    const twice = rolled
      .does({ type: 'commandReroll', pool: 'attack', die: 0 })
      .answers([4])
      .does({ type: 'commandReroll', pool: 'attack', die: 1 })
      .answers([4]);
    expect(twice.state.sides[0].cp).toBe(0);
  });
  it('[K-24] should go over to the other side after each activation', () => {
    expect(
      play([op('a1', A), op('a2', A), op('b1', B)])
        .does(activates('a1'))
        .does(ENDS).state.turn,
    ).toBe(B);
  });
  it('[K-25] should not go on with one of another type', () => {
    const mixed = [op('g1', A, { card: 'grot', group: 2 }), op('o1', A, { card: 'ork', group: 2 }), op('b1', B)];
    const ended = play(mixed).does(activates('g1')).does(ENDS);
    expect([ended.state.group, ended.state.turn]).toEqual([null, B]);
  });
  it('[K-19] should let the side with initiative act first', () => {
    const begun = next({ initiative: A }).answers([2], [5], A);
    expect([begun.state.initiative, begun.state.turn]).toEqual([A, A]);
  });
  it('[K-19] should not let the other side begin', () => {
    expect(play([op('a1', A), op('b1', B)], { initiative: A, turn: A }).refuses(activates('b1'))).toBe('notYourTurn');
  });
  it('[K-28] should count as many AP as its APL', () => {
    expect(play([op('a1', A, { apl: 3 }), op('b1', B)]).does(activates('a1')).state.activation?.ap).toBe(3);
  });
  it('[K-29] should be decided action by action', () => {
    const done = play([op('a1', A), op('b1', B)])
      .does(activates('a1'))
      .does(acts('reposition'))
      .does(acts('dash'));
    expect(done.state.activation?.done).toEqual(['reposition', 'dash']);
  });
  it('[K-40] should pass as often as there are AP', () => {
    const passed = play([op('a1', A), op('b1', B)])
      .does(activates('a1'))
      .does(acts('pass'))
      .does(acts('pass'));
    expect(passed.state.activation?.done).toEqual(['pass', 'pass']);
  });
  it('[K-41] should shoot for 0 AP, BS 1 worse', () => {
    const shot = waiting().does({ type: 'counteract', operative: 'a1' }).does(shoots);
    expect(shot.pending).toMatchObject({ success: { hit: 4 } });
    expect(shot.told('actionPerformed')).toMatchObject([{ ap: 0 }]);
  });
  it('[K-44] should shoot on Engage, and fight whom it engages', () => {
    expect(
      play([op('a1', A), op('b1', B)])
        .does(activates('a1'))
        .does(shoots).state.activation?.spent,
    ).toBe(1);
    const close = play([op('a1', A, { weapons: [blade()] }), op('b1', B, tough)], { engagement: [['a1', 'b1']] });
    expect(close.does(activates('a1')).does(fights).state.activation?.spent).toBe(1);
  });
  it('[K-14] should add up, and lower the number of a Save that is bettered', () => {
    const lasting = [changed('one', 'b1', 'save', 'battle'), changed('two', 'b1', 'save', 'battle')];
    const saved = play([op('a1', A), op('b1', B, { save: 5 })], { lasting })
      .does(activates('a1'))
      .does(shoots);
    expect(saved.answers([3, 3, 3, 3]).pending).toMatchObject({ purpose: 'defence', success: { hit: 3 } });
  });
  const results = (face: number, mods: readonly number[]) =>
    answered({
      id: '1',
      kind: 'kt21.turn',
      state: { tp: 2, step: 'initiative', initiative: 'A', ops: { a1: { side: 'A' }, b1: { side: 'B' } } },
      script: [{ do: 'ask', what: 'result', face, mods }],
    }).result;

  it('[K-13] should add up changes of a result, beyond 6 and below 1', () => {
    expect(results(6, [1, 1])).toMatchObject({ steps: [8] });
    expect(results(1, [-1, -1])).toMatchObject({ steps: [-1] });
  });
  it('[K-13] should leave a result as it is without changes', () => {
    expect(results(4, [])).toMatchObject({ steps: [4] });
  });
  it('[K-14] should not touch another characteristic', () => {
    const lasting = [changed('one', 'a1', 'save', 'battle')];
    const shot = play([op('a1', A), op('b1', B)], { lasting })
      .does(activates('a1'))
      .does(shoots);
    expect(shot.pending).toMatchObject({ success: { hit: 3 } });
  });
});
