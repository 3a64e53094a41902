import { type Evolve, type FoldPoint, applyEntry } from '../../persistence/fold.ts';
import type { Journal } from '../../persistence/journal.ts';
import type { LogTypes } from '../../persistence/logKind.ts';

const RECENT = 64;
const STEP = 100;

/** States of an open log by number of entries: the last ones, and one in every hundred; others are folded again. */
export class History<T extends LogTypes> {
  readonly #evolve: Evolve<T>;
  readonly #setup: T['state'];
  readonly #fixed = new Map<number, T['state']>();
  readonly #recent = new Map<number, T['state']>();

  constructor(evolve: Evolve<T>, setup: T['state'], known: readonly FoldPoint<T>[]) {
    this.#evolve = evolve;
    this.#setup = setup;
    for (const { length, state } of known) this.#fixed.set(length, state);
  }

  /** Remembers the state after so many entries. */
  keep(length: number, state: T['state']): void {
    if (length % STEP === 0) this.#fixed.set(length, state);
    this.#recent.delete(length);
    this.#recent.set(length, state);
    const [oldest] = this.#recent.keys();
    if (this.#recent.size > RECENT && oldest !== undefined) this.#recent.delete(oldest);
  }

  /** Forgets states after more entries than these, because another entry takes their place. */
  forgetAfter(length: number): void {
    for (const states of [this.#fixed, this.#recent])
      for (const known of states.keys()) if (known > length) states.delete(known);
  }

  /** The state after so many entries of the log. */
  at(length: number, journal: Journal<T>): T['state'] {
    const known = this.#recent.get(length) ?? this.#fixed.get(length);
    if (known !== undefined) return known;
    const from = this.#before(length);
    let { state } = from;
    for (const [index, entry] of journal.slice(from.length, length).entries()) {
      state = applyEntry(this.#evolve, state, entry);
      this.keep(from.length + index + 1, state);
    }
    return state;
  }

  #before(length: number): FoldPoint<T> {
    let from: FoldPoint<T> = { length: 0, state: this.#setup };
    for (const states of [this.#fixed, this.#recent])
      for (const [known, state] of states) if (known <= length && known > from.length) from = { length: known, state };
    return from;
  }
}
