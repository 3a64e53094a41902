import type { ChainedDie } from './explosions.ts';

/** One die rolled again: its place in the roll, and what it shows then. */
export interface Reroll {
  readonly die: number;
  readonly face: number;
}

/** A die of a hit or an armour roll as it lies. `was`: its face before it was rolled again; null: it was not. */
export interface LyingDie extends ChainedDie {
  readonly was: number | null;
}

/** What it costs to roll one die of a hit or an armour roll again, in CP (V-36). */
export const REROLL_COST = 1;

/**
 * Places of the dice that may be rolled again, those that succeed too (V-36): none twice (V-11). A 6 whose die has been rolled
 * stays: that die could not be taken back.
 */
export function rerollable(dice: readonly LyingDie[]): readonly number[] {
  const bringers = new Set(dice.map(({ from }) => from));
  return dice.flatMap(({ was }, at) => (was === null && !bringers.has(at) ? [at] : []));
}

/** The faces after one die was rolled again: the second result stands, better or worse (V-11). */
export const withReroll = (faces: readonly number[], { die, face }: Reroll): readonly number[] =>
  faces.map((before, index) => (index === die ? face : before));
