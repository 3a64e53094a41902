/** Weapon rules of the column `!` of a datacard: they need a critical hit (K-06). */
export const CRITICAL_RULES: readonly string[] = ['mw', 'p', 'reap', 'rending', 'splash', 'stun'];
