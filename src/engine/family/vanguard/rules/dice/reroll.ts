import { chainOf } from './explosions.ts';

/** One die rolled again: its place in the roll, and what it shows then. */
export interface Reroll {
  readonly die: number;
  readonly face: number;
}

/** Dice of one hit or armour roll that command points may still roll again, and those that have been. */
export interface RerollFacts {
  /** How many dice the roll began with. */
  readonly count: number;
  /** As they lie now. */
  readonly faces: readonly number[];
  /** Places of those rolled again before. */
  readonly rerolled: readonly number[];
}

/** What it costs to roll one die of a hit or an armour roll again, in CP (V-36). */
export const REROLL_COST = 1;

/**
 * Places of the dice that may be rolled again: none twice (V-11, V-36). A 6 whose die has been rolled stays too: that die could
 * not be taken back.
 */
export function rerollable({ count, faces, rerolled }: RerollFacts): readonly number[] {
  const bringers = (chainOf(count, faces)?.dice ?? []).map(({ broughtBy }) => broughtBy);
  return [...faces.keys()].filter((die) => !rerolled.includes(die) && !bringers.includes(die));
}

/** The faces after one die was rolled again: the second result stands, better or worse (V-11). */
export const withReroll = (faces: readonly number[], { die, face }: Reroll): readonly number[] =>
  faces.map((before, index) => (index === die ? face : before));
