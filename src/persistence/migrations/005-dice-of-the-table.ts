import type { Migration } from '../heading.ts';

/**
 * Since version 5 a battle knows dice that the table rolls at any moment, and rows that ask which gun, who declines and
 * what waits for the next turning point. What version 4 says is said alike in it.
 */
export const knowFreeDice: Migration = (battle) => battle;
