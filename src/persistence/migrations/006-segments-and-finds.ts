import type { Migration } from '../heading.ts';

/**
 * Since version 2 a campaign knows what the tags and the reckoning of a segment do, what was found in a battle itself, and
 * what was chosen of a scenario. What version 1 says is said alike in it.
 */
export const knowSegments: Migration = (campaign) => campaign;
