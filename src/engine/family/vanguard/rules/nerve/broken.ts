/** Whether a war band is broken: fewer than half of the models it began with; looked at when a round starts (V-68). */
export const isBroken = (began: number, inPlay: number): boolean => 2 * inPlay < began;
