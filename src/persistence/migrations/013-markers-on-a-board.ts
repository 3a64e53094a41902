import type { Migration } from '../heading.ts';

/**
 * Since version 11 a battle knows which markers of its scenario are places where somebody enters, and one of
 * war bands may have a board, with the ways of its moves. What version 10 says is said alike in it.
 */
export const knowEntries: Migration = (battle) => battle;
