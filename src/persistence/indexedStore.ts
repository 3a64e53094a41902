import { type DurableChange, type DurableStore, type Pair, PREFIX_END } from './durableStore.ts';

const DATABASE = 'retinue';
const TEXTS = 'texts';

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('request failed')));
  });
}

/** `onGone`: the browser closes it. */
async function openDatabase(onGone: () => void): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(TEXTS));
  const found = await settled(request);
  found.addEventListener('close', onGone);
  found.addEventListener('versionchange', () => {
    found.close();
    onGone();
  });
  return found;
}

const under = (prefix: string) => IDBKeyRange.bound(prefix, prefix + PREFIX_END);

function apply(store: IDBObjectStore, { remove = [], add = [], put = [] }: DurableChange): void {
  for (const prefix of remove) store.delete(under(prefix));
  for (const [key, text] of add) store.add(text, key);
  for (const [key, text] of put) store.put(text, key);
}

async function isAsExpected(store: IDBObjectStore, { expect = [], need = [] }: DurableChange): Promise<boolean> {
  const [found, keys] = await Promise.all([
    Promise.all(expect.map(([key]) => settled<unknown>(store.get(key)))),
    Promise.all(need.map((key) => settled(store.getKey(key)))),
  ]);
  return expect.every(([, text], index) => (found[index] ?? null) === text) && !keys.includes(undefined);
}

async function commit(found: IDBDatabase, change: DurableChange): Promise<void> {
  const transaction = found.transaction(TEXTS, 'readwrite', { durability: 'strict' });
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('aborted')));
    const store = transaction.objectStore(TEXTS);
    if (change.expect === undefined && change.need === undefined) return apply(store, change);
    isAsExpected(store, change)
      .then((is) => (is ? apply(store, change) : transaction.abort()))
      .catch(reject);
    return undefined;
  });
}

async function read(found: IDBDatabase, prefix: string): Promise<readonly Pair[]> {
  const store = found.transaction(TEXTS, 'readonly').objectStore(TEXTS);
  const [keys, texts] = await Promise.all([
    settled(store.getAllKeys(under(prefix))),
    settled(store.getAll(under(prefix))),
  ]);
  return keys.map((key, index) => [typeof key === 'string' ? key : '', String(texts[index])] as const);
}

/**
 * The browser's IndexedDB, with strict durability; it is opened when it is first used, and every call rejects where there is
 * none.
 */
export function indexedStore(): DurableStore {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };
  const database = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(forget).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  };
  return {
    commit: async (change) => commit(await database(), change),
    read: async (prefix) => read(await database(), prefix),
  };
}
