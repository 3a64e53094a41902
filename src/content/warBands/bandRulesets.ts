/** Systems whose packs have war bands in place of operatives, weapons and missions. */
const OF_BANDS: readonly string[] = ['vanguard'];

/** Whether packs for this system have war bands. */
export const isOfBands = (ruleset: string): boolean => OF_BANDS.includes(ruleset);
