import type { DurableStore } from './durableStore.ts';
import { parseJson } from './heading.ts';
import { type LogFormat, storedIds, summaryKey } from './slotKeys.ts';
import { storedSummaries } from './summaries.ts';
import { type TextStorage, readText } from './textStorage.ts';

interface Listed {
  readonly id: string;
  readonly savedAt: string;
  readonly readable: boolean;
}

/** How logs of a kind are listed. `found`: the parsed summary; undefined when there is none. */
export interface Listing<S extends Listed> {
  readonly format: LogFormat;
  readonly read: (id: string, found: unknown) => S;
}

const newestFirst = <S extends Listed>(summaries: readonly S[]): readonly S[] =>
  summaries.toSorted((a, b) => b.savedAt.localeCompare(a.savedAt));

/** A summary out of its text. */
export const summaryFrom = <S extends Listed>({ read }: Listing<S>, id: string, text: string | null | undefined): S =>
  read(id, typeof text === 'string' ? parseJson(text) : undefined);

/** One log as the synchronous store lists it. */
export const storedSummary = <S extends Listed>(listing: Listing<S>, storage: TextStorage, id: string): S =>
  summaryFrom(listing, id, readText(storage, summaryKey(listing.format, id)));

/** The logs of the synchronous store, newest first, without reading any of them. */
export const listStored = <S extends Listed>(listing: Listing<S>, storage: TextStorage): readonly S[] =>
  newestFirst(storedIds(storage, listing.format).map((id) => storedSummary(listing, storage, id)));

/** The same with those that only the second copy has. */
export async function listAll<S extends Listed>(
  listing: Listing<S>,
  storage: TextStorage,
  durable: DurableStore,
): Promise<readonly S[]> {
  const second = await storedSummaries(durable, listing.format);
  const stored = listStored(listing, storage).map((summary) =>
    summary.readable ? summary : summaryFrom(listing, summary.id, second.get(summary.id)),
  );
  const known = new Set(stored.map(({ id }) => id));
  const others = [...second].filter(([id]) => !known.has(id)).map(([id, text]) => summaryFrom(listing, id, text));
  return newestFirst([...stored, ...others]);
}
