/** An enemy that may be activated, as far as is known without asking. */
export interface Candidate {
  readonly id: string;
  /** Whether it can Fight or Shoot in this activation; null: not known, taken as so (threat principle). */
  readonly canAttack: boolean | null;
  /** The most it is expected to do to somebody: the share of its target's wounds. */
  readonly threat: number;
  /** In cover from the retinue; null: not known, counts as in cover. */
  readonly inCover: boolean | null;
  /** Inches to the closest of the retinue; null: not known, counts as farther than any that is. */
  readonly inches: number | null;
}

/** How one criterion thinned the candidates out: ids that were left. */
interface KeptBy<By extends string> {
  readonly by: By | 'lot';
  readonly left: readonly string[];
}

/** Who is taken, and why. */
export interface NextBy<By extends string> {
  readonly id: string;
  readonly why: readonly KeptBy<By>[];
}

/** Something by which candidates are compared: those of the greatest worth stay. */
export interface NextCriterion<C, By extends string> {
  readonly by: By;
  readonly worth: (candidate: C) => number;
}

type EnemyBy = 'canAttack' | 'threat' | 'notInCover' | 'closest';
export type Next = NextBy<EnemyBy>;

const CRITERIA: readonly NextCriterion<Candidate, EnemyBy>[] = [
  { by: 'canAttack', worth: ({ canAttack }) => (canAttack === false ? 0 : 1) },
  { by: 'threat', worth: ({ canAttack, threat }) => (canAttack === false ? 0 : Math.round(threat * 1000)) },
  { by: 'notInCover', worth: ({ inCover }) => (inCover === false ? 1 : 0) },
  { by: 'closest', worth: ({ inches }) => (inches === null ? -Infinity : -inches) },
];

/** One of these: by one criterion after the other, then by `lot` (0 to `count - 1`). Null: there is nobody. */
export function nextBy<C extends { readonly id: string }, B extends string>(
  criteria: readonly NextCriterion<C, B>[],
  candidates: readonly C[],
  lot: (count: number) => number,
): NextBy<B> | null {
  let left = candidates;
  const why: KeptBy<B>[] = [];
  for (const { by, worth } of criteria) {
    if (left.length < 2) break;
    const best = Math.max(...left.map(worth));
    const kept = left.filter((candidate) => worth(candidate) === best);
    if (kept.length < left.length) why.push({ by, left: kept.map(({ id }) => id) });
    left = kept;
  }
  const drawn = left.length > 1 ? left[lot(left.length)] : left[0];
  if (drawn === undefined) return null;
  return { id: drawn.id, why: left.length > 1 ? [...why, { by: 'lot', left: [drawn.id] }] : why };
}

/**
 * The next enemy to activate (kill-team.md A9.2): who can Fight or Shoot and is the most dangerous in doing so, then who is
 * not in cover, then who is closest, then by `lot` (0 to `count - 1`). Only what is known already counts: the choice is made
 * before anything is asked. Null: there is nobody.
 */
export const nextEnemy = (candidates: readonly Candidate[], lot: (count: number) => number): Next | null =>
  nextBy(CRITERIA, candidates, lot);
