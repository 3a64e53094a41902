const LEAST_BITS = 10;
const MOST_BITS = 22;
const KEPT_BITS = 18;
/** 2^32 divided by the golden ratio: spreads numbers that differ little. */
const SPREAD = 0x9e3779b1;

/** Whole numbers, 0 or more, by whole numbers of at most 31 bits: an open-addressing table that grows to 2^22 places. */
export class DuelTable {
  #bits = LEAST_BITS;
  #keys = new Int32Array(1 << LEAST_BITS);
  #values = new Int32Array(1 << LEAST_BITS);
  #held = 0;

  /** The value of a key; -1: it has none. */
  get(key: number): number {
    const keys = this.#keys;
    const mask = keys.length - 1;
    const wanted = key + 1;
    let at = Math.imul(key, SPREAD) >>> (32 - this.#bits);
    for (;;) {
      const found = keys[at];
      if (found === wanted) return this.#values[at] ?? -1;
      if (found === 0) return -1;
      at = (at + 1) & mask;
    }
  }

  /** Keeps a value for a key that has none. False: the table is full. */
  set(key: number, value: number): boolean {
    if (this.#held * 2 >= this.#keys.length && !this.#grow()) return false;
    this.#place(key + 1, value);
    this.#held += 1;
    return true;
  }

  /** Forgets everything and keeps its places, unless they are so many that forgetting would take long. */
  clear(): void {
    if (this.#bits > KEPT_BITS) this.#start();
    else if (this.#held > 0) this.#keys.fill(0);
    this.#held = 0;
  }

  #start(): void {
    this.#bits = LEAST_BITS;
    this.#keys = new Int32Array(1 << LEAST_BITS);
    this.#values = new Int32Array(1 << LEAST_BITS);
  }

  #place(wanted: number, value: number): void {
    const mask = this.#keys.length - 1;
    let at = Math.imul(wanted - 1, SPREAD) >>> (32 - this.#bits);
    while (this.#keys[at] !== 0) at = (at + 1) & mask;
    this.#keys[at] = wanted;
    this.#values[at] = value;
  }

  #grow(): boolean {
    if (this.#bits === MOST_BITS) return false;
    const [keys, values] = [this.#keys, this.#values];
    this.#bits += 1;
    this.#keys = new Int32Array(1 << this.#bits);
    this.#values = new Int32Array(1 << this.#bits);
    for (let at = 0; at < keys.length; at += 1) {
      const key = keys[at] ?? 0;
      if (key !== 0) this.#place(key, values[at] ?? 0);
    }
    return true;
  }
}
