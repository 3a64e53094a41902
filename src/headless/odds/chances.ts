import type { DamageChances } from '../../engine/odds/damageSums.ts';

/** The chances by damage as a case writes them: those of 0 left out. */
export const written = (chances: DamageChances): Readonly<Record<string, number>> =>
  Object.fromEntries([...chances.entries()].filter(([, chance]) => chance > 0));
