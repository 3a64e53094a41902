import type { DurableStore } from './durableStore.ts';
import { type TextStorage, attempt } from './textStorage.ts';

export type Persistence = 'granted' | 'refused' | 'unsupported';

/** What this context offers to a save. False or not granted: it is missing here, as on plain http or in a private window. */
export interface StorageReport {
  readonly secure: boolean;
  readonly locks: boolean;
  readonly wakeLock: boolean;
  readonly persistence: Persistence;
  readonly localStore: boolean;
  readonly indexedStore: boolean;
}

const storageOf = (): Partial<StorageManager> | null =>
  typeof navigator !== 'undefined' && 'storage' in navigator ? navigator.storage : null;

async function answered(question: (() => Promise<boolean>) | undefined): Promise<Persistence> {
  if (question === undefined) return 'unsupported';
  try {
    return (await question()) ? 'granted' : 'refused';
  } catch {
    return 'refused';
  }
}

/** Asks the browser not to clear what is stored. */
export function requestPersistence(): Promise<Persistence> {
  const storage = storageOf();
  return answered(storage?.persist === undefined ? undefined : () => navigator.storage.persist());
}

function worksNow(storage: TextStorage): boolean {
  const key = 'retinue/probe';
  const fault = attempt(() => {
    storage.write(key, '1');
    storage.remove(key);
  });
  return fault === null;
}

const has = (name: string): boolean => typeof navigator !== 'undefined' && name in navigator;

/** Looks at what this context offers; stores nothing that stays. */
export async function reportStorage(storage: TextStorage, durable: DurableStore): Promise<StorageReport> {
  const manager = storageOf();
  const indexed = await durable.read('retinue/probe').then(
    () => true,
    () => false,
  );
  return {
    secure: typeof isSecureContext !== 'undefined' && isSecureContext,
    locks: has('locks'),
    wakeLock: has('wakeLock'),
    persistence: await answered(manager?.persisted === undefined ? undefined : () => navigator.storage.persisted()),
    localStore: worksNow(storage),
    indexedStore: indexed,
  };
}
