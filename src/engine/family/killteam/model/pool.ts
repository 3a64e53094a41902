import * as z from 'zod/mini';

export const GRADES = ['critical', 'normal', 'fail'] as const;
export type Grade = (typeof GRADES)[number];

/**
 * A die as it lies on the table. `face` is null when the player gave counts instead of faces; then `grade` says what it
 * shows. `was` is the face before its re-roll; a die with `rerolled` is never re-rolled again.
 */
export const rolledDie = z.strictObject({
  face: z.nullable(z.int().check(z.minimum(1), z.maximum(6))),
  grade: z.nullable(z.enum(GRADES)),
  was: z.nullable(z.int()),
  rerolled: z.boolean(),
});
export type RolledDie = z.infer<typeof rolledDie>;

/**
 * A die of a pool after classification. `die` is its index among the rolled dice, null for one kept unrolled (Accurate,
 * cover). `by` names the rule that retained or changed it: a die that has one cannot be retained again. `spent`: struck,
 * blocked or discarded during a fight.
 */
export const poolDie = z.strictObject({
  die: z.nullable(z.int()),
  face: z.nullable(z.int()),
  grade: z.enum(GRADES),
  by: z.nullable(z.string()),
  spent: z.boolean(),
});
export type PoolDie = z.infer<typeof poolDie>;
export type Pool = readonly PoolDie[];

/** Successes needed: `hit` is the lowest normal success (any integer, 6 and 1 decide first), `critical` the lowest crit. */
export interface Thresholds {
  readonly hit: number;
  readonly critical: number;
}

const gradeOf = (face: number, { hit, critical }: Thresholds): Grade => {
  if (face === 6) return 'critical';
  if (face === 1 || face < hit) return 'fail';
  return face >= critical ? 'critical' : 'normal';
};

/** Kill Team 3 A4 step 3.3: 6 crit, 1 fail, then Hit and Lethal on natural faces; counted dice keep their grade. */
export const classify = (dice: readonly RolledDie[], thresholds: Thresholds): Pool =>
  dice.map((rolled, die) => ({
    die,
    face: rolled.face,
    grade: rolled.face === null ? (rolled.grade ?? 'fail') : gradeOf(rolled.face, thresholds),
    by: null,
    spent: false,
  }));

/** A success kept without rolling. */
export const keptDie = (grade: Grade, by: string): PoolDie => ({ die: null, face: null, grade, by, spent: false });

/** Unspent dice of a grade. */
export const count = (pool: Pool, grade: Grade): number =>
  pool.filter((die) => die.grade === grade && !die.spent).length;

/** The pool with its first matching die changed to `grade` by `rule`; the same reference when no die matches. */
export const regradeFirst = (
  pool: Pool,
  matches: (die: PoolDie) => boolean,
  change: { readonly grade: Grade; readonly by: string },
): Pool => {
  const at = pool.findIndex(matches);
  return at < 0 ? pool : pool.map((die, index) => (index === at ? { ...die, ...change } : die));
};

/** Marks the first unspent die of that grade as spent. */
export const spendFirst = (pool: Pool, grade: Grade): Pool => {
  const at = pool.findIndex((die) => die.grade === grade && !die.spent);
  return at < 0 ? pool : pool.map((die, index) => (index === at ? { ...die, spent: true } : die));
};
