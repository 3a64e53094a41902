import type { DurableStore, Pair } from './durableStore.ts';

const SUMMARIES = 'summary/';

/** Where the second copy of a battle keeps its summary. */
export const secondSummaryKey = (id: string): string => `${SUMMARIES}${id}/`;

/** What is stored under a prefix; nothing when the store cannot be read. */
export async function readPairs(store: DurableStore, prefix: string): Promise<readonly Pair[]> {
  try {
    return await store.read(prefix);
  } catch {
    return [];
  }
}

/** The summaries of all battles that have a second copy, as texts by id. */
export async function storedSummaries(store: DurableStore): Promise<ReadonlyMap<string, string>> {
  const pairs = await readPairs(store, SUMMARIES);
  return new Map(pairs.map(([key, text]) => [key.split('/')[1] ?? '', text]));
}
