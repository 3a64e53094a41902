import { isOfBands } from './warBands/bandRulesets.ts';

/**
 * The games that a new battle can be of, the one offered first at the front. `prepares`: whether its packs prepare a retinue
 * against a force, two sides, or two war bands. `own`: packs of the player's own for it are chosen as they are; else they join the bundled one.
 */
export const OFFERED_GAMES = [
  { id: 'acolyte', prepares: 'retinue' },
  { id: 'kt3', prepares: 'sides' },
  { id: 'kt2021', prepares: 'sides', own: true },
  { id: 'kt2021-lite', prepares: 'sides', own: true },
  { id: 'vanguard', prepares: 'bands', own: true },
] as const;

/** Whether packs for this system are chosen side by side, and join no other. */
export const standsApart = (ruleset: string): boolean =>
  isOfBands(ruleset) || OFFERED_GAMES.some((game) => game.id === ruleset && 'own' in game);

export type OfferedGame = (typeof OFFERED_GAMES)[number];
