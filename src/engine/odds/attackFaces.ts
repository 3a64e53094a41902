import type { OddsWeapon } from './shot.ts';

/** How many of the six faces of an attack die are critical, how many any success. */
export interface AttackFaces {
  readonly crits: number;
  readonly successes: number;
}

/**
 * The faces of a weapon's attack dice: a success at or above Lethal is critical, a 6 always is, a 1 never succeeds.
 * Source: Kill Team (2024) core rules, attack dice; weapon rule Lethal.
 */
export function attackFaces({ hit, rules }: OddsWeapon): AttackFaces {
  const successes = 7 - hit;
  const lethal = rules.lethal === 0 ? 1 : 7 - rules.lethal;
  return { successes, crits: Math.min(successes, Math.max(1, lethal)) };
}
