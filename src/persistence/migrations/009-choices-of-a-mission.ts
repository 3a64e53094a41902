import type { Migration } from '../heading.ts';

/**
 * Since version 8 a battle knows markers that are chosen, who defends, and moves of the set-up. What version 7 says is said
 * alike in it.
 */
export const knowChoices: Migration = (battle) => battle;
