/** Below this chance what is left of a series is nothing that can be seen. */
const NOTHING = 1e-18;

const SIX = 1 / 6;

/**
 * Chances of successes of dice that each bring one more die with a natural 6, as often as it falls. One die fails by f, succeeds
 * without a 6 by s and succeeds with one by 1/6, so n dice have the generating function ((f + s z) / (1 − z/6))ⁿ. Its
 * coefficients are exact: a die more, by what it shows, leaves the same question of fewer dice or of fewer successes. All terms
 * are added, so nothing is lost by rounding. `good`: how many of the faces 2 to 5 succeed; `again`: one die that ended as a
 * fail is rolled again, if there is one, and stands as it falls then.
 *
 * Source: Vanguard core rules, V-11, V-12, V-36.
 */
export class Successes {
  readonly #fail: number;
  readonly #plain: number;
  readonly #without: Successes | null;
  readonly #exactly: number[][] = [];
  readonly #atLeast: number[][] = [];

  constructor(good: number, again: boolean) {
    this.#fail = (5 - good) / 6;
    this.#plain = good / 6;
    this.#without = again ? successesOf(good, false) : null;
  }

  /** The chance of exactly so many successes of so many dice, both 0 or more. */
  exactly(dice: number, successes: number): number {
    const row = (this.#exactly[dice] ??= []);
    while (row.length <= successes) row.push(this.#next('exactly', dice, row));
    return row[successes] ?? 0;
  }

  /** The chance of so many successes or more, without a cut. */
  atLeast(dice: number, successes: number): number {
    const row = (this.#atLeast[dice] ??= [1]);
    while (row.length <= successes) row.push(this.#next('atLeast', dice, row));
    return row[successes] ?? 0;
  }

  /** The chances of each number of successes from 0 on; what is left out are less than 1e-18 together. */
  series(dice: number): readonly number[] {
    const chances: number[] = [];
    while (chances.length === 0 || this.atLeast(dice, chances.length) >= NOTHING)
      chances.push(this.exactly(dice, chances.length));
    return chances;
  }

  /** The first die fails, succeeds and leaves one fewer to be rolled, or succeeds and is rolled on. */
  #next(of: 'exactly' | 'atLeast', dice: number, row: readonly number[]): number {
    const successes = row.length;
    if (dice === 0) return successes === 0 ? 1 : 0;
    const after = this.#without === null ? this[of](dice - 1, successes) : this.#without[of](dice, successes);
    if (successes === 0) return this.#fail * after;
    return this.#fail * after + this.#plain * this[of](dice - 1, successes - 1) + SIX * (row[successes - 1] ?? 0);
  }
}

const FACES = 5;
const known: (Successes | undefined)[] = [];

/** The chances of dice of which so many of the faces 2 to 5 succeed (0 to 4); made once for each. */
export function successesOf(good: number, again: boolean): Successes {
  const key = good + (again ? FACES : 0);
  return (known[key] ??= new Successes(good, again));
}
