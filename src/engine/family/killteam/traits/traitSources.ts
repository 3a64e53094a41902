/** What a trait can be of. */
export const TRAIT_SOURCES = [
  'card',
  'background',
  'honour',
  'scar',
  'ploy',
  'equipment',
  'armour',
  'power',
  'level',
  'base',
] as const;
