import { describe, expect, it } from 'vitest';
import type { Command } from '../../../src/engine/family/killteam/model/command.ts';
import type { Operative } from '../../../src/engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../src/engine/family/killteam/model/state.ts';
import type { Answer } from '../../../src/engine/log/request.ts';
import { setUpOrder } from '../../../src/engine/plugins/npo/setUpOrder.ts';
import { noNpo } from '../../../src/engine/plugins/npo/state.ts';
import { kt2021For } from '../../../src/engine/systems/kt2021/kt2021.ts';
import { byTables } from '../../../src/engine/systems/tables/byTables.ts';
import { shippedTable } from '../behaviour/support.ts';
import { A, activates, B, battle2021, blade, ENDS, gun, op, Play2021, rule } from '../../support/play2021.ts';

const withTables = kt2021For(byTables);
const table = shippedTable('kill-team-2021');
const npo = { ...noNpo(0), tables: { [table.id]: table }, table: table.id, counteract: true };

/** The second side is played by the table. */
function against(operatives: readonly Operative[], set: Partial<BattleState> = {}): Play2021 {
  const battle = battle2021(operatives, { npo, ...set });
  const [first, second] = battle.sides;
  return new Play2021({ ...battle, sides: [first, { ...second, hand: 'tables' }] }, withTables);
}

const PLAYS = { type: 'enemyActivates', operative: null } as const satisfies Command;
const told = (seen: readonly string[], inCover: readonly string[] = []): Answer => ({
  kind: 'look',
  look: { kind: 'sight', seen: [...seen], inCover: [...inCover], obscured: [] },
});
const first = (whom: string | null): Answer => ({ kind: 'look', look: { kind: 'first', first: whom } });
const planOf = ({ state }: Play2021): readonly string[] =>
  (state.npo?.turn?.plan?.steps ?? []).map(({ action, target }) => [action, target].filter(Boolean).join(' '));

const shooter = (id: string, changes: Partial<Operative> = {}): Operative =>
  op(id, B, { weapons: [gun(), { ...blade(), damage: { normal: 2, critical: 3 } }], ...changes });

describe('Overwatch by the tables of 2021', () => {
  const done = { readiness: 'expended' } as const;
  const watching = (...guards: readonly Operative[]): Play2021 =>
    against([op('a1', A), op('a2', A), op('a3', A), ...guards])
      .does(activates('a1'))
      .does(ENDS);

  it('[K-31] should ask whom it sees, shoot, and be on overwatch once', () => {
    const asked = watching(shooter('b1', done)).does(PLAYS);
    expect(asked.pending).toMatchObject({ kind: 'look', question: 'sight', operative: 'b1' });
    const plan = asked.answers(told(['a2']));
    expect(planOf(plan)).toEqual(['shoot a2']);
    const shot = plan.does({ type: 'carryOut', count: 1 });
    expect(shot.state.tasks.at(-1)).toMatchObject({ kind: 'shoot', hit: 4 });
    expect(shot.operative('b1').counteracted).toBe(true);
  });

  it('[K-31] should cost nothing where it sees nobody: the next looks, then the others go on', () => {
    const one = watching(shooter('b1', done), shooter('b2', done)).does(PLAYS);
    const looked = one.pending?.kind === 'look' ? one.pending.operative : '';
    const other = one.answers(told([]));
    expect(other.pending).toMatchObject({ kind: 'look', question: 'sight' });
    expect(other.pending).not.toMatchObject({ operative: looked });
    const over = other.answers(told([]));
    expect([over.pending, over.state.turn, over.state.npo?.turn]).toEqual([null, A, null]);
    expect(['b1', 'b2'].map((id) => over.operative(id).counteracted)).toEqual([false, false]);
  });

  it('[K-31] should not be asked again as long as nobody has moved', () => {
    const over = watching(shooter('b1', done)).does(PLAYS).answers(told([]));
    const next = over.does(activates('a2')).does(ENDS);
    expect([next.pending, next.state.turn]).toEqual([null, A]);
    const moved = over.does(activates('a2')).does({
      type: 'act',
      action: 'reposition',
      targets: [],
      weapon: null,
      note: null,
      fall: 0,
    });
    expect(moved.does(ENDS).state.turn).toBe(B);
  });

  it('[C-23] should leave its Blast gun and take the other one', () => {
    const mortar = { ...gun(rule('blast', 2)), id: 'mortar', damage: { normal: 6, critical: 7 } };
    const plan = watching(shooter('b1', { ...done, weapons: [mortar, gun()] }))
      .does(PLAYS)
      .answers(told(['a2']));
    const shot = plan.does({ type: 'carryOut', count: 1 });
    expect(shot.state.tasks.at(-1)).toMatchObject({ kind: 'shoot', weapon: 'gun' });
  });
});

