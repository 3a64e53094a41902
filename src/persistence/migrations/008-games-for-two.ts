import type { Migration } from '../heading.ts';

/**
 * Since version 7 a battle knows strategy phases in turns, tac ops and who may see them, control of markers, scores of its
 * sides, and what else games for two are played by. What version 6 says is said alike in it.
 */
export const knowGamesForTwo: Migration = (battle) => battle;
