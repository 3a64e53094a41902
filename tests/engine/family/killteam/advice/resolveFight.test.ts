import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterMove,
  isOver,
  legalMoves,
  withDice,
  type Duel,
  type FightSide,
} from '../../../../../src/engine/family/killteam/attack/fight/fightMoves.ts';
import {
  resolveFight,
  type FightOutcome,
  type FightPosition,
} from '../../../../../src/engine/family/killteam/advice/fight/resolveFight.ts';
import { fighter, fighters } from '../../../../support/fighters.ts';

const sides = fc.constantFrom<FightSide>('attacker', 'defender');

function positions(dice: number): fc.Arbitrary<FightPosition> {
  return fc.record({ toMove: sides, attacker: fighters(dice), defender: fighters(dice) });
}

function duelOf({ toMove, attacker, defender }: FightPosition): Duel {
  return toMove === 'attacker'
    ? { side: toMove, mover: attacker, other: defender }
    : { side: toMove, mover: defender, other: attacker };
}

/** What a side wants of the end of a fight, most important first. */
function wishes(side: FightSide, start: FightPosition, end: FightOutcome): readonly number[] {
  const attackerLost = start.attacker.wounds - end.attackerLeft;
  const defenderLost = start.defender.wounds - end.defenderLeft;
  const kills = Number(end.defenderLeft === 0) - Number(end.attackerLeft === 0);
  return side === 'attacker'
    ? [kills, defenderLost - attackerLost, defenderLost]
    : [-kills, attackerLost - defenderLost, attackerLost];
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((wish, index) => wish !== other[index]);
  return (one[at] ?? 0) - (other[at] ?? 0);
}

/** The end of a fight by plain search over whole lines of play, remembering nothing. */
function plainEnd(duel: Duel, start: FightPosition, wasted: boolean): FightOutcome {
  if (isOver(duel)) {
    const [attacker, defender] = duel.side === 'attacker' ? [duel.mover, duel.other] : [duel.other, duel.mover];
    return { attackerLeft: attacker.wounds, defenderLeft: defender.wounds };
  }
  const ends = legalMoves(duel)
    .filter((move) => wasted || move.kind === 'strike' || move.cancels !== null)
    .map((move) => plainEnd(afterMove(duel, move), start, wasted));
  return ends.reduce((best, end) =>
    compare(wishes(duel.side, start, end), wishes(duel.side, start, best)) > 0 ? end : best,
  );
}

