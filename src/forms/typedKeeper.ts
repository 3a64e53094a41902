/** The longest time for which what is typed waits to be written, in ms. */
export const AT_THE_LATEST = 300;

export type SaveState = 'saved' | 'writing' | 'unsaved';

/** Where something typed is kept. */
export interface Keeping<T> {
  /** Writes it in place of what was written before, after what is still being written. False: it could not. Never rejects. */
  readonly write: (value: T) => Promise<boolean>;
  /**
   * Parks it at once, for the page may be gone before it is written; `letter`: with every letter, so that nothing may be parked
   * that takes long. Gives how to take that away again, if nothing was parked in its place since.
   */
  readonly park: (value: T, letter: boolean) => () => void;
}

const nothing = (): void => undefined;

/**
 * Keeps what is being typed: every letter is parked in the moment it is typed; the first is written at once, what follows at
 * the latest every 300 ms, or as soon as what went before is written.
 */
export class TypedKeeper<T> {
  #keeping: Keeping<T>;
  #tell: (state: SaveState) => void = nothing;
  #value: T;
  // How many values there were: up to now, when the last writing began, when one succeeded, when one was parked with all there is of it.
  #typed = 0;
  #begun = 0;
  #written = 0;
  #parked = 0;
  #takeAway = nothing;
  #rest: ReturnType<typeof setTimeout> | null = null;
  #writing: Promise<void> | null = null;

  constructor(first: T, keeping: Keeping<T>) {
    this.#value = first;
    this.#keeping = keeping;
  }

  /** How far it is is told so from now on. Gives how to be told no more. */
  hear(tell: (state: SaveState) => void): () => void {
    this.#tell = tell;
    return () => {
      this.#tell = nothing;
    };
  }

  /** It is kept so from now on. */
  keepWith(keeping: Keeping<T>): void {
    this.#keeping = keeping;
  }

  /** This stands there now. */
  typed(value: T): void {
    if (value === this.#value) return;
    this.#value = value;
    this.#typed += 1;
    this.#park(true);
    this.#tell('writing');
    this.#goOn();
  }

  /** Begins at once to write what is not written yet; resolves when that was tried. */
  flush(): Promise<void> {
    if (this.#begun !== this.#typed) this.#begin();
    return this.#writing ?? Promise.resolve();
  }

  /** The page may be gone in a moment. */
  leave(): void {
    if (this.#written === this.#typed) return;
    if (this.#parked !== this.#typed) {
      this.#park(false);
      this.#parked = this.#typed;
    }
    void this.flush();
  }

  /** What stands there is not to be kept. */
  forget(): void {
    this.#begun = this.#typed;
    this.#settle();
  }

  /** What was parked elsewhere before is taken away after this is there. */
  #park(letter: boolean): void {
    const before = this.#takeAway;
    this.#takeAway = this.#keeping.park(this.#value, letter);
    before();
  }

  /** All there is was written, or need not be. */
  #settle(): void {
    this.#written = this.#typed;
    this.#takeAway();
    this.#takeAway = nothing;
  }

  #goOn(): void {
    if (this.#rest !== null || this.#writing !== null) return;
    if (this.#begun === this.#typed) this.#tell(this.#written === this.#typed ? 'saved' : 'unsaved');
    else this.#begin();
  }

  #begin(): void {
    if (this.#rest !== null) clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      this.#rest = null;
      this.#goOn();
    }, AT_THE_LATEST);
    const writing = Promise.all([this.#writing, this.#write()])
      .then(nothing)
      .finally(() => {
        if (this.#writing !== writing) return;
        this.#writing = null;
        this.#goOn();
      });
    this.#writing = writing;
  }

  async #write(): Promise<void> {
    const now = this.#typed;
    this.#begun = now;
    if ((await this.#keeping.write(this.#value)) && now === this.#typed) this.#settle();
  }
}
