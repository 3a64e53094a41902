import type { Migration } from '../heading.ts';

/** Since version 15 markers of a scenario may lie by a rule. What version 14 says is said alike in it. */
export const knowLying: Migration = (battle) => battle;
