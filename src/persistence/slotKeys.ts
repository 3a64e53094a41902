import { type TextStorage, attempt, keysUnder } from './textStorage.ts';

/** The kinds of logs that are kept, as their files and folders are called. */
export type LogFormat = 'battle' | 'campaign';

const folder = (format: LogFormat): string => `retinue/${format}/`;

/** Everything of one log. */
export const slotPrefix = (format: LogFormat, id: string): string => `${folder(format)}${id}/`;
/** One written version of it: a newer app writes beside, so that an older one sees it and leaves it alone. */
export const versionPrefix = (format: LogFormat, id: string, version: number): string =>
  `${slotPrefix(format, id)}v${version}/`;
export const summaryKey = (format: LogFormat, id: string): string => `${slotPrefix(format, id)}summary`;
/** Which tab writes now. */
export const writerKey = (format: LogFormat, id: string): string => `${slotPrefix(format, id)}writer`;

/** Since which revision the log went on without its second copy, of which nothing was known then. */
export const aloneKey = (format: LogFormat, id: string): string => `${slotPrefix(format, id)}alone`;
/** What lies beside a log and is no part of it. */
export const isBeside = (format: LogFormat, id: string, key: string): boolean =>
  key === writerKey(format, id) || key === aloneKey(format, id);

/** Names below a version's prefix: what never changes, and the commit. */
export const SETUP = 'setup';
export const TAIL = 'tail';
/** Chunks and checkpoints are never rewritten: each writing has the revision in its name. */
export const chunkName = (index: number, stamp: number): string => `chunk/${index}.${stamp}`;
export const checkpointName = (length: number, stamp: number): string => `checkpoint/${length}.${stamp}`;

/** The ids of all logs of a kind that have anything stored. */
export function storedIds(storage: TextStorage, format: LogFormat): readonly string[] {
  const prefix = folder(format);
  const ids = keysUnder(storage, prefix).map((key) => ({ key, id: key.slice(prefix.length).split('/')[0] ?? '' }));
  return [...new Set(ids.filter(({ key, id }) => id !== '' && !isBeside(format, id, key)).map(({ id }) => id))];
}

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
