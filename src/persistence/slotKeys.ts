import { type TextStorage, attempt, keysUnder } from './textStorage.ts';

const BATTLES = 'retinue/battle/';

/** Everything of one battle. */
export const slotPrefix = (id: string): string => `${BATTLES}${id}/`;
/** One written version of it: a newer app writes beside, so that an older one sees it and leaves it alone. */
export const versionPrefix = (id: string, version: number): string => `${slotPrefix(id)}v${version}/`;
export const summaryKey = (id: string): string => `${slotPrefix(id)}summary`;
/** Which tab writes now. */
export const writerKey = (id: string): string => `${slotPrefix(id)}writer`;

const part =
  (name: string) =>
  (id: string, version: number): string =>
    `${versionPrefix(id, version)}${name}`;
export const setupKey = part('setup');
export const tailKey = part('tail');
/** Chunks and checkpoints are never rewritten: each writing has the revision in its name. */
export const chunkName = (index: number, stamp: number): string => `chunk/${index}.${stamp}`;
export const checkpointName = (length: number, stamp: number): string => `checkpoint/${length}.${stamp}`;

/** The ids of all battles that have anything stored beside who writes. */
export function storedIds(storage: TextStorage): readonly string[] {
  const ids = keysUnder(storage, BATTLES).map((key) => ({ key, id: key.slice(BATTLES.length).split('/')[0] ?? '' }));
  return [...new Set(ids.filter(({ key, id }) => id !== '' && key !== writerKey(id)).map(({ id }) => id))];
}

/** Versions that something of a battle is stored in, newest first. */
export function storedVersions(storage: TextStorage, id: string): readonly number[] {
  const prefix = slotPrefix(id);
  const versions = keysUnder(storage, prefix).map((key) => /^v(\d+)\//.exec(key.slice(prefix.length))?.[1]);
  return [...new Set(versions.filter((version) => version !== undefined).map(Number))].toSorted((a, b) => b - a);
}

/** Removes everything stored for a battle. */
export function removeSlot(storage: TextStorage, id: string): void {
  for (const key of keysUnder(storage, slotPrefix(id))) attempt(() => storage.remove(key));
}
