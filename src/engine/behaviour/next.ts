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
interface Kept {
  readonly by: 'canAttack' | 'threat' | 'notInCover' | 'closest' | 'lot';
  readonly left: readonly string[];
}

/** Who is activated, and why. */
export interface Next {
  readonly id: string;
  readonly why: readonly Kept[];
}

const CRITERIA: readonly { readonly by: Kept['by']; readonly worth: (candidate: Candidate) => number }[] = [
  { by: 'canAttack', worth: ({ canAttack }) => (canAttack === false ? 0 : 1) },
  { by: 'threat', worth: ({ canAttack, threat }) => (canAttack === false ? 0 : Math.round(threat * 1000)) },
  { by: 'notInCover', worth: ({ inCover }) => (inCover === false ? 1 : 0) },
  { by: 'closest', worth: ({ inches }) => (inches === null ? -Infinity : -inches) },
];

/**
 * The next enemy to activate (kill-team.md A9.2): who can Fight or Shoot and is the most dangerous in doing so, then who is
 * not in cover, then who is closest, then by `lot` (0 to `count - 1`). Only what is known already counts: the choice is made
 * before anything is asked. Null: there is nobody.
 */
export function nextEnemy(candidates: readonly Candidate[], lot: (count: number) => number): Next | null {
  let left = candidates;
  const why: Kept[] = [];
  for (const { by, worth } of CRITERIA) {
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
