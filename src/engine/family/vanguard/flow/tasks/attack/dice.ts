import type { RolledDie } from '../../../model/attackTask.ts';
import type { BattleState } from '../../../model/battle.ts';
import type { BattleEvent } from '../../../model/event.ts';
import { sideById } from '../../../model/lookup.ts';
import { owing } from '../../../rules/dice/explosions.ts';
import { type Grade, grade, type Test } from '../../../rules/dice/grade.ts';
import { REROLL_COST, rerollable } from '../../../rules/dice/reroll.ts';
import { type Go, option, pick, roll } from '../../go.ts';

const KEEP = 'keep';

/** A hit or an armour roll. `count`: dice it begins with; `enough`: successes from which on nothing changes any more. */
export interface PoolRoll {
  readonly roll: 'hit' | 'armour';
  readonly side: string;
  readonly model: string;
  readonly count: number;
  readonly test: Test;
  readonly dice: readonly RolledDie[];
  readonly reroll: number | null;
  readonly enough: number | null;
}

/** How many of these dice succeed. */
export const successesIn = ({ dice, test }: Pick<PoolRoll, 'dice' | 'test'>): number =>
  dice.filter(({ face }) => grade(face, test) === 'success').length;

/** Dice that may be rolled again (V-36), those that failed apart from those that succeeded. */
export function rerollableIn({ dice, test }: Pick<PoolRoll, 'dice' | 'test'>): {
  readonly failed: readonly number[];
  readonly succeeded: readonly number[];
} {
  const graded = (wanted: Grade): readonly number[] =>
    rerollable(dice).filter((at) => grade(dice[at]?.face ?? 1, test) === wanted);
  return { failed: graded('fail'), succeeded: graded('success') };
}

const asked = (state: BattleState, pool: PoolRoll, from: readonly (number | null)[]): Go => {
  const { side, model: operative, test } = pool;
  return roll(state, pool.roll, { side, operative, count: from.length, test }, (faces) => [
    {
      type: 'diceRolled',
      roll: pool.roll,
      dice: faces.map((face, at) => ({ face, from: from[at] ?? null, was: null })),
    },
  ]);
};

function again(state: BattleState, { roll: which, side, model, test, dice }: PoolRoll, die: number): Go {
  const from = dice[die]?.face ?? 1;
  return roll(state, 'reroll', { side, operative: model, count: 1, test }, ([face = 1]) => [
    { type: 'dieRerolled', roll: which, die, from, face },
  ]);
}

/** Asked once a die has failed; then whichever may be taken, the failed ones first. */
function mayReroll(state: BattleState, pool: PoolRoll, kept: readonly BattleEvent[]): Go {
  const { failed, succeeded } = rerollableIn(pool);
  if (failed.length === 0 || sideById(state, pool.side).cp < REROLL_COST) return null;
  const { side, model: operative } = pool;
  const dice = [...failed, ...succeeded].map((at) =>
    option(String(at), 'die', { face: pool.dice[at]?.face ?? 0, cp: REROLL_COST }, REROLL_COST),
  );
  const options = [option(KEEP, 'keepDice'), ...dice];
  return pick(state, 'rerollDie', { side, operative, options, usual: KEEP }, (said) =>
    said === KEEP ? kept : [{ type: 'rerollBought', roll: pool.roll, die: Number(said), side, cp: REROLL_COST }],
  );
}

/**
 * A roll as it goes on: its dice, one more for each 6, asked for again and again; then dice for command points, one after the
 * other (V-36); `kept`: what follows when the dice stay as they lie.
 */
export function poolGoes(state: BattleState, pool: PoolRoll, kept: readonly BattleEvent[]): Go {
  const { dice, count, reroll, enough } = pool;
  if (reroll !== null) return again(state, pool, reroll);
  if (dice.length === 0 && count > 0)
    return asked(
      state,
      pool,
      Array.from({ length: count }, () => null),
    );
  if (enough !== null && successesIn(pool) >= enough) return { events: kept };
  const open = owing(dice);
  if (open.length > 0) return asked(state, pool, open);
  return mayReroll(state, pool, kept) ?? { events: kept };
}
