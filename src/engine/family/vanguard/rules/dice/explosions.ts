import { NATURAL_SUCCESS } from '../../../../core/roundsBook.ts';

/** How many more dice these faces bring: one for each natural 6, whatever modifiers say of it (V-12). */
export const explode = (faces: readonly number[]): number => faces.filter((face) => face === NATURAL_SUCCESS).length;

/** A die of a roll. */
export interface ChainedDie {
  readonly face: number;
  /** The place in the roll of the natural 6 that brought it; null: one of the dice that the roll began with. */
  readonly from: number | null;
}

/** Places of the 6s that have not brought their die yet, in order (V-12). */
export function owing(dice: readonly ChainedDie[]): readonly number[] {
  const brought = new Set(dice.map(({ from }) => from));
  return dice.flatMap(({ face }, at) => (explode([face]) > 0 && !brought.has(at) ? [at] : []));
}

/** The dice of a roll so far. */
export interface Chain {
  readonly dice: readonly ChainedDie[];
  /** Dice that are still to be rolled. 0: the roll is whole. */
  readonly open: number;
}

/**
 * The chain of a roll that begins with `count` dice, its faces in rolling order, those brought by 6s behind the others: the
 * first 6 brings the first of them, and so on (V-12). Null when there is a die that nothing brought. A count below 0 is none.
 */
export function chainOf(count: number, faces: readonly number[]): Chain | null {
  const dice: ChainedDie[] = [];
  for (const [at, face] of faces.entries()) {
    const from = at < count ? null : owing(dice)[0];
    if (from === undefined) return null;
    dice.push({ face, from });
  }
  return { dice, open: Math.max(0, count - faces.length) + owing(dice).length };
}
