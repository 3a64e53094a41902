import { describe, expect, it } from 'vitest';
import type { Lasting } from '../../../../src/engine/family/killteam/model/lasting.ts';
import type { Operative } from '../../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { aplOf, countsAsInjured, moveOf, weaponHit } from '../../../../src/engine/family/killteam/stats/stats.ts';
import { gameOf } from '../../../../src/engine/systems/killTeams.ts';
import { A, activates, acts, B, battle2021, blade, ENDS, gun, op, Play2021, rule } from '../../../support/play2021.ts';
import { loadKillTeamSides } from '../../../../src/content/killTeamSides.ts';

await loadKillTeamSides('kt2021');

const at = (operatives: readonly Operative[], set: Partial<BattleState> = {}): Play2021 =>
  new Play2021(battle2021(operatives, set));
const three = [op('a1', A), op('a2', A), op('a3', A), op('b1', B), op('b2', B)];
const byRule = (operative: string) => ({ ...activates(operative), byRule: true }) as const;

const lasting = (change: Lasting['change'], until: Lasting['until'] = 'battle', id: string = change.op): Lasting => ({
  id,
  source: { kind: 'rule', id, name: id },
  on: { kind: 'operative', operative: 'a1' },
  change,
  until,
});
const imposes = (each: Lasting) => ({ type: 'correct', correction: { what: 'impose', lasting: each } }) as const;
const apl = (by: number): Lasting['change'] => ({ op: 'stat', stat: 'apl', by, least: null });

const armed = (...rules: Parameters<typeof gun>) => op('a1', A, { weapons: [gun(...rules), blade()] });
const shoots = (me: Operative = armed()): Play2021 =>
  at([me, op('a2', A), op('b1', B), op('b2', B)])
    .does(activates('a1'))
    .does({ type: 'shoot', weapon: 'gun', target: 'b1' })
    .answers([3, 1, 1, 1], [1, 1, 1], 'c0n0');
const again = (target: string) => ({ type: 'repeatShot', target }) as const;

describe('The four turning points of 2021', () => {
  it('[K-17] should play four, each of initiative, strategy and firefight, and end after the fourth', () => {
    let now = at([op('a1', A), op('b1', B)], { turningPoint: 0, turningPoints: 4, phase: 'turningPointOver' });
    for (let number = 1; number <= 4; number += 1) {
      now = now.does({ type: 'nextTurningPoint' });
      expect(now.state).toMatchObject({ turningPoint: number, phase: 'strategy' });
      now = now.answers([5], [3], A).does({ type: 'startFirefight' });
      now = now.does(activates('a1')).does(ENDS).does(activates('b1')).does(ENDS);
    }
    expect(now.state.result).toMatchObject({ reason: 'turningPointLimit', turningPoint: 4 });
  });

  it('[K-17] should not begin the next before everybody has acted, nor a fifth', () => {
    expect(at(three).refuses({ type: 'nextTurningPoint' })).toBe('wrongPhase');
    const over = at([op('a1', A), op('b1', B, { readiness: 'expended' })], { turningPoint: 4, turningPoints: 4 });
    expect(over.does(activates('a1')).does(ENDS).refuses({ type: 'nextTurningPoint' })).toBe('battleOver');
  });
});

describe('Activations in succession', () => {
  it('[K-26] should let a rule have a second one follow', () => {
    const first = at(three).does(activates('a1')).does(ENDS);
    expect(first.does(byRule('a2')).operative('a2').readiness).toBe('active');
  });

  it('[K-26] should not let a third follow before the other side had its turn', () => {
    const two = at(three).does(activates('a1')).does(ENDS).does(byRule('a2')).does(ENDS);
    expect(two.refuses(byRule('a3'))).toBe('limitTwo');
    const other = two.does(activates('b1')).does(ENDS).does(activates('a3')).does(ENDS);
    expect(other.state.succession).toEqual({ side: A, count: 1 });
  });

  it('[X-57] should let nothing follow a group that went whole', () => {
    const three2 = ['g1', 'g2', 'g3'].map((id) => op(id, A, { card: 'g', group: 3 }));
    const whole = ['g1', 'g2', 'g3'].reduce(
      (now, id) => now.does(activates(id)).does(ENDS),
      at([...three2, op('a1', A), op('b1', B)]),
    );
    expect(whole.refuses(byRule('a1'))).toBe('limitTwo');
    expect(whole.state.turn).toBe(B);
  });
});

