import * as z from 'zod/mini';
import type { DurableStore, Pair } from './durableStore.ts';
import { parseJson } from './envelope.ts';
import { newId } from './newId.ts';
import { type TextStorage, attempt, keysUnder, readText } from './textStorage.ts';

const PREFIX = 'retinue/quarantine/';

/** A text put aside before what it was read from is overwritten. `why`: unreadable, migrated, otherTab, discarded. */
export interface KeptText {
  readonly key: string;
  readonly at: string;
  readonly why: WhyKept;
  readonly text: string;
}
export type WhyKept = 'unreadable' | 'migrated' | 'otherTab' | 'discarded';

const kept = z.object({
  at: z.string(),
  why: z.enum(['unreadable', 'migrated', 'otherTab', 'discarded']),
  text: z.string(),
});

/** Where texts are put aside: both, if both can. */
export interface QuarantineStores {
  readonly storage: TextStorage;
  readonly durable: DurableStore;
  readonly now: () => string;
}

const pairOf = (at: string, why: WhyKept, text: string): Pair => [
  `${PREFIX}${at}-${newId()}`,
  JSON.stringify({ at, why, text }),
];

/** Puts a text aside at once, in the synchronous store only. False: it could not, so nothing may be overwritten. */
export function putAsideNow(storage: TextStorage, at: string, why: WhyKept, text: string): boolean {
  const [key, value] = pairOf(at, why, text);
  return attempt(() => storage.write(key, value)) === null;
}

/** Puts a text aside in both stores. False: neither could, so nothing may be overwritten. */
export async function putAside(stores: QuarantineStores, why: WhyKept, text: string): Promise<boolean> {
  const [key, value] = pairOf(stores.now(), why, text);
  const inStorage = attempt(() => stores.storage.write(key, value)) === null;
  const inDurable = await stores.durable.commit({ put: [[key, value]] }).then(
    () => true,
    () => false,
  );
  return inStorage || inDurable;
}

/** Everything that was put aside, newest first. Never rejects. */
export async function listAside({ storage, durable }: Omit<QuarantineStores, 'now'>): Promise<readonly KeptText[]> {
  const inDurable = await durable.read(PREFIX).catch(() => []);
  const inStorage = keysUnder(storage, PREFIX).map((key) => [key, readText(storage, key) ?? ''] as const);
  const all = new Map([...inDurable, ...inStorage]);
  const texts = [...all].map(([key, value]) => {
    const found = kept.safeParse(parseJson(value));
    return found.success ? { key, ...found.data } : { key, at: '', why: 'unreadable' as const, text: value };
  });
  return texts.toSorted((a, b) => b.key.localeCompare(a.key));
}
