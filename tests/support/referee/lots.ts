import { seededFaces } from '../../../src/engine/dice/seededDice.ts';

const FINE = 2 ** 30;
const DRAWS = 400;

/** Chance fixed by a seed: as many draws as an attack needs, made at once. */
export class Lots {
  readonly #seed: string;
  #drawn: readonly number[] = [];
  #next = 0;

  constructor(seed: string) {
    this.#seed = seed;
  }

  #draw(): number {
    const at = this.#next % DRAWS;
    if (at === 0) this.#drawn = seededFaces(this.#seed, `lots.${this.#next}`, { count: DRAWS, sides: FINE });
    this.#next += 1;
    return ((this.#drawn[at] ?? 1) - 1) / FINE;
  }

  below(limit: number): number {
    return Math.floor(this.#draw() * limit);
  }

  /** True once in so many. */
  once(outOf: number): boolean {
    return this.below(outOf) === 0;
  }

  of<const T>(list: readonly [T, ...T[]]): T;
  of<T>(list: readonly T[]): T | undefined;
  of<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }
}
