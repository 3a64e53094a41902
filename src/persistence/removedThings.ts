import * as z from 'zod/mini';
import type { DurableStore, Pair } from './durableStore.ts';
import { load, type SavedShape } from './envelope.ts';
import { type Migration, wrap } from './heading.ts';
import { inTime } from './inTime.ts';
import { type TextStorage, attempt, keysUnder, readText } from './textStorage.ts';

const REMOVED = 'removed/';
/** Where it is kept in the synchronous store, while the other one takes nothing. */
const REMOVED_HERE = 'retinue/removed/';

/** How long something removed is kept, in days. */
export const KEPT_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/** Something that was removed, as it was. `kind`: what it is; at `value` nobody has looked. */
export interface RemovedThing {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
}

/** Something removed where it is kept, until it is brought back, the bin is emptied or its days are over. */
export interface KeptThing extends RemovedThing {
  readonly key: string;
  readonly removedAt: string;
}

/** Where the bin is. */
export interface BinStores {
  readonly storage: TextStorage;
  readonly durable: DurableStore;
}

const neverWritten: Migration = () => {
  throw new Error('no version 0 was ever written');
};

const removedShape = {
  format: 'removed',
  schema: z.strictObject({ kind: z.string(), id: z.string(), name: z.string(), value: z.unknown() }),
  migrations: [neverWritten],
} satisfies SavedShape<RemovedThing>;

const folderOf = (kind: string): string => `${REMOVED}${kind}/`;

/** How something removed is kept. */
export const removedPair = ({ kind, id, name, value }: RemovedThing, removedAt: string): Pair => [
  `${folderOf(kind)}${removedAt}/${id}/`,
  wrap(removedShape, { savedAt: removedAt, revision: 0 }, { kind, id, name, value }),
];

function thingIn([key, text]: Pair): readonly KeptThing[] {
  const found = load(text, removedShape);
  return found.kind === 'loaded' ? [{ ...found.value, key, removedAt: found.savedAt }] : [];
}

/** What was removed of a kind and can be read, the last first; null: the store cannot be read. Never rejects. */
export async function readRemoved(
  durable: Pick<DurableStore, 'read'>,
  kind: string,
): Promise<readonly KeptThing[] | null> {
  try {
    return (await durable.read(folderOf(kind))).toReversed().flatMap(thingIn);
  } catch {
    return null;
  }
}

/** Keeps something removed in the synchronous store, for where there is no other. False: it has no room. */
export function keepRemovedHere(storage: TextStorage, thing: RemovedThing, removedAt: string): boolean {
  const [key, text] = removedPair(thing, removedAt);
  return attempt(() => storage.write(REMOVED_HERE + key.slice(REMOVED.length), text)) === null;
}

/** Everything removed that can be read, of both stores, the last first. Never rejects. */
export async function readBin({ storage, durable }: BinStores): Promise<readonly KeptThing[]> {
  const pairs = await inTime(
    durable.read(REMOVED).catch(() => []),
    [],
  );
  const here = keysUnder(storage, REMOVED_HERE).map((key): Pair => [key, readText(storage, key) ?? '']);
  return [...pairs, ...here].flatMap(thingIn).toSorted((a, b) => b.removedAt.localeCompare(a.removedAt));
}

const isHere = (key: string): boolean => key.startsWith(REMOVED_HERE);

/** Lets go for good of what stands under these keys, or begins so. False: the second store could not be written. Never rejects. */
export async function dropRemoved({ storage, durable }: BinStores, keys: readonly string[]): Promise<boolean> {
  for (const key of keys.filter(isHere).flatMap((prefix) => keysUnder(storage, prefix)))
    attempt(() => storage.remove(key));
  const there = keys.filter((key) => !isHere(key));
  if (there.length === 0) return true;
  return durable.commit({ remove: there }).then(
    () => true,
    () => false,
  );
}

/** Lets go for good of everything, also of what cannot be read. */
export const dropAllRemoved = (stores: BinStores): Promise<boolean> => dropRemoved(stores, [REMOVED, REMOVED_HERE]);

/** Whether what was removed then has been kept for all its days; never where it is not known when. */
export const isOver = (removedAt: string, now: string): boolean =>
  Date.parse(now) - Date.parse(removedAt) > KEPT_DAYS * DAY;
