import type { DurableStore } from './durableStore.ts';
import { load, wrap } from './envelope.ts';
import { OWN_PACK_MOST, type OwnPackFiles, PACKS, ownPackShape } from './ownPackText.ts';

/** The pack that the workshop writes: decision tables of one’s own. It is kept, exported and brought back like any own pack. */
export const WORKSHOP_ID = 'workshop';

const KEY = `${PACKS}${WORKSHOP_ID}/`;

/** The text of a pack with these files. */
export const packText = (files: OwnPackFiles, savedAt: string): string =>
  wrap(ownPackShape, { savedAt, revision: 0 }, { files });

/** The files of the workshop’s pack, none when there is no such pack yet; null: they cannot be read. Never rejects. */
export async function readWorkshopFiles(durable: DurableStore): Promise<OwnPackFiles | null> {
  try {
    const text = (await durable.read(KEY)).find(([key]) => key === KEY)?.[1];
    if (text === undefined) return {};
    const found = load(text, ownPackShape);
    return found.kind === 'loaded' ? found.value.files : null;
  } catch {
    return null;
  }
}

/** Writes the workshop’s pack, over what it was. But for `stored` nothing has changed. Never rejects. */
export async function writeWorkshopFiles(
  durable: DurableStore,
  files: OwnPackFiles,
  savedAt: string,
): Promise<'stored' | 'tooLarge' | 'failed'> {
  const text = packText(files, savedAt);
  if (text.length > OWN_PACK_MOST) return 'tooLarge';
  return durable.commit({ put: [[KEY, text]] }).then(
    () => 'stored',
    () => 'failed',
  );
}
