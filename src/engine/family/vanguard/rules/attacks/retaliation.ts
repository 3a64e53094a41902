/** What is so of a model that has been attacked, when the attack is over. */
export interface Attacked {
  readonly byMelee: boolean;
  /** The attack was itself a retaliation. */
  readonly isRetaliation: boolean;
  /** The attack was made because the attacked one was leaving. */
  readonly isDisengage: boolean;
  readonly inPlay: boolean;
  readonly down: boolean;
  readonly fatigued: boolean;
  readonly hasMelee: boolean;
}

/** Why a model does not strike back. */
export type NoRetaliation = 'notMelee' | 'isRetaliation' | 'disengage' | 'removed' | 'down' | 'fatigued' | 'noMelee';

/**
 * Whether the attacked one may make one melee attack back, which fatigues it; null: it may (V-60). Nobody does so to shooting,
 * to a retaliation, to the attack at its leaving, when out of play, down (V-42), fatigued, or without a melee attack
 * (X-74).
 */
export function whyNoRetaliation(attacked: Attacked): NoRetaliation | null {
  if (!attacked.byMelee) return 'notMelee';
  if (attacked.isRetaliation) return 'isRetaliation';
  if (attacked.isDisengage) return 'disengage';
  if (!attacked.inPlay) return 'removed';
  if (attacked.down) return 'down';
  if (attacked.fatigued) return 'fatigued';
  return attacked.hasMelee ? null : 'noMelee';
}
