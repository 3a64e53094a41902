import type { Entry, LogTypes } from './logKind.ts';

/**
 * The log of an open battle or campaign: entries that happened, then those undone. One array that is changed in place, so that a
 * command costs the same whatever the length of the log.
 */
export class Journal<T extends LogTypes> {
  readonly #entries: Entry<T>[];
  #length: number;

  constructor(entries: readonly Entry<T>[] = [], redo: readonly Entry<T>[] = []) {
    this.#entries = [...entries, ...redo];
    this.#length = entries.length;
  }

  /** Entries that happened. */
  get length(): number {
    return this.#length;
  }

  /** Entries with the undone ones. */
  get total(): number {
    return this.#entries.length;
  }

  /** The last entry that happened. */
  get last(): Entry<T> | null {
    return this.#entries[this.#length - 1] ?? null;
  }

  /** The entry that a redo brings back. */
  get next(): Entry<T> | null {
    return this.#entries[this.#length] ?? null;
  }

  /** Where an entry that happened stands, from 0; null: it is not among them any more. */
  placeOf(id: string): number | null {
    const index = this.#entries.findLastIndex((entry, at) => at < this.#length && entry.id === id);
    return index < 0 ? null : index;
  }

  /** Adds what happened; what had been undone is gone. */
  push(entry: Entry<T>): void {
    this.#entries.length = this.#length;
    this.#entries.push(entry);
    this.#length += 1;
  }

  undo(): void {
    this.#length = Math.max(0, this.#length - 1);
  }

  redo(): void {
    this.#length = Math.min(this.total, this.#length + 1);
  }

  /** Entries by index from 0, `to` excluded, undone ones included. */
  slice(from: number, to: number = this.total): readonly Entry<T>[] {
    return this.#entries.slice(Math.max(0, from), Math.max(0, to));
  }

  /** Puts other entries from an index on, of which `length` in all have happened. */
  replaceFrom(index: number, entries: readonly Entry<T>[], length: number): void {
    this.#entries.length = Math.min(index, this.total);
    for (const entry of entries) this.#entries.push(entry);
    this.#length = Math.min(length, this.total);
  }
}
