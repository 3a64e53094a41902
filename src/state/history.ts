import type { BattleState } from '../engine/battle/state.ts';
import { type Evolve, type FoldPoint, applyEntry } from '../persistence/fold.ts';
import type { Journal } from '../persistence/journal.ts';

const RECENT = 64;
const STEP = 100;

/** States of an open battle by number of entries: the last ones, and one in every hundred; others are folded again. */
export class History {
  readonly #evolve: Evolve;
  readonly #setup: BattleState;
  readonly #fixed = new Map<number, BattleState>();
  readonly #recent = new Map<number, BattleState>();

  constructor(evolve: Evolve, setup: BattleState, known: readonly FoldPoint[]) {
    this.#evolve = evolve;
    this.#setup = setup;
    for (const { length, state } of known) this.#fixed.set(length, state);
  }

  /** Remembers the state after so many entries. */
  keep(length: number, state: BattleState): void {
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
  at(length: number, journal: Journal): BattleState {
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

  #before(length: number): FoldPoint {
    let from: FoldPoint = { length: 0, state: this.#setup };
    for (const states of [this.#fixed, this.#recent])
      for (const [known, state] of states) if (known <= length && known > from.length) from = { length: known, state };
    return from;
  }
}
