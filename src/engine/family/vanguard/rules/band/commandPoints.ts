/** Command points of every side at the start of a round, besides those of its models (V-15). */
const OF_A_SIDE = 2;

/** Command points of a side for a round: 2 and the CP of each of its models in play; what was left before is gone (V-15). */
export const commandPoints = (cpInPlay: readonly number[]): number => cpInPlay.reduce((sum, cp) => sum + cp, OF_A_SIDE);
