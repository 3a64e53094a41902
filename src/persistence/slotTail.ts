import * as z from 'zod/mini';
import { logEntry } from './battleFile.ts';
import type { SavedShape } from './envelope.ts';
import { battleMigrations } from './migrations/battleMigrations.ts';

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
export const tailData = z.strictObject({
  at: count,
  stamps: z.array(count),
  entries: z.array(logEntry),
  length: count,
  total: count,
  checkpoints: z.array(z.tuple([count, count])),
});
export type TailData = z.infer<typeof tailData>;
export type SlotLayout = Pick<TailData, 'at' | 'stamps' | 'checkpoints'>;

export const tailShape: Pick<SavedShape<TailData>, 'format' | 'migrations'> = {
  format: 'battle-tail',
  migrations: battleMigrations,
};
export const setupShape = { format: 'battle-setup', migrations: battleMigrations };
