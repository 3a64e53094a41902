import { describe, expect, it } from 'vitest';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { fetchGeometry } from '../../../../src/engine/board/geometry.ts';
import { block, stands, takeUp } from '../../../support/board/onBoard.ts';
import { A, activates, acts, B, battle2021, blade, ENDS, gun, op, Play2021, rule } from '../../../support/play2021.ts';

await fetchGeometry();

/** A battle between walls: the first side has somebody on guard, the other is about to act. */
const walls = (operatives: readonly Operative[], set: Partial<BattleState> = {}): Play2021 => {
  const state = battle2021(operatives, { turn: B, initiative: B, ...set });
  return new Play2021({ ...state, settings: { ...state.settings, closeQuarters: true } });
};
const watch = (changes: Partial<Operative> = {}): Operative =>
  op('a1', A, { guard: true, readiness: 'expended', weapons: [gun(), blade()], ...changes });
const foe = (id = 'b1', changes: Partial<Operative> = {}): Operative =>
  op(id, B, { weapons: [gun(), blade()], ...changes });

const interrupts = { kind: 'pick', question: 'guardInterrupt', side: A } as const;
const shot = (weapon = 'gun', target = 'b1') => ({ type: 'shoot', weapon, target }) as const;
const charges = (...targets: string[]) => acts('charge', targets);
const HITS = [[3, 1, 1, 1], [1, 1, 1], 'c0n0'] as const;

