import type { ChanceWish } from './boardWish.ts';

/** In place of the id of a killzone: the one that is drawn anew. No killzone has it: ids are lower case. */
export const BY_CHANCE = 'BY CHANCE';

/** What it is like as long as nobody says anything else. */
export const USUAL: ChanceWish = { theatre: 'standard', density: 'even' };
