import type { Migration } from '../heading.ts';

/**
 * Since version 13 something may wait at a mark until an enemy comes near it, and markers are taken off the board. What version
 * 12 says is said alike in it.
 */
export const knowTraps: Migration = (battle) => battle;
