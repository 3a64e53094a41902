/** Rules that the app tells and does not compute, by their ids in the list of rules. */
export const GUIDE_IDS = ['A-10', 'A-22', 'A-23', 'A-25', 'A-27', 'A-28', 'A-29', 'A-30', 'A-33', 'A-42'] as const;
export type GuideId = (typeof GUIDE_IDS)[number];
