import * as z from 'zod/mini';
import type { DurableStore, Pair } from './durableStore.ts';
import { parseJson } from './envelope.ts';
import { inTime } from './inTime.ts';
import { newId } from './newId.ts';
import { type TextStorage, attempt, keysUnder, readText } from './textStorage.ts';

const PREFIX = 'retinue/quarantine/';

/** A text put aside before what it was read from is overwritten. `why`: unreadable, migrated, otherTab, discarded, replaced. */
export interface KeptText {
  readonly key: string;
  readonly at: string;
  readonly why: WhyKept;
  readonly text: string;
}
type WhyKept = 'unreadable' | 'migrated' | 'otherTab' | 'discarded' | 'replaced';

/** How a text is put aside. */
export const keptText = z.object({
  at: z.string(),
  why: z.enum(['unreadable', 'migrated', 'otherTab', 'discarded', 'replaced']),
  text: z.string(),
});

/** Where texts are put aside. */
export interface QuarantineStores {
  readonly storage: TextStorage;
  readonly durable: DurableStore;
  readonly now: () => string;
}

const pairOf = (at: string, why: WhyKept, text: string): Pair => [
  `${PREFIX}${at}-${newId()}`,
  JSON.stringify({ at, why, text }),
];

function keptOf([key, value]: Pair): KeptText {
  const found = keptText.safeParse(parseJson(value));
  return found.success ? { key, ...found.data } : { key, at: '', why: 'unreadable', text: value };
}

const asideNow = (storage: TextStorage): readonly Pair[] =>
  keysUnder(storage, PREFIX).map((key) => [key, readText(storage, key) ?? '']);

const holds = (texts: readonly KeptText[], wanted: string): boolean => texts.some(({ text }) => text === wanted);

const writeNow = (storage: TextStorage, [key, value]: Pair): boolean =>
  attempt(() => storage.write(key, value)) === null;

/**
 * Puts a text aside at once, in the synchronous store only; one that is there already is not put there again. False: it
 * could not, so nothing may be overwritten.
 */
export const putAsideNow = (storage: TextStorage, at: string, why: WhyKept, text: string): boolean =>
  holds(asideNow(storage).map(keptOf), text) || writeNow(storage, pairOf(at, why, text));

/**
 * Puts a text aside in both stores; one that is kept already is not kept twice. What is discarded or replaced goes to the
 * synchronous store only if the other one cannot take it: a removal gives room and takes none. False: neither could, so nothing may be
 * overwritten.
 */
export async function putAside(stores: QuarantineStores, why: WhyKept, text: string): Promise<boolean> {
  if (holds(await listAside(stores), text)) return true;
  const pair = pairOf(stores.now(), why, text);
  const inStorage = why !== 'discarded' && why !== 'replaced' && writeNow(stores.storage, pair);
  const committed = stores.durable.commit({ put: [pair] }).then(
    () => true,
    () => false,
  );
  const inDurable = await inTime(committed, false);
  return inStorage || inDurable || writeNow(stores.storage, pair);
}

/** Everything that was put aside, newest first. Never rejects. */
export async function listAside({ storage, durable }: Omit<QuarantineStores, 'now'>): Promise<readonly KeptText[]> {
  const inDurable = await inTime(
    durable.read(PREFIX).catch(() => []),
    [],
  );
  const all = new Map([...inDurable, ...asideNow(storage)]);
  return [...all].map(keptOf).toSorted((a, b) => b.key.localeCompare(a.key));
}

/** Removes a text that was put aside, for good, from both stores. Never rejects: what could not be removed stays listed. */
export async function removeAside({ storage, durable }: Omit<QuarantineStores, 'now'>, key: string): Promise<void> {
  attempt(() => storage.remove(key));
  await durable.commit({ remove: [key] }).catch(() => undefined);
}
