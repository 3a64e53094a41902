/** An attack of a card, as far as engagement goes. */
export interface ReachingAttack {
  readonly kind: 'ranged' | 'melee';
  readonly range: number;
}

/** A model's engagement range: its longest melee range in inches (V-39); null: it has no melee attack, and so none. */
export function engagementRange(attacks: readonly ReachingAttack[]): number | null {
  const ranges = attacks.filter(({ kind }) => kind === 'melee').map(({ range }) => range);
  return ranges.length === 0 ? null : Math.max(...ranges);
}
