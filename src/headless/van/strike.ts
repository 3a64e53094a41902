import * as z from 'zod/mini';
import { attackDice, hitTest } from '../../engine/family/vanguard/rules/attacks/hitRoll.ts';
import { successes } from '../../engine/family/vanguard/rules/dice/grade.ts';
import { REROLL_COST } from '../../engine/family/vanguard/rules/dice/reroll.ts';
import type { Modifier } from '../../engine/family/vanguard/rules/modifiers/modifier.ts';
import { rollOf } from './dice.ts';
import { strikeShape, type WeaponCase } from './shapes.ts';
import { type After, suffer, type Suffered, told } from './suffer.ts';

const strike = z.object(strikeShape);
/** What a case says of an attack at one target. */
export type StrikeCase = z.infer<typeof strike>;

/** With what, with how many dice of its card, at whom, and what changes it. */
export interface Strike {
  readonly w: WeaponCase;
  readonly dice: number;
  readonly t: Suffered['t'];
  readonly modifiers: readonly Modifier[];
}

/** What came of it: what the contract tells, and what else depends on it. */
export interface Struck {
  readonly told: ReturnType<typeof told> & { readonly hits: number; readonly cp?: number };
  readonly hits: number;
  readonly after: After;
}

const rerollCp = ({ hitRerolls = [], armRerolls = [] }: StrikeCase): number =>
  (hitRerolls.length + armRerolls.length) * REROLL_COST;

/** The hits of the roll given. Throws what is wrong with its dice. */
function hitsOf({ w, dice, modifiers }: Strike, { hitRoll, hitRerolls = [] }: StrikeCase, path: string): number {
  const roll = { faces: hitRoll, rerolls: hitRerolls, count: attackDice(dice, modifiers) };
  return successes(rollOf(roll, `${path}hitRoll`, `${path}hitRerolls`), hitTest(w, modifiers));
}

/** One attack at one target with the dice given. `path`: where they stand in the case. Throws what is wrong with them. */
export function resolveStrike(how: Strike, given: StrikeCase, path = ''): Struck {
  const { armRoll = [], armRerolls = [], useInvuln = false, mortal = 0, recovery } = given;
  const hits = hitsOf(how, given, path);
  const { w, t, modifiers } = how;
  const outcome = suffer(
    { t, hits, ap: w.ap, d: w.d, mortal, modifiers, useInvuln, armRoll, armRerolls, recovery },
    path,
  );
  const cp = rerollCp(given);
  return { told: { hits, ...told(outcome), ...(cp > 0 && { cp }) }, hits, after: outcome.after };
}
