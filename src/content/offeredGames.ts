/**
 * The games that a new battle can be of, the one offered first at the front. `prepares`: whether its packs prepare a retinue
 * against a force, or two sides.
 */
export const OFFERED_GAMES = [
  { id: 'acolyte', prepares: 'retinue' },
  { id: 'kt3', prepares: 'sides' },
  { id: 'kt2021', prepares: 'sides' },
  { id: 'kt2021-lite', prepares: 'sides' },
] as const;

export type OfferedGame = (typeof OFFERED_GAMES)[number];
