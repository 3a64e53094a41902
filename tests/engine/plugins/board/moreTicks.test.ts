import { beforeAll, describe, expect, it } from 'vitest';
import type { BattleBoard } from '../../../../src/engine/board/battleBoard.ts';
import { geometry } from '../../../../src/engine/board/geometry.ts';
import type { Command } from '../../../../src/engine/family/killteam/model/command.ts';
import type { Request } from '../../../../src/engine/family/killteam/model/request.ts';
import type { BattleState } from '../../../../src/engine/family/killteam/model/state.ts';
import { openEffects } from '../../../../src/engine/family/killteam/plugins/effects/table.ts';
import type { EffectStep } from '../../../../src/engine/family/killteam/tables/effect.ts';
import { fetchBoards } from '../../../../src/engine/systems/boards.ts';
import { byItself } from '../../../../src/engine/view/byItself.ts';
import { block, mapOf, stands, takeUp } from '../../../support/board/onBoard.ts';
import { activate, fight, play, type Play } from '../../../support/decide.ts';
import { battleOf, cultist, devastating, ENGAGED, knife, thug, vex } from '../../../support/duel.ts';
import { A, activates, B, battle2021, blade, gun, op, Play2021, rule } from '../../../support/play2021.ts';
import { evolveAll } from '../../../support/fold.ts';
import { withCp } from '../../../support/sides.ts';
import { changed } from '../../../support/traits.ts';

beforeAll(() => fetchBoards());

/** Inches between the middles of two bases of 28.5 mm that are so many inches apart. */
const apart = (inches: number): number => inches + 28.5 / 25.4;
const NEXT = apart(0.2);

type Asked = Play | Play2021;
const stateIn = (at: Asked): BattleState => (at instanceof Play2021 ? at.state : at.midway);

function ticksOf({ pending }: Asked): Extract<Request, { kind: 'tick' }> {
  if (pending?.kind !== 'tick') throw new Error(`no ticks: ${pending?.kind ?? 'nothing'}`);
  return pending;
}
const answered = (at: Asked) => byItself(stateIn(at), at.pending);
const BY_ITSELF = { kind: 'apart' };

/** Firm within and beyond so many inches, and asked where half a millimetre decides. */
function judges(
  at: (off: number) => Asked,
  { question, inches, who }: { question: string; inches: number; who: string },
) {
  const [near, far] = [at(inches - 0.5), at(inches + 0.5)];
  expect(ticksOf(near)).toMatchObject({ question, preset: [who], measured: { close: [], settles: true } });
  expect(ticksOf(far)).toMatchObject({ question, preset: [], measured: { close: [], settles: true } });
  expect([near, far].map(answered)).toEqual([BY_ITSELF, BY_ITSELF]);
  const almost = [at(inches - 0.01), at(inches + 0.01)];
  expect(almost.map((each) => ticksOf(each).measured?.close)).toEqual([[who], [who]]);
  expect(almost.map(answered)).toEqual([null, null]);
}

describe('ticks of 2021 on a board', () => {
  const tough = { wounds: 40, maxWounds: 40 };
  const shot = (id: string, x?: number) => (off: number) =>
    new Play2021(battle2021([op('a1', A, { weapons: [gun(rule(id, x))] }), op('b1', B, tough), op('b2', B, tough)]))
      .does(takeUp([], { a1: stands(3, 5), b1: stands(10, 5), b2: stands(10, 5 + apart(off)) }))
      .does(activates('a1'))
      .does({ type: 'shoot', weapon: 'gun', target: 'b1' });

  it('should say who is splashed', () => {
    judges((off) => shot('splash', 1)(off).answers([6, 6, 1, 1]), { question: 'splash', inches: 2, who: 'b2' });
  });

  it('should say whom Reap hurts, about either fighter', () => {
    const reaped = (off: number) =>
      new Play2021(
        battle2021([
          op('a1', A, { weapons: [blade(rule('reap', 2))] }),
          op('b1', B, { ...tough, weapons: [blade()] }),
          op('b2', B, tough),
        ]),
      )
        .does(takeUp([], { a1: stands(10, 5), b1: stands(10 + NEXT, 5), b2: stands(10 + NEXT, 5 + apart(off)) }))
        .does(activates('a1'))
        .does({ type: 'fight', weapon: 'blade', target: 'b1' })
        .answers([6, 1, 1, 1], [4, 1, 1, 1])
        .answers('strikeCritical');
    judges(reaped, { question: 'reap', inches: 1, who: 'b2' });
  });

  it('should leave the targets of Fusillade to whoever shoots, if there are any, asking only what half a millimetre decides', () => {
    const at = shot('fusillade');
    expect(ticksOf(at(1.5))).toMatchObject({ preset: ['b2'], measured: { close: [], settles: false } });
    expect(ticksOf(at(2.5))).toMatchObject({ preset: [], measured: { close: [], settles: true } });
    expect(ticksOf(at(1.99)).measured?.close).toEqual(['b2']);
    expect([1.5, 1.99].map((off) => answered(at(off)))).toEqual([null, null]);
    expect(answered(at(2.5))).not.toBeNull();
  });
});

