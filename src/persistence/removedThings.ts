import * as z from 'zod/mini';
import type { DurableStore, Pair } from './durableStore.ts';
import { load, type SavedShape } from './envelope.ts';
import { type Migration, wrap } from './heading.ts';

const REMOVED = 'removed/';

/** Something that was removed, as it was. `kind`: what it is; at `value` nobody has looked. */
export interface RemovedThing {
  readonly kind: string;
  readonly id: string;
  readonly name: string;
  readonly value: unknown;
}

/** Something removed where it is kept, until it is brought back. */
export interface KeptThing extends RemovedThing {
  readonly key: string;
  readonly removedAt: string;
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

/** What was removed of a kind and can be read, the last first; null: the store cannot be read. Never rejects. */
export async function readRemoved(
  durable: Pick<DurableStore, 'read'>,
  kind: string,
): Promise<readonly KeptThing[] | null> {
  try {
    const pairs = await durable.read(folderOf(kind));
    return pairs.toReversed().flatMap(([key, text]) => {
      const found = load(text, removedShape);
      return found.kind === 'loaded' ? [{ ...found.value, key, removedAt: found.savedAt }] : [];
    });
  } catch {
    return null;
  }
}
