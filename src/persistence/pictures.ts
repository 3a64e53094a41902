import type { DurableStore } from './durableStore.ts';
import { newId } from './newId.ts';
import { readPairs } from './summaries.ts';
import { textBytes } from './textBytes.ts';

const PICTURES = 'picture/';

/** The largest picture that is stored, as a data URL, in bytes. */
export const PICTURE_MOST = 200_000;

// All ids are of one length: no key is the beginning of another.
const ID = /^[2-9a-z]{16}$/;
const DATA_URL = /^data:image\/(?:jpeg|webp|png);base64,[A-Za-z0-9+/]+={0,2}$/;

type PictureFault = 'notPicture' | 'tooLarge' | 'badId';
export type StoredPicture =
  | { readonly kind: 'stored'; readonly id: string }
  | { readonly kind: PictureFault }
  | { readonly kind: 'failed' };

/** Why a data URL cannot be stored under an id; null when it can. Only pictures of pixels: nothing in them is executed. */
export function pictureFault(id: string, dataUrl: string): PictureFault | null {
  if (!ID.test(id)) return 'badId';
  if (dataUrl.length > PICTURE_MOST) return 'tooLarge';
  return DATA_URL.test(dataUrl) ? null : 'notPicture';
}

/** Stores a picture, under an id of its own unless it brings one. Never rejects. */
export async function storePicture(
  durable: DurableStore,
  dataUrl: string,
  id: string = newId(),
): Promise<StoredPicture> {
  const fault = pictureFault(id, dataUrl);
  if (fault !== null) return { kind: fault };
  return durable.commit({ put: [[PICTURES + id, dataUrl]] }).then(
    () => ({ kind: 'stored', id }) as const,
    () => ({ kind: 'failed' }) as const,
  );
}

/** A picture as a data URL; null when there is none, it cannot be read, or what is stored is no picture. Never rejects. */
export async function readPicture(durable: DurableStore, id: string): Promise<string | null> {
  if (!ID.test(id)) return null;
  const found = (await readPairs(durable, PICTURES + id)).find(([key]) => key === PICTURES + id)?.[1];
  return found === undefined || pictureFault(id, found) !== null ? null : found;
}

/** All pictures by id. Never rejects. */
export async function allPictures(durable: DurableStore): Promise<ReadonlyMap<string, string>> {
  const pairs = await readPairs(durable, PICTURES);
  return new Map(pairs.map(([key, text]) => [key.slice(PICTURES.length), text]));
}

/** What the pictures take. */
export async function pictureBytes(durable: DurableStore): Promise<{ readonly count: number; readonly bytes: number }> {
  const texts = [...(await allPictures(durable)).values()];
  return { count: texts.length, bytes: texts.reduce((sum, text) => sum + textBytes(text), 0) };
}