describe('Action points', () => {
  it('[C-08] should count a change that comes with the activation', () => {
    const changed = at(three).does(imposes(lasting(apl(1), 'activation')));
    expect(changed.does(activates('a1')).state.activation?.ap).toBe(3);
  });

  it('[C-08] [K-28] should not touch the AP of an activation that has begun', () => {
    const begun = at(three)
      .does(activates('a1'))
      .does(imposes(lasting(apl(1), 'activation')));
    expect(begun.state.activation?.ap).toBe(2);
  });

  it('[K-30] should let a free action cost nothing and count as performed', () => {
    const begun = at([armed(), op('b1', B)]).does(activates('a1'));
    const dashed = begun.does({ ...acts('dash'), free: true });
    expect(dashed.state.activation).toMatchObject({ spent: 0, done: ['dash'] });
    expect(dashed.refuses(acts('dash'))).toBe('actionDone');
    const shot = begun.does({ type: 'shoot', weapon: 'gun', target: 'b1', free: true });
    expect(shot.state.activation?.spent).toBe(0);
  });

  it('[K-30] should not free an action of its conditions', () => {
    const held = at([op('a1', A), op('b1', B)], { engagement: [['a1', 'b1']] }).does(activates('a1'));
    expect(held.refuses({ ...acts('dash'), free: true })).toBe('inControlRange');
  });

  it('[K-32] should return the AP of a Shoot that is taken back', () => {
    const open = at([armed(), op('b1', B)])
      .does(activates('a1'))
      .does({ type: 'shoot', weapon: 'gun', target: 'b1' });
    expect(open.state.activation?.spent).toBe(1);
    expect(open.does({ type: 'cancelAttack' }).state.activation).toMatchObject({ spent: 0, done: [] });
  });

  it('[K-32] should not make a Charge that ends nowhere near an enemy, nor a Fall Back that does', () => {
    const begun = at([op('a1', A), op('b1', B)]).does(activates('a1'));
    expect(begun.refuses({ ...acts('fallBack'), action: 'charge', targets: [] })).toBe('notInControlRange');
    const held = at([op('a1', A), op('b1', B)], { engagement: [['a1', 'b1']] }).does(activates('a1'));
    expect(held.refuses(acts('fallBack', ['b1']))).toBe('endsInControlRange');
    expect(held.does(acts('fallBack')).state.activation?.spent).toBe(2);
  });
});

describe('Changes of APL and M', () => {
  it('[C-41] should survive the activation and the turning point, until the next begins', () => {
    const two = [op('a1', A), op('b1', B, { readiness: 'expended' })];
    const over = at(two)
      .does(imposes(lasting(apl(1), 'turningPointBegins')))
      .does(activates('a1'))
      .does(ENDS);
    expect([over.state.phase, aplOf(gameOf(over.state), over.operative('a1'))]).toEqual(['turningPointOver', 3]);
    const next = over.does({ type: 'nextTurningPoint' });
    expect(aplOf(gameOf(next.state), next.operative('a1'))).toBe(2);
  });

  it('[C-41] should not change the AP already counted', () => {
    const begun = at(three)
      .does(activates('a1'))
      .does(imposes(lasting(apl(1), 'turningPointBegins')));
    expect(begun.state.activation?.ap).toBe(2);
  });

  it('[K-15] should end with the activation it comes in, else with the next', () => {
    const before = at(three)
      .does(imposes(lasting(apl(-1), 'activation')))
      .does(activates('a1'));
    expect(before.state.activation?.ap).toBe(1);
    const after = before.does(ENDS);
    expect(aplOf(gameOf(after.state), after.operative('a1'))).toBe(2);
  });

  it('[K-15] should not come to more than one either way', () => {
    const twice = at(three)
      .does(imposes(lasting(apl(-1), 'battle', 'x')))
      .does(imposes(lasting(apl(-1), 'battle', 'y')));
    expect(aplOf(gameOf(twice.state), twice.operative('a1'))).toBe(1);
  });

  it('[C-06] should change the whole of M', () => {
    const more = at([op('a1', A, { move: 6 }), op('b1', B)]).does(
      imposes(lasting({ op: 'stat', stat: 'move', by: 1, least: null })),
    );
    expect(moveOf(gameOf(more.state), more.operative('a1'))).toBe(7);
  });
});

