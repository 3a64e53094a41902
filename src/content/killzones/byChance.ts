/** In place of the id of a killzone: the one that is drawn anew. No killzone has it: ids are lower case. */
export const BY_CHANCE = 'BY CHANCE';
