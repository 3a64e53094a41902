/** What comes down on a model: hits with their AP, mortal wounds. */
export interface Hurt {
  readonly hits: number;
  readonly ap: number;
  readonly mortal: number;
}

/** "2 hits with AP 2, 1 mortal wound". */
export const hurtBy = ({ hits, ap, mortal }: Hurt): string =>
  [
    hits > 0 && `${hits === 1 ? '1 hit' : `${hits} hits`}${ap > 0 ? ` with AP ${ap}` : ''}`,
    mortal > 0 && (mortal === 1 ? '1 mortal wound' : `${mortal} mortal wounds`),
  ]
    .filter(Boolean)
    .join(', ');
