const LEAST_BITS = 10;
const MOST_BITS = 22;
/** Forgetting more places than these takes longer than new ones, unless they were in use. */
const KEPT_BITS = 14;
/** 2^32 divided by the golden ratio: spreads numbers that differ little. */
const SPREAD = 0x9e3779b1;

/**
 * Whole numbers, 0 or more, by whole numbers of at most 31 bits: an open-addressing table that grows to 2^22 places. A key
 * (plus 1) and its value lie beside each other.
 */
export class DuelTable {
  #bits = LEAST_BITS;
  #places = new Int32Array(2 << LEAST_BITS);
  #held = 0;

  /** The value of a key; -1: it has none. */
  get(key: number): number {
    const places = this.#places;
    const mask = places.length - 1;
    const wanted = key + 1;
    let at = (Math.imul(key, SPREAD) >>> (32 - this.#bits)) << 1;
    for (;;) {
      const found = places[at];
      if (found === wanted) return places[at + 1] ?? -1;
      if (found === 0) return -1;
      at = (at + 2) & mask;
    }
  }

  /** Keeps a value for a key that has none. False: the table is full. */
  set(key: number, value: number): boolean {
    if (this.#held >> (this.#bits - 1) !== 0 && !this.#grow()) return false;
    this.#place(key + 1, value);
    this.#held += 1;
    return true;
  }

  /** Forgets everything and keeps its places, unless they are so many that forgetting would take long. */
  clear(): void {
    if (this.#bits > KEPT_BITS && this.#held >> (this.#bits - 3) === 0) this.#start();
    else if (this.#held > 0) this.#places.fill(0);
    this.#held = 0;
  }

  #start(): void {
    this.#bits = LEAST_BITS;
    this.#places = new Int32Array(2 << LEAST_BITS);
  }

  #place(wanted: number, value: number): void {
    const places = this.#places;
    const mask = places.length - 1;
    let at = (Math.imul(wanted - 1, SPREAD) >>> (32 - this.#bits)) << 1;
    while (places[at] !== 0) at = (at + 2) & mask;
    places[at] = wanted;
    places[at + 1] = value;
  }

  #grow(): boolean {
    if (this.#bits === MOST_BITS) return false;
    const places = this.#places;
    this.#bits += 1;
    this.#places = new Int32Array(2 << this.#bits);
    for (let at = 0; at < places.length; at += 2) {
      const key = places[at] ?? 0;
      if (key !== 0) this.#place(key, places[at + 1] ?? 0);
    }
    return true;
  }
}
