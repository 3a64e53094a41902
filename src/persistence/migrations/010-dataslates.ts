import type { Migration } from '../heading.ts';

/**
 * Since version 3 a campaign may be the dataslate of a roster of Kill Team 2021. What version 2 says is said alike in it.
 */
export const knowDataslates: Migration = (campaign) => campaign;
