import * as z from 'zod/mini';
import { type SavedShape, load } from './envelope.ts';
import { isNewer, wrap } from './heading.ts';
import { type TextStorage, attempt, readText } from './textStorage.ts';

const EXPORTED_KEY = 'retinue/exported';

export const exportedShape: SavedShape<{ at: string }> = {
  format: 'exported',
  schema: z.object({ at: z.string() }),
  migrations: [],
};

/** When everything was exported last, as an ISO time; null when never, or when that cannot be read. */
export function lastExport(storage: TextStorage): string | null {
  const found = load(readText(storage, EXPORTED_KEY), exportedShape);
  return found.kind === 'loaded' ? found.value.at : null;
}

/** Notes that everything was exported, but not over what a newer app wrote. A fault only makes the panel too careful. */
export function noteExport(storage: TextStorage, at: string): void {
  if (isNewer(readText(storage, EXPORTED_KEY), exportedShape)) return;
  attempt(() => storage.write(EXPORTED_KEY, wrap(exportedShape, { savedAt: at, revision: 0 }, { at })));
}
