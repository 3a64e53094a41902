import * as z from 'zod/mini';
import type { SharedOnce } from '../content/sharedVersion.ts';
import type { DurableStore } from './durableStore.ts';
import { load, type SavedShape } from './envelope.ts';
import { wrap } from './heading.ts';

/** What this device remembers of what was shared from it: who shares, and each thing by its kind and id. */
interface SharedBefore {
  readonly author: string;
  readonly things: Readonly<Record<string, SharedOnce>>;
}

const KEY = 'sharedBefore/';

const word = z.string().check(z.maxLength(120));
const once = z.strictObject({ pack: word, version: word, hash: word });

/** How it is kept. */
export const sharedBeforeShape: SavedShape<{ author: string; things: Record<string, z.infer<typeof once>> }> = {
  format: 'sharedBefore',
  schema: z.strictObject({ author: word, things: z.record(z.string(), once) }),
  migrations: [],
};

const NOTHING: SharedBefore = { author: '', things: {} };

/** What was shared from this device; nothing where that cannot be read. Never rejects. */
export async function readSharedBefore(durable: DurableStore): Promise<SharedBefore> {
  try {
    const found = load((await durable.read(KEY))[0]?.[1] ?? null, sharedBeforeShape);
    return found.kind === 'loaded' ? found.value : NOTHING;
  } catch {
    return NOTHING;
  }
}

/** Remembers it; where that cannot be written, nothing is. Never rejects. */
export const writeSharedBefore = (durable: DurableStore, value: SharedBefore, savedAt: string): Promise<void> =>
  durable
    .commit({
      put: [[KEY, wrap(sharedBeforeShape, { savedAt, revision: 0 }, { ...value, things: { ...value.things } })]],
    })
    .then(
      () => undefined,
      () => undefined,
    );