describe('ticks of a fight on a board', () => {
  const engaged = { vex: stands(10, 5), cultist: stands(10 + NEXT, 5) };

  it('should say whom distance Devastating reaches', () => {
    const tough = { wounds: 40, maxWounds: 40 };
    const struck = (off: number) =>
      play(
        battleOf(
          [vex({ weapons: [knife({}, devastating(2, 2))] }), cultist({ ...tough, weapons: [knife()] }), thug(tough)],
          ENGAGED,
        ),
      )
        .does(takeUp([], { ...engaged, thug: stands(10 + NEXT, 5 + apart(off)) }))
        .does(activate('vex'))
        .does(fight())
        .answers([6, 1, 1], [1, 1, 1]);
    judges(struck, { question: 'devastating', inches: 2, who: 'thug' });
  });

  it('should say whether a friend who makes Hit better is near', () => {
    const icon = changed({ op: 'meleeAura', by: 1, inches: 3 });
    const attacked = (off: number) =>
      play(battleOf([vex(), cultist(), thug(icon)], { ...ENGAGED, turn: 'enemy' }))
        .does(takeUp([], { ...engaged, thug: stands(10 + NEXT, 5 + apart(off)) }))
        .does(activate('cultist'))
        .does(fight('vex'));
    judges(attacked, { question: 'inside', inches: 3, who: 'cultist' });
  });
});

describe('ticks of effects on a board', () => {
  const harm: EffectStep = {
    op: 'damage',
    to: { who: 'inside', side: 'enemy', filters: ['standing', 'other'], ofThis: true, inches: 3 },
    amount: { count: 0, sides: 3, plus: 1 },
  };
  const COUNTED: Command = { type: 'correct', correction: { what: 'cp', side: 'retinue', to: 3 } };

  it('should say who is within so many inches of somebody', () => {
    const hurts = (off: number) => {
      const start = play(battleOf([vex(), cultist(), thug()], withCp(0))).does(
        takeUp([], { vex: stands(3, 5), cultist: stands(20, 5), thug: stands(20, 5 + apart(off)) }),
      );
      const opened = openEffects(start.midway, [harm], {
        source: { kind: 'event', id: 'row', name: 'row' },
        subject: 'cultist',
        again: null,
      });
      return play(evolveAll(start.midway, opened)).does(COUNTED);
    };
    judges(hurts, { question: 'inside', inches: 3, who: 'thug' });
  });
});

describe('a close call by sight', () => {
  /** A wall between two of them up to so many inches from the left. */
  const board = (right: number): BattleBoard => ({
    map: mapOf(block('wall', { left: 8, near: 5.9, right, far: 6.1, high: 3 }, 'Heavy')),
    reading: 'thirdEdition',
    places: { cultist: stands(14, 5), thug: stands(14, 5 + apart(1)) },
  });
  const ticks = (right: number) =>
    geometry().ticksInArea(board(right), { middle: 'cultist', inches: 2, seen: true }, ['thug']);

  it('should be told where half a millimetre of terrain decides who is seen, well within the distance', () => {
    expect(ticks(12)).toMatchObject({ preset: ['thug'], measured: { close: [] } });
    expect(ticks(18)).toMatchObject({ preset: [], measured: { close: [] } });
    const sweep = Array.from({ length: 600 }, (_, at) => 12 + at / 100).map(ticks);
    const flips = sweep.flatMap((each, at) => {
      const next = sweep[at + 1];
      return next === undefined || each.preset.length === next.preset.length ? [] : [[each, next]];
    });
    expect(flips).toHaveLength(1);
    for (const each of flips.flat()) expect(each.measured?.close).toEqual(['thug']);
  });
});
