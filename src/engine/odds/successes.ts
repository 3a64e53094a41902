import type { AttackBook } from '../core/attackBook.ts';
import type { AttackFaces } from './attackFaces.ts';
import { countTable, type CountChances, modeChances, numberAt } from './chances.ts';
import type { OddsRules } from './shot.ts';

/** A roll of attack dice in which failed dice alone are re-rolled. */
export interface FailsRoll {
  readonly book: AttackBook;
  readonly dice: number;
  readonly faces: AttackFaces;
  readonly rules: OddsRules;
}

const NO_DICE: CountChances = Float64Array.of(1);

/** For so many failed dice the chances of each number of them that Ceaseless re-rolls: none without it. */
function ceaselessOf({ book, faces, rules }: FailsRoll, fails: number): CountChances {
  if (!rules.ceaseless) return NO_DICE;
  const failing = 6 - faces.successes;
  return book.ceaseless === 'anyFace' ? modeChances(failing, fails) : (countTable(1, failing)[fails] ?? NO_DICE);
}

function addFresh(sums: Float64Array, fresh: CountChances, first: number, chance: number): void {
  for (let more = 0; more < fresh.length; more += 1)
    sums[first + more] = numberAt(sums, first + more) + chance * numberAt(fresh, more);
}

/** Ceaseless takes the failed result shown most often, or by the book all 1s, then Balanced one failed die that is left. */
function withSomeAgain(roll: FailsRoll): CountChances {
  const { dice, faces, rules } = roll;
  const sums = new Float64Array(dice + 1);
  const failed = countTable(6 - faces.successes, 6)[dice] ?? NO_DICE;
  const fresh = countTable(faces.successes, 6);
  for (let fails = 0; fails <= dice; fails += 1) {
    const named = ceaselessOf(roll, fails);
    for (let again = 0; again < named.length; again += 1) {
      const rerolled = rules.balanced && again < fails ? again + 1 : again;
      const chance = numberAt(failed, fails) * numberAt(named, again);
      addFresh(sums, fresh[rerolled] ?? NO_DICE, dice - fails, chance);
    }
  }
  return sums;
}

/**
 * The chances of each number of successes among the rolled dice, after re-rolls of failed dice. How many of them are critical
 * does not depend on it: each is with the share of critical faces among the successful.
 *
 * Source: Kill Team (2024) core rules, re-rolls; weapon rules Balanced, Ceaseless, Relentless.
 */
export function successesOf(roll: FailsRoll): CountChances {
  const { dice, faces, rules } = roll;
  const failing = 6 - faces.successes;
  if (rules.relentless) return countTable(36 - failing * failing, 36)[dice] ?? Float64Array.of();
  if (rules.ceaseless || rules.balanced) return withSomeAgain(roll);
  return countTable(faces.successes, 6)[dice] ?? Float64Array.of();
}
