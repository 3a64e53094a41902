import type { Migration } from '../heading.ts';

/**
 * Since version 11 a battle knows which markers of its scenario are places where somebody enters. What version 10 says is said
 * alike in it.
 */
export const knowEntries: Migration = (battle) => battle;
