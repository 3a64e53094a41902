import type { Migration } from '../heading.ts';

/**
 * Since version 12 a board keeps what the table says against it of two that stand where they stand. What version 11 says is said
 * alike in it.
 */
export const knowOverruled: Migration = (battle) => battle;