describe('Being injured', () => {
  const injured = (play: Play2021) => countsAsInjured(gameOf(play.state), play.operative('a1'));
  const hit = (play: Play2021) =>
    weaponHit(gameOf(play.state), { operative: play.operative('a1'), weapon: gun() }, { pointBlank: false, assists: 0 })
      .hit;
  const hurt = at([op('a1', A, { wounds: 3 }), op('b1', B)]);

  it('[C-35] should count once for two reasons', () => {
    expect([hit(hurt), hit(hurt.does(imposes(lasting({ op: 'injured', is: true }))))]).toEqual([4, 4]);
  });

  it('[C-35] should not be so without a reason', () => {
    expect(injured(at(three))).toBe(false);
    expect(injured(at(three).does(imposes(lasting({ op: 'injured', is: true }))))).toBe(true);
  });

  it('[C-33] should not be so where it cannot be, whatever says that it is', () => {
    const cannot = hurt
      .does(imposes(lasting({ op: 'injured', is: true }, 'battle', 'x')))
      .does(imposes(lasting({ op: 'injured', is: false }, 'battle', 'y')));
    expect(injured(cannot)).toBe(false);
  });

  it('[C-33] should be so regardless where the rule says it', () => {
    const regardless = hurt
      .does(imposes(lasting({ op: 'injured', is: false }, 'battle', 'y')))
      .does(imposes(lasting({ op: 'injured', is: true, regardless: true }, 'battle', 'x')));
    expect(injured(regardless)).toBe(true);
  });
});

describe('An attack that is made again', () => {
  it('[C-30] should be made with a Limited weapon too', () => {
    const shot = shoots(armed(rule('limited')));
    expect(shot.refuses({ type: 'shoot', weapon: 'gun', target: 'b1' })).toBe('actionDone');
    expect(shot.does(again('b1')).pending).toMatchObject({ kind: 'roll', purpose: 'attack' });
  });

  it('[C-30] should not cost AP, and not be there where nothing was shot', () => {
    expect(shoots().does(again('b1')).state.activation?.spent).toBe(1);
    const begun = at(three).does(activates('a1'));
    expect(begun.refuses(again('b1'))).toBe('nothingToRepeat');
  });

  it('[C-31] should be made at the same target', () => {
    expect(
      shoots()
        .does(again('b1'))
        .told('attackDeclared')
        .map(({ target }) => target),
    ).toEqual(['b1', 'b1']);
  });

  it('[C-31] should not be made at another, nor at one that is no longer valid', () => {
    expect(shoots().refuses(again('b2'))).toBe('otherTarget');
    const held = shoots().does({ type: 'setEngaged', pair: ['a2', 'b1'], on: true });
    expect(held.refuses(again('b1'))).toBe('friendInControlRange');
  });
});

describe('Overwatch turns', () => {
  const waiting = (me: Partial<Operative> = {}, set: Partial<BattleState> = {}): Play2021 =>
    at([op('a1', A, { readiness: 'expended', ...me }), op('b1', B), op('b2', B)], set);
  const watches = { type: 'counteract', operative: 'a1' } as const;

  it('[K-31] [K-41] should be offered while nobody of a side is ready and the other has somebody', () => {
    expect(waiting().does(watches).state.activation).toMatchObject({ operative: 'a1', kind: 'counteract' });
  });

  it('[K-31] should not be offered where somebody is ready, on the turn of the other side, or where it can only be no', () => {
    const ready = at([op('a1', A, { readiness: 'expended' }), op('a2', A), op('b1', B)]);
    expect(ready.refuses(watches)).toBe('friendsReady');
    expect(waiting({}, { turn: B }).refuses(watches)).toBe('notYourTurn');
    expect(waiting({ order: 'conceal' }).refuses(watches)).toBe('concealed');
    const passed = waiting({ order: 'conceal' }, { turn: B }).does(activates('b1')).does(ENDS);
    expect(passed.state.turn).toBe(B);
  });

  it('[X-65] should be the turn of one operative, not of its group', () => {
    const group = ['a1', 'a2'].map((id) => op(id, A, { card: 'g', group: 2, readiness: 'expended' }));
    const watched = at([...group, op('b1', B), op('b2', B)])
      .does(watches)
      .does(ENDS);
    expect(watched.state).toMatchObject({ turn: B, group: null });
  });
});
