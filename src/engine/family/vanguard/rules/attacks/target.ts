/** What is so between an attack and one target. */
export interface TargetFacts {
  /** Shooting: with any enemy; melee: with the attacker. */
  readonly engaged: boolean;
  readonly inRange: boolean;
  readonly inSight: boolean;
}

/** Why a model is no target. */
export type NoTarget = 'engaged' | 'notEngaged' | 'range' | 'noSight';

/** Whether a model may be shot at; null: it may. It is in range, seen (V-53) and engaged with nobody (V-40). */
export function whyNotShot({ engaged, inRange, inSight }: TargetFacts): NoTarget | null {
  if (engaged) return 'engaged';
  if (!inRange) return 'range';
  return inSight ? null : 'noSight';
}

/** Whether a model may be struck; null: it may. It is engaged with the attacker (V-54), in range of this attack, seen (V-53). */
export function whyNotStruck({ engaged, inRange, inSight }: TargetFacts): NoTarget | null {
  if (!engaged) return 'notEngaged';
  if (!inRange) return 'range';
  return inSight ? null : 'noSight';
}
