/** Synchronous texts by key. Every method may throw, as the browser's store does when it is off or full. */
export interface TextStorage {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, text: string) => void;
  readonly remove: (key: string) => void;
  readonly keys: () => readonly string[];
  /** Calls back with the key that another tab changed, null for all of them; returns how to stop. */
  readonly watch: (listener: (key: string | null) => void) => () => void;
}

/** Why something could not be stored: the store is full, switched off or absent, or it failed otherwise. */
export type StoreFault = 'full' | 'off' | 'failed';

const FULL = new Set(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED']);
const OFF = new Set(['SecurityError', 'ReferenceError', 'TypeError', 'InvalidStateError', 'NotFoundError']);

/** What an error of a store means. */
export function faultOf(error: unknown): StoreFault {
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (FULL.has(name)) return 'full';
  return OFF.has(name) ? 'off' : 'failed';
}

/** Runs one write; null when it was done, else why not. */
export function attempt(write: () => void): StoreFault | null {
  try {
    write();
    return null;
  } catch (error) {
    return faultOf(error);
  }
}

/** A text, or null when it is absent or the store cannot be read. */
export function readText(storage: TextStorage, key: string): string | null {
  try {
    return storage.read(key);
  } catch {
    return null;
  }
}

/** The keys that begin so; none when the store cannot be read. */
export function keysUnder(storage: TextStorage, prefix: string): readonly string[] {
  try {
    return storage.keys().filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