describe('An activation by the tables of 2021', () => {
  const due = (operatives: readonly Operative[], set: Partial<BattleState> = {}): Play2021 =>
    against(operatives, { turn: B, ...set }).does({ ...PLAYS, operative: 'b1' });

  it('[K-27] should keep the order of the set-up in turning point 1: on Conceal it comes closer and shoots nobody', () => {
    const plan = due([op('a1', A), shooter('b1', { order: 'conceal' })], { turningPoint: 1 });
    expect(plan.pending).toBeNull();
    expect(planOf(plan)).toEqual(['reposition', 'dash']);
    const begun = plan.does({ type: 'carryOut', count: 1 });
    expect(begun.operative('b1').order).toBe('conceal');
  });

  it('[L-46] should shoot on Conceal in turning point 1 with a Silent gun', () => {
    const quiet: Partial<Operative> = { order: 'conceal', weapons: [gun(rule('silent'))] };
    const plan = due([op('a1', A), shooter('b1', quiet)], { turningPoint: 1 }).answers(told(['a1']));
    expect(planOf(plan)[0]).toBe('shoot a1');
  });

  it('[L-28] should move first with an Unwieldy gun only where AP are left for it', () => {
    const heavy = { weapons: [gun(rule('unwieldy'))] };
    const plan = due([op('a1', A), shooter('b1', heavy)]).answers(told([]));
    expect(planOf(plan)).not.toContain('shoot a1');
    expect(planOf(plan)[0]).toBe('reposition');
    const three = due([op('a1', A), shooter('b1', { ...heavy, apl: 3 })]).answers(told([]));
    expect(three.pending).toMatchObject({ kind: 'look', question: 'sight', place: 'reposition' });
  });

  it('[K-38] should fall back to shoot with 3 AP, and fight with 2', () => {
    const held = { engagement: [['a1', 'b1']] as [string, string][] };
    expect(planOf(due([op('a1', A), shooter('b1')], held))).toEqual(['fight a1']);
    const three = due([op('a1', A), op('a2', A), shooter('b1', { apl: 3 })], held);
    expect(three.pending).toMatchObject({ kind: 'look', question: 'sight', place: 'fallBack' });
  });

  it('[K-36] should charge the closest in reach with whoever hits harder hand to hand', () => {
    const brute = op('b1', B, { weapons: [{ ...blade(), damage: { normal: 5, critical: 6 } }] });
    const asked = due([op('a1', A), op('a2', A), brute]);
    expect(asked.pending).toMatchObject({ kind: 'look', question: 'reach', inches: 8 });
    expect(planOf(asked.answers(first('a2')))).toEqual(['charge a2', 'fight a2']);
  });

  it('[K-79] should ask who has friends in the blast, and shoot somebody else', () => {
    const mortar = shooter('b1', { weapons: [gun(rule('blast', 2))] });
    const asked = due([op('a1', A), op('a2', A), mortar, shooter('b2')], {}).answers(told(['a1', 'a2']));
    expect(asked.pending).toMatchObject({ kind: 'look', fact: 'friendsNear' });
    const plan = asked.answers({ kind: 'look', look: { kind: 'which', yes: ['a1'] } });
    expect(planOf(plan)[0]).toBe('shoot a2');
  });

  it('[K-48] should weigh a target by its own defence dice and what the gun pierces', () => {
    const near = [op('a1', A, { defence: 1 }), op('a2', A, { defence: 4 })];
    const plan = due([...near, shooter('b1')]).answers(told(['a1', 'a2']));
    expect(planOf(plan)[0]).toBe('shoot a1');
  });
});

describe('Orders that tables set up with', () => {
  it.each([
    ['a gun that reaches', [gun()], 'engage'],
    ['a gun of 6 inches', [gun(rule('rng', 6)), blade()], 'conceal'],
    ['a gun of 12 inches', [gun(rule('rng', 12))], 'engage'],
    ['a Silent gun', [gun(rule('silent'))], 'conceal'],
    ['no gun', [blade()], 'conceal'],
  ] as const)('[K-27] should be right for %s', (_, weapons, order) => {
    expect(setUpOrder({ weapons: [...weapons] })).toBe(order);
  });
});
