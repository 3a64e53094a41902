/** Pass tokens of a side for a round: as many as it has fewer models in play than the other side (V-16, X-72). */
export const passTokens = (ownInPlay: number, othersInPlay: number): number => Math.max(0, othersInPlay - ownInPlay);
