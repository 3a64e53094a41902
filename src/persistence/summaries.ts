import type { DurableStore, Pair } from './durableStore.ts';
import type { LogFormat } from './slotKeys.ts';

const FOLDERS: Readonly<Record<LogFormat, string>> = { battle: 'summary/', campaign: 'campaign-summary/' };

/** Where the second copy of a log keeps its summary. */
export const secondSummaryKey = (format: LogFormat, id: string): string => `${FOLDERS[format]}${id}/`;

/** What is stored under a prefix; nothing when the store cannot be read. */
export async function readPairs(store: DurableStore, prefix: string): Promise<readonly Pair[]> {
  try {
    return await store.read(prefix);
  } catch {
    return [];
  }
}

/** The summaries of all logs of a kind that have a second copy, as texts by id. */
export async function storedSummaries(store: DurableStore, format: LogFormat): Promise<ReadonlyMap<string, string>> {
  const pairs = await readPairs(store, FOLDERS[format]);
  return new Map(pairs.map(([key, text]) => [key.split('/')[1] ?? '', text]));
}
