/** Target numbers of one die, ends included; with 7 or more nothing but a natural 6 succeeds. */
export const TARGETS: readonly [least: number, most: number] = [1, 7];

/**
 * How many of the faces 2 to 5 succeed: those that reach `target` with `by` added to each. A natural 6 succeeds and a natural
 * 1 fails whatever is added, so neither is among them.
 *
 * Source: Vanguard core rules, V-09, V-10, V-12.
 */
export const goodFaces = (target: number, by: number): number =>
  [2, 3, 4, 5].filter((face) => face + by >= target).length;

/** The chance that one die succeeds which brings no other: of recovery and of nerve. Source: V-13. */
export const chanceOf = (target: number, by: number): number => (goodFaces(target, by) + 1) / 6;
