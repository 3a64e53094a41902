import * as z from 'zod/mini';
import { type SavedShape, load } from './envelope.ts';
import { isNewer, wrap } from './heading.ts';
import { type TextStorage, attempt, readText } from './textStorage.ts';

const READ_KEY = 'retinue/read';

const readMark = z.strictObject({
  battle: z.string(),
  from: z.int().check(z.minimum(0)),
  seen: z.array(z.string()),
});
/**
 * What of a battle its players have read. `from`: what entries of the log up to this one tell is not told again; `seen`: what
 * later entries told and was put away, as `<entry>/<id>`.
 */
export type ReadMark = Readonly<z.infer<typeof readMark>>;

export const readShape: SavedShape<{ marks: ReadMark[] }> = {
  format: 'read',
  schema: z.strictObject({ marks: z.array(readMark) }),
  migrations: [],
};

/** What was read of the battles played last; none when nothing is stored, or when it cannot be read. */
export function loadRead(storage: TextStorage): readonly ReadMark[] {
  const found = load(readText(storage, READ_KEY), readShape);
  return found.kind === 'loaded' ? found.value.marks : [];
}

/** Stores it, but not over what a newer app wrote. A fault only makes something be told twice. */
export function saveRead(storage: TextStorage, marks: readonly ReadMark[], at: string): void {
  if (isNewer(readText(storage, READ_KEY), readShape)) return;
  attempt(() => storage.write(READ_KEY, wrap(readShape, { savedAt: at, revision: 0 }, { marks: [...marks] })));
}
