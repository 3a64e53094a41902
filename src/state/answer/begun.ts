import type { TypedTexts } from '../../persistence/typedTexts.ts';
import { part } from '../base/part.ts';
import { typedTextsOf } from '../base/typedTexts.ts';
import { parkedOf, valueIn } from './parkedValue.ts';

const BEGUN = 'begun/';

/** What a player has begun beside any log, as a battle before it is prepared: parked with every letter and tap, by names. */
export class Begun {
  readonly #texts: TypedTexts;
  #here: Promise<void> | null = null;

  constructor(texts: TypedTexts) {
    this.#texts = texts;
  }

  /** Resolves when it is known what the second store has of it: perhaps never. Does not reject. */
  here(): Promise<void> {
    this.#here ??= this.#texts.caughtUp(BEGUN);
    return this.#here;
  }

  /** What is begun under a name, as it was put there; null: nothing. */
  read(name: string): unknown {
    return valueIn(this.#texts.read(BEGUN + name));
  }

  /** This is begun under a name now; null: nothing is. */
  put(name: string, value: unknown): void {
    if (value === null) this.#texts.drop(BEGUN + name);
    else this.#texts.put(BEGUN + name, parkedOf(value));
  }
}

/** What is begun in an app beside any log. */
export const begunOf = part((app) => new Begun(typedTextsOf(app)));
