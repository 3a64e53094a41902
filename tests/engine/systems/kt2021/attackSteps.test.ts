import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import { A, activates, B, battle2021, blade, ENDS, gun, op, Play2021, rule } from '../../../support/play2021.ts';

const SHOOTS = { type: 'shoot', weapon: 'gun', target: 'b1' } as const;
const FIGHTS = { type: 'fight', weapon: 'blade', target: 'b1' } as const;

const begun = (me: Partial<Operative> = {}, other: Partial<Operative> = {}, set = {}): Play2021 =>
  new Play2021(battle2021([op('a1', A, me), op('b1', B, { save: 4, ...other }), op('b2', B, { save: 4 })], set)).does(
    activates('a1'),
  );
const shoots = (me: Partial<Operative> = {}, other: Partial<Operative> = {}): Play2021 => begun(me, other).does(SHOOTS);
const armed = { weapons: [blade()] };
const fights = (me: Partial<Operative> = {}, other: Partial<Operative> = {}): Play2021 =>
  begun({ ...armed, ...me }, { ...armed, ...other }, { engagement: [['a1', 'b1']] }).does(FIGHTS);

describe('Steps of a shot of 2021', () => {
  it('[K-45] should roll as many dice as the chosen weapon has attacks', () => {
    expect(shoots({ weapons: [{ ...gun(), attacks: 5 }] }).pending).toMatchObject({ purpose: 'attack', count: 5 });
    expect(shoots({ weapons: [{ ...gun(), attacks: 2 }] }).pending).toMatchObject({ purpose: 'attack', count: 2 });
  });

  it('[K-45] should take nothing of a second profile', () => {
    const two = [gun(), { ...gun(rule('ap', 3)), id: 'other', attacks: 6 }];
    const shot = shoots({ weapons: two });
    expect(shot.pending).toMatchObject({ count: 4 });
    expect(shot.answers([3, 3, 1, 1]).pending).toMatchObject({ purpose: 'defence', count: 3 });
  });

  it('[K-46] should shoot at an enemy in sight whom its own friends leave alone', () => {
    expect(shoots().pending).toMatchObject({ kind: 'roll', purpose: 'attack' });
    const held = begun({}, {}, { engagement: [['b1', 'b2']] });
    expect(held.does(SHOOTS).pending).toMatchObject({ kind: 'roll', purpose: 'attack' });
  });

  it('[K-51] should not inflict what the saves stop', () => {
    const saved = shoots().answers([6, 3, 1, 1], [6, 4, 1], 'c1n1');
    expect(saved.told('damaged')).toEqual([]);
    expect(saved.operative('b1').wounds).toBe(8);
  });

  it('[K-52] should not remove whoever fell before the last attack of the action is done', () => {
    const first = shoots({ weapons: [gun(rule('blast', 2))] }, { wounds: 3 }).answers([3, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(first.operative('b1')).toMatchObject({ wounds: 0, removed: false });
    const over = first.answers({ kind: 'tick', operatives: ['b2'] }, [3, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(over.operative('b1').removed).toBe(true);
    expect(over.operative('b2')).toMatchObject({ wounds: 5, removed: false });
  });
});

describe('Steps of a fight of 2021', () => {
  const second = { ...blade(), id: 'axe', attacks: 3 };

  it('[K-53] should have the attacker name its weapon and then the defender, and both roll', () => {
    const asked = fights({}, { weapons: [blade(), second] });
    expect(asked.pending).toMatchObject({ kind: 'pick', question: 'defenderWeapon', operative: 'b1' });
    const rolls = asked.answers('axe');
    expect(rolls.pending).toMatchObject({ kind: 'roll', operative: 'a1', count: 4 });
    expect(rolls.answers([3, 3, 1, 1]).pending).toMatchObject({ kind: 'roll', operative: 'b1', count: 3 });
  });

  it('[K-53] should not fight with an enemy that is out of engagement range', () => {
    expect(begun(armed, armed).refuses(FIGHTS)).toBe('noEnemyInControlRange');
    expect(fights().answers([2, 2, 2, 2], [2, 2, 2, 2]).told('struck')).toEqual([]);
  });

  it('[K-55] should resolve all that one side has left when the other has used its dice', () => {
    const alone = fights({}, { wounds: 20, maxWounds: 20 })
      .answers([3, 3, 3, 1], [1, 1, 1, 1])
      .answers('strikeNormal', 'strikeNormal', 'strikeNormal');
    expect([alone.operative('b1').wounds, alone.pending]).toEqual([11, null]);
  });

  it('[K-55] should strike no more once one of the two is incapacitated', () => {
    const fallen = fights({}, { wounds: 4 }).answers([6, 3, 3, 3], [4, 4, 4, 4]).answers('strikeCritical');
    expect(fallen.told('struck')).toHaveLength(1);
    expect([fallen.pending, fallen.operative('a1').wounds, fallen.operative('b1').removed]).toEqual([null, 8, true]);
  });
});

describe('Wounds of 2021', () => {
  it('[K-57] should take away whoever has 0 wounds left', () => {
    const dead = shoots({}, { wounds: 3 }).answers([3, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(dead.operative('b1')).toMatchObject({ wounds: 0, removed: true });
    expect(dead.does(ENDS).refuses(activates('b1'))).toBe('operativeDown');
  });

  it('[K-57] should not take away whoever has 1 wound left', () => {
    const alive = shoots({}, { wounds: 4 }).answers([3, 1, 1, 1], [1, 1, 1], 'c0n0');
    expect(alive.operative('b1')).toMatchObject({ wounds: 1, removed: false });
    expect(alive.does(ENDS).does(activates('b1')).operative('b1').readiness).toBe('active');
  });

  it('[K-58] should inflict a mortal wound past every save', () => {
    const hurt = shoots({ weapons: [gun(rule('mw', 1))] }).answers([6, 1, 1, 1], [6, 6, 6], 'c1n0');
    expect(hurt.operative('b1').wounds).toBe(7);
  });
});