describe('Guard of 2021', () => {
  it('[C-36] should let a guard interrupt after an action, also the last of the turning point', () => {
    const moved = walls([watch(), foe('b1', { apl: 1 })])
      .does(activates('b1'))
      .does(acts('reposition'));
    expect(moved.pending).toMatchObject(interrupts);
    const attacked = moved
      .answers('a1')
      .does(shot())
      .answers(...HITS);
    expect(attacked.operative('b1').wounds).toBe(5);
    expect(attacked.operative('a1').guard).toBe(false);
    expect(attacked.does(ENDS).state.phase).toBe('turningPointOver');
  });

  it('[C-36] should not let it interrupt before an action, nor where the battle is not between walls', () => {
    expect(walls([watch(), foe()]).does(activates('b1')).pending).toBeNull();
    const open = new Play2021(battle2021([op('a1', A), op('b1', B)])).does(activates('a1'));
    expect(open.refuses(acts('guard'))).toBe('unknownRule');
  });

  it('[C-39] should open a window after the hatch, and one after the move around it', () => {
    const hatch = walls([watch(), foe()]).does(activates('b1')).does(acts('interact'));
    expect(hatch.pending).toMatchObject(interrupts);
    const inner = hatch.answers('pass');
    expect(inner.pending).toBeNull();
    expect(inner.does(acts('reposition')).pending).toMatchObject(interrupts);
  });

  it('[C-39] should open both windows around a hatch of a board in the middle of a move', () => {
    const door = block('gate', { left: 8, near: 4.3, right: 8.4, far: 5.7, high: 3 }, 'Heavy', 'Accessible');
    const [from, at, to] = [stands(5, 5), stands(7, 5), stands(9.5, 5)];
    const held = walls([watch(), foe()])
      .does(takeUp([door], { b1: from }))
      .does(activates('b1'))
      .does({ ...acts('reposition'), path: [from, at], hatch: 'gate' });
    expect(held.pending).toMatchObject(interrupts);
    const inner = held.answers('pass');
    expect(inner.pending).toBeNull();
    const outer = inner.does({ ...acts('reposition'), path: [at, to] });
    expect(outer.pending).toMatchObject(interrupts);
    expect(outer.pending?.id).not.toBe(held.pending?.id);
    expect(outer.answers('pass').state.board?.places['b1']).toMatchObject({ x: to.x });
  });

  it('[C-39] should leave no guard for the outer window when it attacked in the inner one', () => {
    const inner = walls([watch(), foe('b1', { wounds: 20, maxWounds: 20 })])
      .does(activates('b1'))
      .does(acts('interact'))
      .answers('a1')
      .does(shot())
      .answers(...HITS);
    expect(inner.does(acts('reposition')).pending).toBeNull();
  });

  it('should let a second guard interrupt after the same action', () => {
    const second = walls([watch(), watch({ id: 'a2' }), foe('b1', { wounds: 20, maxWounds: 20 })])
      .does(activates('b1'))
      .does(acts('dash'))
      .answers('a1')
      .does(shot())
      .answers(...HITS);
    expect(second.pending).toMatchObject({ ...interrupts, options: [{ id: 'a2' }, { id: 'pass' }] });
  });

  it('should work for the other side as well', () => {
    const state = walls([op('a1', A), foe('b1', { guard: true })], { turn: A, initiative: A })
      .does(activates('a1'))
      .does(acts('dash'));
    expect(state.pending).toMatchObject({ question: 'guardInterrupt', side: B });
  });

  it('should be over with an action of its own, and with the next turning point', () => {
    const acting = walls([watch({ readiness: 'ready' }), foe()], { turn: A, initiative: A }).does(activates('a1'));
    expect(acting.operative('a1').guard).toBe(false);
    const over = walls([watch(), foe('b1', { readiness: 'expended' })], { phase: 'turningPointOver' });
    expect(over.does({ type: 'nextTurningPoint' }).answers([2], [5], A).operative('a1').guard).toBe(false);
  });

  it('should stay on guard when an enemy comes into its engagement range, and shoot it point-blank, 1 worse', () => {
    const close = walls([watch(), foe()]).does(activates('b1')).does(charges('a1')).answers('pass');
    expect(close.operative('a1').guard).toBe(true);
    const again = walls([watch(), foe()]).does(activates('b1')).does(charges('a1')).answers('a1').does(shot());
    expect(again.pending).toMatchObject({ purpose: 'attack', success: { hit: 4 } });
  });

  it('should only shoot whom it has in its engagement range, and fight it', () => {
    const close = walls([watch(), foe(), foe('b2')])
      .does(activates('b1'))
      .does(charges('a1'))
      .answers('a1');
    expect(close.refuses(shot('gun', 'b2'))).toBe('notInControlRange');
    expect(close.does({ type: 'fight', weapon: 'blade', target: 'b1' }).pending).toMatchObject({ kind: 'roll' });
  });

  it('[C-59] should guard with the weapon that alone may shoot, and use it in its attack', () => {
    const second = { ...gun(), id: 'pistol' };
    const guarding = walls([op('a1', A, { weapons: [gun(), second] }), foe()], { turn: A, initiative: A })
      .does(activates('a1'))
      .does({ ...acts('guard'), weapon: 'gun' })
      .does(ENDS)
      .does(activates('b1'))
      .does(acts('dash'))
      .answers('a1');
    expect(guarding.does(shot('gun')).pending).toMatchObject({ purpose: 'attack' });
    expect(guarding.refuses(shot('pistol'))).toBe('guardActionsOnly');
  });

  it('[C-59] should not bind a guard to a weapon where no rule does', () => {
    const second = { ...gun(), id: 'pistol' };
    const guarding = walls([watch({ weapons: [gun(), second] }), foe()])
      .does(activates('b1'))
      .does(acts('dash'))
      .answers('a1');
    expect(guarding.does(shot('pistol')).pending).toMatchObject({ purpose: 'attack' });
  });

  const heavy = [gun(rule('heavy'))];

  it('[C-60] should guard after a move with a Heavy weapon, and shoot with it on guard', () => {
    const moved = walls([op('a1', A, { weapons: heavy }), foe()], { turn: A, initiative: A })
      .does(activates('a1'))
      .does(acts('reposition'))
      .does(acts('guard'))
      .does(ENDS);
    expect(moved.operative('a1').guard).toBe(true);
    const attack = moved.does(activates('b1')).does(acts('dash')).answers('a1').does(shot());
    expect(attack.pending).toMatchObject({ purpose: 'attack' });
  });

  it('[C-60] should not shoot Heavy after a move in the activation itself', () => {
    const moved = walls([op('a1', A, { weapons: heavy }), foe()], { turn: A, initiative: A })
      .does(activates('a1'))
      .does(acts('reposition'));
    expect(moved.refuses(shot())).toBe('heavyMoved');
  });

  const hatched = (me: Partial<Operative> = {}): Play2021 =>
    walls([op('a1', A, { weapons: [blade()], ...me }), foe('b1', { wounds: 3, weapons: [blade()] })], {
      turn: A,
      initiative: A,
    }).does(activates('a1'));
  const strikes = { type: 'fight', weapon: 'blade', target: 'b1' } as const;

  it('[C-61] should count whoever a fight through a hatchway takes out as taken out in combat', () => {
    const fought = hatched().does(strikes).answers([6, 6, 1, 1], [1, 1, 1, 1], 'strikeCritical');
    expect(fought.told('attackDeclared')).toMatchObject([{ action: 'fight', hatchway: true }]);
    expect(fought.told('incapacitated')).toMatchObject([{ operative: 'b1', by: 'a1' }]);
    expect(fought.operative('b1').removed).toBe(true);
    expect(fought.operative('a1').kills).toBe(1);
  });

  it('[C-61] should not fight through a hatchway with an enemy in its engagement range, nor in a battle without walls', () => {
    const engaged = walls([op('a1', A, { weapons: [blade()] }), foe(), foe('b2')], {
      turn: A,
      initiative: A,
      engagement: [['a1', 'b2']],
    }).does(activates('a1'));
    expect(engaged.refuses(strikes)).toBe('notInControlRange');
    const open = new Play2021(battle2021([op('a1', A, { weapons: [blade()] }), foe()])).does(activates('a1'));
    expect(open.refuses(strikes)).toBe('noEnemyInControlRange');
  });

  it('[C-62] should let a guard attack be a fight through a hatchway', () => {
    const waiting = walls([watch(), foe()]).does(activates('b1')).does(acts('dash')).answers('a1');
    const fought = waiting.does(strikes);
    expect(fought.told('attackDeclared')).toMatchObject([{ action: 'fight', via: 'guard', hatchway: true }]);
  });

  it('[C-62] should be no second fight of an activation: it is a Fight', () => {
    const once = hatched({ apl: 3, wounds: 30, maxWounds: 30 }).does(strikes).answers([1, 1, 1, 1], [1, 1, 1, 1]);
    expect(once.refuses(strikes)).toBe('actionDone');
  });

  it('[C-63] should leave a guard on guard whose attack cannot be made', () => {
    const nobody = walls([watch(), foe()])
      .does(activates('b1'))
      .does(acts('dash'))
      .answers('a1')
      .does({ type: 'passInterrupt' });
    expect(nobody.operative('a1').guard).toBe(true);
    expect(nobody.does(acts('reposition')).pending).toMatchObject(interrupts);
    const unseen = walls([watch(), foe()])
      .does(activates('b1'))
      .does(acts('dash'))
      .answers('a1')
      .does(shot())
      .does({ type: 'setFacts', facts: { visible: false } })
      .answers('chooseAnother')
      .does({ type: 'passInterrupt' });
    expect(unseen.operative('a1')).toMatchObject({ guard: true, counteracted: false });
  });

  it('[C-63] should not leave it on guard once its attack is made, whatever comes of it', () => {
    const missed = walls([watch(), foe()])
      .does(activates('b1'))
      .does(acts('dash'))
      .answers('a1')
      .does(shot())
      .answers([1, 1, 1, 1], 'c0n0');
    expect(missed.operative('a1').guard).toBe(false);
  });
});
