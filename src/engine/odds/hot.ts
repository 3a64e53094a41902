import { countTable } from './chances.ts';
import { type DamageChances, noChances } from './damageSums.ts';
import type { FailsRoll } from './successes.ts';

/**
 * Wounds to the shooter by Hot: one D6 afterwards; below the Hit (2 to 6, after all changes), twice the result.
 * Source: Kill Team (2024) core rules, weapon rule Hot.
 */
export function hotOdds(hit: number): DamageChances {
  const chances = noChances(2 * (hit - 1) + 1);
  chances[0] = (7 - hit) / 6;
  for (let face = 1; face < hit; face += 1) chances[2 * face] = 1 / 6;
  return chances;
}

const WOUNDS = 3;

interface Fails {
  readonly ones: number;
  readonly others: number;
}

/** The failed dice that stay once Ceaseless has taken the 1s and Balanced one failed die, a 1 first. */
function stayed({ rules }: FailsRoll, { ones, others }: Fails): Fails {
  if (rules.relentless) return { ones: 0, others: 0 };
  const left = { ones: rules.ceaseless ? 0 : ones, others };
  if (!rules.balanced) return left;
  return left.ones > 0 ? { ...left, ones: left.ones - 1 } : { ...left, others: Math.max(0, others - 1) };
}

/**
 * Wounds to the shooter where Hot hurts for attack dice discarded on a result of 1, after re-rolls of failed dice: 3 for each.
 * It hangs together with the damage, since dice that fail do none. Source: Kill Team (2021), weapon rule Hot.
 */
export function hotOfOnes(roll: FailsRoll): DamageChances {
  const { dice, faces } = roll;
  const failing = 6 - faces.successes;
  const chances = noChances(WOUNDS * dice + 1);
  for (let ones = 0; ones <= dice; ones += 1) {
    const one = countTable(1, 6)[dice]?.[ones] ?? 0;
    for (let others = 0; others <= dice - ones; others += 1) {
      const other = countTable(failing - 1, 5)[dice - ones]?.[others] ?? 0;
      const kept = stayed(roll, { ones, others });
      const again = ones + others - kept.ones - kept.others;
      for (const [fresh, part] of (countTable(1, 6)[again] ?? new Float64Array()).entries()) {
        const at = WOUNDS * (kept.ones + fresh);
        chances[at] = (chances[at] ?? 0) + one * other * part;
      }
    }
  }
  return chances;
}
