/** Rounds of a battle, unless its scenario says otherwise (V-81, V-83). */
export const ROUNDS = 5;
const ONE_MORE = 4;

/** When the end die is rolled: once, after the last round; a round added by it is not followed by another (V-81). */
export const rollsEndDie = (round: number, rounds = ROUNDS): boolean => round === rounds;

/** Whether one more round is played: on 4 and more, rolled by who finished first (V-81). */
export const oneMoreRound = (face: number): boolean => face >= ONE_MORE;

/** Whether a battle is over with this round, no die asked. */
export const isLastRound = (round: number, rounds = ROUNDS): boolean => round > rounds;
