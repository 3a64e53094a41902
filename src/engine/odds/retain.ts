import type { OddsShot } from './shot.ts';

/** Successes as one number: `crits * SIDE + normals`, at most 63 of each. */
export const SIDE = 64;
const SIDE_BITS = 6;

export const critsOf = (successes: number): number => successes >> SIDE_BITS;
export const normalsOf = (successes: number): number => successes & (SIDE - 1);

/** What of a weapon speaks when dice are retained; `kept`: dice kept by Accurate, normal successes that were not rolled. */
export interface Retaining {
  readonly kept: number;
  readonly punishing: boolean;
  readonly rending: boolean;
  readonly severe: boolean;
  readonly obscured: boolean;
  readonly retainOnce: boolean;
  readonly obscuredTakesAccurate: boolean;
}

/** The rolled dice by grade. */
export interface RolledDice {
  readonly crits: number;
  readonly normals: number;
  readonly fails: number;
}

/** The rules of a shot for so many dice kept by Accurate; in a fight nothing is obscured. */
export const retaining = ({ weapon, target, readings }: OddsShot, kept: number): Retaining => ({
  kept,
  punishing: weapon.rules.punishing,
  rending: weapon.rules.rending,
  severe: weapon.rules.severe,
  obscured: target.obscured,
  ...readings,
});

/** Obscured: every success is normal and one of them goes. */
function obscuredSuccesses({ kept, obscuredTakesAccurate }: Retaining, rolled: number): number {
  if (rolled === 0 && !obscuredTakesAccurate) return kept;
  return Math.max(0, rolled + kept - 1);
}

/** Punishing, then Rending, when a critical success was rolled. */
function withCrits(rules: Retaining, { crits, normals, fails }: RolledDice): number {
  const punished = rules.punishing && fails > 0 ? 1 : 0;
  const total = normals + rules.kept + punished;
  const rends = rules.rending && (rules.retainOnce ? normals : total) > 0;
  return rends ? (crits + 1) * SIDE + total - 1 : crits * SIDE + total;
}

/**
 * The successes that are retained of a roll, every rule used that can be. A die is retained once, so Rending takes no normal
 * success of Accurate or Punishing; Severe changes a success, so it may, but Punishing and Rending do not follow from it.
 *
 * Source: Kill Team (2024) core rules, attack dice; weapon rules Accurate, Punishing, Rending, Severe; update log of 17 June.
 */
export function retained(rules: Retaining, rolled: RolledDice): number {
  const { crits, normals } = rolled;
  if (rules.obscured) return obscuredSuccesses(rules, crits + normals);
  if (crits > 0) return withCrits(rules, rolled);
  const total = normals + rules.kept;
  return rules.severe && total > 0 ? SIDE + total - 1 : total;
}

const choices = (has: boolean): readonly boolean[] => (has ? [true, false] : [false]);

/** Every use of the rules that may be used or not, the one that uses all of them first. */
export const waysToRetain = (rules: Retaining): readonly Retaining[] =>
  choices(rules.severe).flatMap((severe) =>
    choices(rules.punishing).flatMap((punishing) =>
      choices(rules.rending).map((rending) => ({ ...rules, severe, punishing, rending })),
    ),
  );
