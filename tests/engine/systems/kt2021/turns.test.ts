import { describe, expect, it } from 'vitest';
import type { Lasting } from '../../../../src/engine/family/killteam/model/lasting.ts';
import type { Weapon } from '../../../../src/engine/family/killteam/model/operative.ts';
import { A, activates, acts, B, battle2021, blade, ENDS, gun, op, Play2021, rule } from '../../../support/play2021.ts';

const at = (...[operatives, set]: Parameters<typeof battle2021>): Play2021 => new Play2021(battle2021(operatives, set));
const two = [op('a1', A), op('a2', A), op('b1', B), op('b2', B)];
const readyFor = (turningPoint: number, set = {}): Play2021 =>
  at([op('a1', A), op('b1', B)], { turningPoint, phase: 'turningPointOver', initiative: A, ...set }).does({
    type: 'nextTurningPoint',
  });

const aplOf = (operative: string, by: number): Lasting => ({
  id: 'apl',
  source: { kind: 'event', id: 'apl', name: 'apl' },
  on: { kind: 'operative', operative },
  change: { op: 'stat', stat: 'apl', by, least: null },
  until: 'activation',
});

describe('Initiative of 2021', () => {
  it('[K-18] should let the winner of the roll-off choose who has it', () => {
    const won = readyFor(1).answers([5], [3]);
    expect(won.pending).toMatchObject({ kind: 'pick', question: 'initiative', side: A });
    expect(won.answers(B).state.initiative).toBe(B);
  });

  it('[K-18] should give it after a tie to the side that did not have it, without a choice', () => {
    const tied = readyFor(1).answers([4], [4]);
    expect(tied.pending).toBeNull();
    expect(tied.state.initiative).toBe(B);
  });

  it('[K-12] should roll a tie again where nobody had it', () => {
    const tied = readyFor(0, { initiative: null }).answers([4], [4]);
    expect(tied.pending).toMatchObject({ kind: 'roll', purpose: 'initiative' });
  });

  it('[K-20] should give each side one command point in a pool of its own', () => {
    const begun = readyFor(1).answers([4], [4]);
    expect(begun.state.sides.map(({ cp }) => cp)).toEqual([1, 1]);
  });
});

describe('Activations of 2021', () => {
  it('[K-27] should keep the order of the set-up in turning point 1, and choose it from turning point 2 on', () => {
    expect(at(two, { turningPoint: 1 }).refuses(activates('a1', 'conceal'))).toBe('orderKept');
    expect(at(two, { turningPoint: 1 }).does(activates('a1')).operative('a1').order).toBe('engage');
    expect(at(two).does(activates('a1', 'conceal')).operative('a1').order).toBe('conceal');
  });

  it('[K-27] [L-04] should give orders at set-up, to one or to many, and not after it', () => {
    const setUp = at(two, { turningPoint: 1, phase: 'strategy' });
    const given = setUp.does({ type: 'giveOrder', operatives: ['a1', 'a2'], order: 'conceal' });
    expect(given.told('orderChanged').map(({ operative }) => operative)).toEqual(
      two.filter(({ side, order }) => side === A && order !== 'conceal').map(({ id }) => id),
    );
    expect(['a1', 'a2'].map((id) => given.operative(id).order)).toEqual(['conceal', 'conceal']);
    expect(given.refuses({ type: 'giveOrder', operatives: ['nobody'], order: 'engage' })).toBe('unknownOperative');
    const giving = { type: 'giveOrder', operatives: ['a1'], order: 'engage' } as const;
    expect(at(two, { turningPoint: 1 }).refuses(giving)).toBe('orderKept');
    expect(at(two, { turningPoint: 2, phase: 'strategy' }).refuses(giving)).toBe('orderKept');
  });

  it('[K-28] [C-08] should count AP when it is activated: what changes APL later does not touch them', () => {
    const active = at(two).does(activates('a1'));
    expect(active.told('apCounted')).toMatchObject([{ operative: 'a1', ap: 2 }]);
    const stunned = active.does({ type: 'correct', correction: { what: 'impose', lasting: aplOf('a1', -1) } });
    expect(stunned.does(acts('pass')).does(acts('pass')).refuses(acts('pass'))).toBe('notEnoughAp');
    expect(
      at(two, { lasting: [aplOf('a1', -1)] })
        .does(activates('a1'))
        .told('apCounted'),
    ).toMatchObject([{ ap: 1 }]);
  });

  it('[K-40] [K-29] should let Pass be done again, and no other action', () => {
    const passed = at([op('a1', A, { apl: 3 }), op('b1', B)])
      .does(activates('a1'))
      .does(acts('pass'));
    expect(passed.does(acts('pass')).does(acts('pass')).state.activation?.spent).toBe(3);
    const dashed = at(two).does(activates('a1')).does(acts('dash'));
    expect(dashed.refuses(acts('dash'))).toBe('actionDone');
  });

  it('[K-25] should activate as many of one type as the card says, one after another', () => {
    const grot = (id: string) => op(id, A, { card: 'grot', group: 3 });
    const first = at([grot('g1'), grot('g2'), grot('g3'), grot('g4'), op('a1', A), op('b1', B)])
      .does(activates('g1'))
      .does(ENDS);
    expect(first.state.group).toMatchObject({ side: A, operatives: ['g2', 'g3', 'g4'] });
    expect(first.refuses(activates('a1'))).toBe('notYourTurn');
    const third = first.does(activates('g2')).does(ENDS).does(activates('g3')).does(ENDS);
    expect([third.state.group, third.state.turn]).toEqual([null, B]);
  });

  it('[K-25] should go over after one whose group is one', () => {
    const ended = at(two).does(activates('a1')).does(ENDS);
    expect([ended.state.group, ended.state.turn]).toEqual([null, B]);
  });
});

