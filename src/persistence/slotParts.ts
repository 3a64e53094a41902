import { type LogFormat, slotPrefix } from './slotKeys.ts';
import { type TextStorage, attempt, keysUnder } from './textStorage.ts';

/** One written version of it: a newer app writes beside, so that an older one sees it and leaves it alone. */
export const versionPrefix = (format: LogFormat, id: string, version: number): string =>
  `${slotPrefix(format, id)}v${version}/`;

/** Names below a version's prefix: what never changes, and the commit. */
export const SETUP = 'setup';
export const TAIL = 'tail';
/** Chunks and checkpoints are never rewritten: each writing has the revision in its name. */
export const chunkName = (index: number, stamp: number): string => `chunk/${index}.${stamp}`;
export const checkpointName = (length: number, stamp: number): string => `checkpoint/${length}.${stamp}`;

/** Versions that something of a log is stored in, newest first. */
export function storedVersions(storage: TextStorage, format: LogFormat, id: string): readonly number[] {
  const prefix = slotPrefix(format, id);
  const versions = keysUnder(storage, prefix).map((key) => /^v(\d+)\//.exec(key.slice(prefix.length))?.[1]);
  return [...new Set(versions.filter((version) => version !== undefined).map(Number))].toSorted((a, b) => b - a);
}

/** Removes everything stored for a log. */
export function removeSlot(storage: TextStorage, format: LogFormat, id: string): void {
  for (const key of keysUnder(storage, slotPrefix(format, id))) attempt(() => storage.remove(key));
}
