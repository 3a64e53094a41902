import type { RolledDie } from '../model/pool.ts';

/** The dice with the named ones rolled again: `fresh` in the same order; each remembers the face it had. */
export const rerolled = (
  dice: readonly RolledDie[],
  which: readonly number[],
  fresh: readonly RolledDie[],
): RolledDie[] =>
  dice.map((die, index) => {
    const at = which.indexOf(index);
    const next = at < 0 ? undefined : fresh[at];
    return next === undefined ? die : { ...next, was: die.face, rerolled: true };
  });

/** Indices of dice that may still be rolled again. */
export const rerollable = (dice: readonly RolledDie[]): number[] =>
  dice.flatMap((die, index) => (die.rerolled ? [] : [index]));
