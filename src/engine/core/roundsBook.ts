import { wholeInches } from './inches.ts';

/** The natural result of a die that succeeds whatever is against it, and brings one more (V-12). */
export const NATURAL_SUCCESS = 6;
/** The natural result that fails whatever helps it (V-12). */
export const NATURAL_FAIL = 1;

/** The face on which recovery is passed (V-64). */
export const RECOVERY = 4;

/** Inches that a charge adds to SP (V-44). */
const CHARGE_INCHES = 3;

/** Inches of a Run: twice SP (V-25). */
export const runInches = (sp: number): number => 2 * sp;

/** Inches of a Charge: SP + 3" (V-26, V-44). */
export const chargeInches = (sp: number): number => sp + CHARGE_INCHES;

/** Inches down that hurt nobody and are not counted, wanted or not (V-46). */
export const FREE_DROP = 2;

/** Hits of a drop of so many inches, each with as much AP: the whole inches beyond 2" (V-46); below 3" there are none (V-47, X-58). */
export const fallHits = (height: number): number => Math.max(0, wholeInches(height - FREE_DROP));

/** Wounds of each hit outside an attack that is not saved (V-63, X-46). */
export const HARM_DAMAGE = 1;

/** What is taken as so of a target until somebody says otherwise: seen, in range, in the open. */
export const PLAIN_FACTS = {
  sight: true,
  inRange: true,
  obscured: false,
  far: false,
  cover: false,
  nearFirst: true,
  outnumbered: null,
} as const;