describe('resolveFight', () => {
  it('should block the last enemy die before it kills, then kill', () => {
    const advice = resolveFight({
      toMove: 'attacker',
      attacker: fighter({ crits: 2, normals: 1, wounds: 3 }),
      defender: fighter({ normals: 1 }),
    });
    expect(advice.best).toEqual({ kind: 'block', with: 'normal', cancels: 'normal' });
    expect(advice.outcome).toEqual({ attackerLeft: 3, defenderLeft: 0 });
  });

  it('should strike when the strike kills', () => {
    const advice = resolveFight({
      toMove: 'defender',
      attacker: fighter({ crits: 2, wounds: 3 }),
      defender: fighter({ normals: 2, wounds: 1 }),
    });
    expect(advice.mover).toBe('defender');
    expect(advice.best).toEqual({ kind: 'strike', with: 'normal' });
    expect(advice.outcome).toEqual({ attackerLeft: 0, defenderLeft: 1 });
  });

  it('should prefer to inflict more when the difference is the same', () => {
    const { options } = resolveFight({
      toMove: 'attacker',
      attacker: fighter({ crits: 1, normals: 1, damage: { normal: 1, critical: 2 }, wounds: 10 }),
      defender: fighter({ crits: 1, normals: 1, damage: { normal: 4, critical: 5 }, wounds: 10 }),
    });
    expect(options.slice(0, 2)).toEqual([
      { move: { kind: 'block', with: 'normal', cancels: 'normal' }, outcome: { attackerLeft: 5, defenderLeft: 8 } },
      { move: { kind: 'block', with: 'critical', cancels: 'critical' }, outcome: { attackerLeft: 6, defenderLeft: 9 } },
    ]);
  });

  it('should list the end of every legal move, best first', () => {
    const advice = resolveFight({
      toMove: 'attacker',
      attacker: fighter({ crits: 1, damage: { normal: 2, critical: 3 }, wounds: 2 }),
      defender: fighter({ normals: 1, damage: { normal: 2, critical: 3 }, wounds: 12 }),
    });
    expect(advice.options).toEqual([
      { move: { kind: 'block', with: 'critical', cancels: 'normal' }, outcome: { attackerLeft: 2, defenderLeft: 12 } },
      { move: { kind: 'strike', with: 'critical' }, outcome: { attackerLeft: 0, defenderLeft: 9 } },
      { move: { kind: 'block', with: 'critical', cancels: null }, outcome: { attackerLeft: 0, defenderLeft: 12 } },
    ]);
  });

  it('should advise the other side when the one to move has no dice', () => {
    const advice = resolveFight({
      toMove: 'attacker',
      attacker: fighter(),
      defender: fighter({ normals: 1 }),
    });
    expect([advice.mover, advice.best]).toEqual(['defender', { kind: 'strike', with: 'normal' }]);
  });

  it('should advise nothing when all dice are resolved', () => {
    const advice = resolveFight({ toMove: 'attacker', attacker: fighter(), defender: fighter({ wounds: 5 }) });
    expect(advice).toEqual({
      mover: null,
      best: null,
      options: [],
      outcome: { attackerLeft: 8, defenderLeft: 5 },
    });
  });

  it('should advise nothing when somebody is at 0 wounds', () => {
    const advice = resolveFight({
      toMove: 'attacker',
      attacker: fighter({ normals: 1 }),
      defender: fighter({ normals: 1, wounds: 0 }),
    });
    expect([advice.best, advice.options]).toEqual([null, []]);
  });

  it('should strike rather than waste a die that inflicts nothing', () => {
    const advice = resolveFight({
      toMove: 'attacker',
      attacker: fighter({ normals: 1, damage: { normal: 0, critical: 0 } }),
      defender: fighter(),
    });
    expect(advice.best).toEqual({ kind: 'strike', with: 'normal' });
  });

  it('should answer for eight dice against eight at 24 wounds', () => {
    const fighting = { crits: 4, normals: 4, wounds: 24 };
    const { options } = resolveFight({
      toMove: 'attacker',
      attacker: fighter(fighting),
      defender: fighter({ ...fighting, shock: true }),
    });
    expect(options).toHaveLength(7);
  });

  it('should end as a plain search over all lines of play ends', () => {
    fc.assert(
      fc.property(positions(2), (position) => {
        const { options } = resolveFight(position);
        const duel = withDice(duelOf(position));
        for (const { move, outcome } of options) {
          expect(outcome).toEqual(plainEnd(afterMove(duel, move), position, false));
        }
      }),
    );
  });

  it('should lose nothing by not expecting blocks that stop nothing', () => {
    fc.assert(
      fc.property(positions(2), (position) => {
        const wanted = wishes('attacker', position, plainEnd(withDice(duelOf(position)), position, true));
        const found = wishes('attacker', position, resolveFight(position).outcome);
        expect(found.slice(0, 2)).toEqual(wanted.slice(0, 2));
      }),
    );
  });

  it('should never do worse with one more normal die', () => {
    fc.assert(
      fc.property(fighters(3), fighters(3), (mover, defender) => {
        const attacker = { ...mover, normals: mover.normals + 1 };
        const before: FightPosition = { toMove: 'attacker', attacker: mover, defender };
        const after: FightPosition = { toMove: 'attacker', attacker, defender };
        const less = wishes('attacker', before, resolveFight(before).outcome).slice(0, 2);
        const more = wishes('attacker', after, resolveFight(after).outcome).slice(0, 2);
        expect(compare(more, less)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('should reach the announced end in as many moves as there are dice at most', () => {
    fc.assert(
      fc.property(positions(4), (start) => {
        const announced = resolveFight(start).outcome;
        let position = start;
        let moves = 0;
        for (let advice = resolveFight(position); advice.best !== null; advice = resolveFight(position)) {
          const next = afterMove(withDice(duelOf(position)), advice.best);
          const [attacker, defender] = next.side === 'attacker' ? [next.mover, next.other] : [next.other, next.mover];
          position = { toMove: next.side, attacker, defender };
          moves += 1;
        }
        const dice = [start.attacker, start.defender].reduce((sum, { crits, normals }) => sum + crits + normals, 0);
        expect(moves).toBeLessThanOrEqual(dice);
        expect(wishes('attacker', start, resolveFight(position).outcome).slice(0, 2)).toEqual(
          wishes('attacker', start, announced).slice(0, 2),
        );
      }),
    );
  });
});
