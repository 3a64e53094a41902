import type { Migration } from '../heading.ts';

/**
 * Since version 10 a battle of Kill Team 3 knows ploys of its kill teams, and what traits and effects of their cards do. What
 * version 9 says is said alike in it.
 */
export const knowPloysOfTheThird: Migration = (battle) => battle;
