import type { DurableChange, DurableStore } from './durableStore.ts';
import { isNewerPack } from '../content/newerPack.ts';
import { load } from './envelope.ts';
import { wrap } from './heading.ts';
import { notOverNewer } from './timelines.ts';
import { OWN_PACK_MOST, type OwnPackFiles, PACKS, ownPackShape } from './ownPackText.ts';
import { WORKSHOP_ID } from './workshopId.ts';

const keyOf = (id: string): string => `${PACKS}${id}/`;

/** The text of a pack with these files. */
export const packText = (files: OwnPackFiles, savedAt: string): string =>
  wrap(ownPackShape, { savedAt, revision: 0 }, { files });

/** The workshop’s pack as it was found. `text`: as it is stored, null: there is none yet, and no file. */
interface FoundFiles {
  readonly files: OwnPackFiles;
  readonly text: string | null;
}

async function textIn(durable: DurableStore, id: string): Promise<string | null> {
  const at = keyOf(id);
  return (await durable.read(at)).find(([key]) => key === at)?.[1] ?? null;
}

/**
 * Whether a newer app wrote the workshop’s pack, or it is for one: nothing is read of it, and nothing written. `id`: of which of
 * its packs. Never rejects.
 */
export async function isNewerWorkshop(durable: DurableStore, id: string = WORKSHOP_ID): Promise<boolean> {
  try {
    const text = await textIn(durable, id);
    const found = load(text, ownPackShape);
    return found.kind === 'newer' || (found.kind === 'loaded' && isNewerPack(found.value.files));
  } catch {
    return false;
  }
}

/** The workshop’s pack; null: it cannot be read, or is of a newer app. Never rejects. */
export async function readWorkshopFiles(durable: DurableStore, id: string = WORKSHOP_ID): Promise<FoundFiles | null> {
  try {
    const text = await textIn(durable, id);
    if (text === null) return { files: {}, text };
    const found = load(text, ownPackShape);
    return found.kind === 'loaded' && !isNewerPack(found.value.files) ? { files: found.value.files, text } : null;
  } catch {
    return null;
  }
}

/** Other texts that are written with the pack. `keep`: without these nothing is written; `put`: where there is room for them. */
export interface Beside extends Pick<DurableChange, 'put' | 'remove'> {
  readonly keep?: DurableChange['put'];
}

/**
 * Writes the workshop’s pack over the text that was found, and other texts with it. But for `stored` nothing has changed;
 * `moved`: another tab has written meanwhile. Never rejects.
 */
export async function writeWorkshopFiles(
  durable: DurableStore,
  { files, text: before, id = WORKSHOP_ID }: FoundFiles & { readonly id?: string },
  savedAt: string,
  { keep = [], put: given = [], remove = [] }: Beside = {},
): Promise<'stored' | 'tooLarge' | 'failed' | 'moved'> {
  const text = packText(files, savedAt);
  if (text.length > OWN_PACK_MOST) return 'tooLarge';
  const put = await notOverNewer(durable, given).catch(() => []);
  const commit = (beside: Beside) =>
    durable.commit({
      expect: [[keyOf(id), before]],
      put: [[keyOf(id), text], ...(keep ?? []), ...(beside.put ?? [])],
      remove: beside.remove ?? [],
    });
  const alone = { remove: [...remove, ...put.map(([key]) => key)] };
  try {
    await commit({ put, remove }).catch((error: unknown) => {
      if (put.length === 0) throw error;
      return commit(alone);
    });
    return 'stored';
  } catch {
    return textIn(durable, id).then(
      (now) => (now === before ? 'failed' : 'moved'),
      () => 'failed',
    );
  }
}
