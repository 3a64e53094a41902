/** As long as a battle keeps the id of its board. */
const LONGEST = 80;

/** The id of a killzone among all packs as a battle keeps it. */
export const keptBoardId = (id: string): string => id.slice(-LONGEST);
