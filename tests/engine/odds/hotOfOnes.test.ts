import { describe, expect, test } from 'vitest';
import { editionOf } from '../../../src/content/oddsEditions.ts';
import { hotOfOnes } from '../../../src/engine/odds/hot.ts';
import { NO_RULES } from '../../../src/engine/odds/shot.ts';

const DICE = 3;
const HIT = 4;
const FACES = [1, 2, 3, 4, 5, 6];
const BOOK = editionOf('kt21').book;

const rolls = (dice: number): readonly (readonly number[])[] =>
  dice === 0 ? [[]] : rolls(dice - 1).flatMap((roll) => FACES.map((face) => [...roll, face]));

const onesOf = (roll: readonly number[]): number => roll.filter((face) => face === 1).length;

/** The places of the dice that are rolled once more: by Ceaseless all ones, by Balanced one failed die, a 1 first. */
function againOf(roll: readonly number[], rule: 'ceaseless' | 'balanced' | 'relentless' | null): readonly number[] {
  const places = [...roll.keys()];
  const failed = places.filter((at) => (roll[at] ?? 6) < HIT);
  const ones = places.filter((at) => roll[at] === 1);
  if (rule === 'ceaseless') return ones;
  if (rule === 'relentless') return failed;
  return rule === 'balanced' ? [...ones, ...failed].slice(0, 1) : [];
}

/** The chance of each number of wounds, by counting every roll and every roll of what is rolled again. */
function counted(rule: Parameters<typeof againOf>[1]): readonly number[] {
  const chances = Array.from({ length: 3 * DICE + 1 }, () => 0);
  for (const roll of rolls(DICE)) {
    const again = againOf(roll, rule);
    const kept = roll.filter((_, at) => !again.includes(at));
    for (const fresh of rolls(again.length)) {
      const at = 3 * (onesOf(kept) + onesOf(fresh));
      chances[at] = (chances[at] ?? 0) + 1 / 6 ** (DICE + again.length);
    }
  }
  return chances;
}

describe('Hot where each attack die discarded on a 1 hurts', () => {
  test.each([null, 'ceaseless', 'balanced', 'relentless'] as const)('re-rolls by %s', (rule) => {
    const rules = rule === null ? NO_RULES : { ...NO_RULES, [rule]: true };
    const odds = hotOfOnes({ book: BOOK, dice: DICE, faces: { crits: 1, successes: 7 - HIT }, rules });
    expect(odds).toHaveLength(3 * DICE + 1);
    for (const [wounds, chance] of counted(rule).entries()) expect(odds[wounds]).toBeCloseTo(chance, 12);
  });
});
