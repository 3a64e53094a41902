import type { Migration } from '../heading.ts';

/** Since version 14 both sides put barricades down on a board. What version 13 says is said alike in it. */
export const knowBarricades: Migration = (battle) => battle;
