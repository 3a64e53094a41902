import type { Amount } from '../../../tables/effect.ts';

/** Dice still to roll for an amount; null when it has all it needs. */
export const amountDice = (
  { count, sides }: Amount,
  rolled: readonly number[],
): { readonly count: number; readonly sides: number } | null =>
  rolled.length < count ? { count: count - rolled.length, sides } : null;

/** The faces added up, and what stands behind them; never below 0. */
export const amountOf = ({ plus }: Amount, rolled: readonly number[]): number =>
  Math.max(
    0,
    rolled.reduce((sum, face) => sum + face, plus),
  );