describe('Overwatch of 2021', () => {
  const waiting = (set = {}, more = {}): Play2021 =>
    at([op('a1', A, { readiness: 'expended', ...set }), op('b1', B), op('b2', B)], more);

  it('[K-31] [K-41] should be a shot of somebody expended on Engage, one pip worse, and nothing else', () => {
    const watching = waiting().does({ type: 'counteract', operative: 'a1' });
    expect(watching.refuses(acts('dash'))).toBe('notOutOfTurn');
    const shot = watching.does({ type: 'shoot', weapon: 'gun', target: 'b1' });
    expect(shot.state.tasks.at(-1)).toMatchObject({ kind: 'shoot', hit: 4 });
  });

  it('[K-31] should be once in a turning point for each, and not on Conceal nor in engagement range', () => {
    expect(waiting({ counteracted: true }).refuses({ type: 'counteract', operative: 'a1' })).toBe(
      'alreadyCounteracted',
    );
    expect(waiting({ order: 'conceal' }).refuses({ type: 'counteract', operative: 'a1' })).toBe('concealed');
    const held = waiting({}, { engagement: [['a1', 'b1']] });
    expect(held.refuses({ type: 'counteract', operative: 'a1' })).toBe('inControlRange');
  });

  it('[K-31] [C-23] should not be asked of who has no gun for it', () => {
    const only = (...weapons: readonly Weapon[]) => op('a1', A, { readiness: 'expended', weapons: [...weapons] });
    const asked = (...weapons: readonly Weapon[]): string =>
      at([only(...weapons), op('b1', B), op('b2', B)], { turn: B })
        .does(activates('b1'))
        .does(ENDS).state.turn;
    expect(asked(blade())).toBe(B);
    expect(asked(gun(rule('unwieldy')))).toBe(B);
    expect(asked(gun(rule('blast', 2)))).toBe(B);
    expect(asked(gun(rule('blast', 2)), { ...gun(), id: 'other' })).toBe(A);
  });

  it('[K-31] should be declined as well', () => {
    expect(waiting().does({ type: 'passCounteract' }).state.turn).toBe(B);
  });

  it('[K-24] should pass over a side with nobody ready and nobody to overwatch', () => {
    const over = at([op('a1', A, { readiness: 'expended', order: 'conceal' }), op('b1', B), op('b2', B)], { turn: B })
      .does(activates('b1'))
      .does(ENDS);
    expect(over.state.turn).toBe(B);
  });
});
