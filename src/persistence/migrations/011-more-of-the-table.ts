import type { Migration } from '../heading.ts';

/**
 * Since version 9 a battle knows rows of other factions, markers that can be attacked and what is agreed of the terrain. What
 * version 8 says is said alike in it.
 */
export const knowMoreOfTheTable: Migration = (battle) => battle;
