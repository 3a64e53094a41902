import type { DurableStore } from './durableStore.ts';
import { load, wrap } from './envelope.ts';
import { OWN_PACK_MOST, type OwnPackFiles, PACKS, ownPackShape } from './ownPackText.ts';

/** The pack that the workshop writes: decision tables of one’s own. It is kept, exported and brought back like any own pack. */
export const WORKSHOP_ID = 'workshop';

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

/**
 * Writes the workshop’s pack over the text that was found. But for `stored` nothing has changed; `moved`: another tab has
 * written meanwhile. Never rejects.
 */
export async function writeWorkshopFiles(
  durable: DurableStore,
  { files, text: before }: FoundFiles,
  savedAt: string,
): Promise<'stored' | 'tooLarge' | 'failed' | 'moved'> {
  const text = packText(files, savedAt);
  if (text.length > OWN_PACK_MOST) return 'tooLarge';
  try {
    await durable.commit({ expect: [[KEY, before]], put: [[KEY, text]] });
    return 'stored';
  } catch {
    return textIn(durable).then(
      (now) => (now === before ? 'failed' : 'moved'),
      () => 'failed',
    );
  }
}
