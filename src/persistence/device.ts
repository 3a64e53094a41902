import * as z from 'zod/mini';
import { type SavedShape, load } from './envelope.ts';
import { wrap } from './heading.ts';
import type { Signature } from './logKind.ts';
import { newId } from './newId.ts';
import { type TextStorage, attempt, readText } from './textStorage.ts';

const DEVICE_KEY = 'retinue/device';

/** How the name of a device is kept. */
export const deviceShape: SavedShape<{ id: string }> = {
  format: 'device',
  schema: z.strictObject({ id: z.string().check(z.regex(/^[2-9a-z]{16}$/)) }),
  migrations: [],
};

/**
 * What this browser is called in the entries that it makes: the same as long as its store keeps it, and a name of its own
 * where none can be kept.
 */
function deviceId(storage: TextStorage, at: string): string {
  const found = load(readText(storage, DEVICE_KEY), deviceShape);
  if (found.kind === 'loaded') return found.value.id;
  const id = newId();
  if (found.kind === 'absent')
    attempt(() => storage.write(DEVICE_KEY, wrap(deviceShape, { savedAt: at, revision: 0 }, { id })));
  return id;
}

/** Signs the entries that are made in this browser; what it is called is looked up for the first of them. */
export function signer(storage: TextStorage, now: () => string): () => Signature {
  let by: string | null = null;
  return () => {
    by ??= deviceId(storage, now());
    return { id: newId(), by };
  };
}
