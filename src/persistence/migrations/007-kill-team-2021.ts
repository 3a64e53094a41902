import type { Migration } from '../heading.ts';

/**
 * Since version 6 a battle knows defence dice and invulnerable saves of cards, shields, shares of dice and what else Kill Team
 * 2021 plays by. What version 5 says is said alike in it.
 */
export const knowKillTeam2021: Migration = (battle) => battle;
