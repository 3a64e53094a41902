import type { DurableChange, DurableStore, Pair } from './durableStore.ts';
import { load, wrap } from './envelope.ts';
import { OWN_PACK_MOST, type OwnPackFiles, PACKS, ownPackShape } from './ownPackText.ts';

/** The pack that the workshop writes: decision tables of one’s own. It is kept, exported and brought back like any own pack. */
export const WORKSHOP_ID = 'workshop';

/** Where the timelines of what is in it are kept: beside it, so that no export has them. */
export const TIMELINES = 'timelines/';

const KEY = `${PACKS}${WORKSHOP_ID}/`;

/** The text of a pack with these files. */
export const packText = (files: OwnPackFiles, savedAt: string): string =>
  wrap(ownPackShape, { savedAt, revision: 0 }, { files });

/** The workshop’s pack as it was found. `text`: as it is stored, null: there is none yet, and no file. */
export interface FoundFiles {
  readonly files: OwnPackFiles;
  readonly text: string | null;
}

const textIn = async (durable: DurableStore): Promise<string | null> =>
  (await durable.read(KEY)).find(([key]) => key === KEY)?.[1] ?? null;

/** The workshop’s pack; null: it cannot be read. Never rejects. */
export async function readWorkshopFiles(durable: DurableStore): Promise<FoundFiles | null> {
  try {
    const text = await textIn(durable);
    if (text === null) return { files: {}, text };
    const found = load(text, ownPackShape);
    return found.kind === 'loaded' ? { files: found.value.files, text } : null;
  } catch {
    return null;
  }
}

/** Other texts that are written with the pack. `keep`: without these nothing is written; `put`: where there is room for them. */
export interface Beside extends Pick<DurableChange, 'put' | 'remove'> {
  readonly keep?: readonly Pair[];
}

/**
 * Writes the workshop’s pack over the text that was found, and other texts with it. But for `stored` nothing has changed;
 * `moved`: another tab has written meanwhile. Never rejects.
 */
export async function writeWorkshopFiles(
  durable: DurableStore,
  { files, text: before }: FoundFiles,
  savedAt: string,
  { keep = [], put = [], remove = [] }: Beside = {},
): Promise<'stored' | 'tooLarge' | 'failed' | 'moved'> {
  const text = packText(files, savedAt);
  if (text.length > OWN_PACK_MOST) return 'tooLarge';
  const commit = (more: readonly Pair[], less: readonly string[]) =>
    durable.commit({ expect: [[KEY, before]], put: [[KEY, text], ...keep, ...more], remove: less });
  try {
    await commit(put, remove).catch((error: unknown) => {
      if (put.length === 0) throw error;
      return commit([], [...remove, ...put.map(([key]) => key)]);
    });
    return 'stored';
  } catch {
    return textIn(durable).then(
      (now) => (now === before ? 'failed' : 'moved'),
      () => 'failed',
    );
  }
}
