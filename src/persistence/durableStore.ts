/** A text with its key. */
export type Pair = readonly [key: string, text: string];

/**
 * One transaction: everything or nothing. `expect` fails unless each key has this text, null: none; `need` unless each key
 * exists; `add` fails when a key exists; `remove` takes all keys that begin so.
 */
export interface DurableChange {
  readonly expect?: readonly (readonly [key: string, text: string | null])[];
  readonly need?: readonly string[];
  readonly remove?: readonly string[];
  readonly add?: readonly Pair[];
  readonly put?: readonly Pair[];
}

/** Texts that survive a killed browser. Transactions take effect in the order in which they were begun. */
export interface DurableStore {
  /** Resolves when it is on the disk; rejects when nothing of it was written. */
  readonly commit: (change: DurableChange) => Promise<void>;
  /** All pairs whose keys begin so, in the order of their keys. */
  readonly read: (prefix: string) => Promise<readonly Pair[]>;
}

/** Everything that begins with a prefix; keys here have no character above it. */
export const PREFIX_END = '\uFFFF';
