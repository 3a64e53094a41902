import * as z from 'zod/mini';
import type { SavedShape } from './envelope.ts';
import type { LogKind, LogTypes } from './logKind.ts';

/** Entries in one chunk, and entries between two checkpoints. */
export const CHUNK = 100;
export const CHECKPOINT = 200;

const count = z.int().check(z.minimum(0));

/** The chunk that holds the last entry of so many. */
export const chunkAt = (length: number): number => Math.floor(Math.max(0, length - 1) / CHUNK);
export const chunkCount = (total: number): number => Math.ceil(total / CHUNK);

/**
 * The one text that is rewritten with every command, and the only one that says which others count: writing it is the
 * commit. It holds the chunk of the last entry. `stamps`: for each chunk the revision in the name of its key, 0 for the
 * one held here. `checkpoints`: [entries, revision in the key's name], oldest first. `total` counts the undone entries too.
 */
export interface SlotLayout {
  readonly at: number;
  readonly stamps: readonly number[];
  readonly checkpoints: readonly (readonly [number, number])[];
}
export interface TailData<E> extends SlotLayout {
  readonly entries: readonly E[];
  readonly length: number;
  readonly total: number;
}

/** The schema of a tail, by that of its entries. Those of old versions are checked after migration only. */
export const tailOf = <E>(entry: z.ZodMiniType<E>): z.ZodMiniType<TailData<E>> =>
  z.strictObject({
    at: count,
    stamps: z.array(count),
    entries: z.array(entry),
    length: count,
    total: count,
    checkpoints: z.array(z.tuple([count, count])),
  });

/** A save in parts: each part has the version of the whole. */
export type PartShape = Pick<SavedShape<unknown>, 'format' | 'migrations'>;

const part =
  (name: string) =>
  <T extends LogTypes>({ format, shape: { migrations } }: Pick<LogKind<T>, 'format' | 'shape'>): PartShape => ({
    format: `${format}-${name}`,
    migrations,
  });
export const tailShape = part('tail');
export const setupShape = part('setup');
