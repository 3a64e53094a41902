import { ASIDE_PREFIX, asideNow, holds, type KeptText, keptOf, pairOf, type WhyKept, writeNow } from './asideNow.ts';
import type { DurableStore } from './durableStore.ts';
import { inTime } from './inTime.ts';
import { type TextStorage, attempt } from './textStorage.ts';

/** Where texts are put aside. */
export interface QuarantineStores {
  readonly storage: TextStorage;
  readonly durable: DurableStore;
  readonly now: () => string;
}

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
    durable.read(ASIDE_PREFIX).catch(() => []),
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
