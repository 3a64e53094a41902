import * as z from 'zod/mini';
import { OUTSIDE } from '../content/photo/quad.ts';
import type { DurableStore } from './durableStore.ts';
import { load, type SavedShape } from './envelope.ts';
import { type GroundPhoto, PHOTO_MOST, STRENGTHS } from './groundPhoto.ts';
import { type Migration, wrap } from './heading.ts';

const PHOTOS = 'ground/';

const dataUrl = z
  .string()
  .check(z.maxLength(PHOTO_MOST), z.regex(/^data:image\/(?:jpeg|webp|png);base64,[A-Za-z0-9+/]+={0,2}$/u));
const part = z.number().check(z.minimum(-OUTSIDE), z.maximum(1 + OUTSIDE));
const corner = z.tuple([part, part]);

const neverWritten: Migration = () => {
  throw new Error('no version 0 was ever written');
};

export const groundPhotoShape = {
  format: 'groundPhoto',
  schema: z.strictObject({
    taken: dataUrl,
    corners: z.tuple([corner, corner, corner, corner]),
    flat: z.nullable(dataUrl),
    strength: z.literal([...STRENGTHS]),
  }),
  migrations: [neverWritten],
} satisfies SavedShape<GroundPhoto>;

/** No id has a slash: no key is the beginning of another. */
const keyOf = (board: string): string => `${PHOTOS}${encodeURIComponent(board)}/`;

/** The photo under a board; null: there is none, or it cannot be read. Never rejects. */
export async function readGroundPhoto(durable: DurableStore, board: string): Promise<GroundPhoto | null> {
  try {
    const [found] = await durable.read(keyOf(board));
    const read = load(found?.[1] ?? null, groundPhotoShape);
    return read.kind === 'loaded' ? read.value : null;
  } catch {
    return null;
  }
}

/** Stores the photo under a board over the one before. `tooLarge`, `failed`: nothing has changed. Never rejects. */
export async function storeGroundPhoto(
  durable: DurableStore,
  board: string,
  photo: GroundPhoto,
  savedAt: string,
): Promise<'stored' | 'tooLarge' | 'failed'> {
  if (photo.taken.length > PHOTO_MOST || (photo.flat?.length ?? 0) > PHOTO_MOST) return 'tooLarge';
  const text = wrap(groundPhotoShape, { savedAt, revision: 0 }, { ...photo });
  return durable.commit({ put: [[keyOf(board), text]] }).then(
    () => 'stored' as const,
    () => 'failed' as const,
  );
}

/** Takes the photo under a board away. False: it is still there. Never rejects. */
export const dropGroundPhoto = (durable: DurableStore, board: string): Promise<boolean> =>
  durable.commit({ remove: [keyOf(board)] }).then(
    () => true,
    () => false,
  );

/** What the photos of tables take, without a look into them. Rejects when the store cannot be read. */
export async function groundPhotoSizes(
  durable: DurableStore,
): Promise<readonly { readonly board: string; readonly bytes: number }[]> {
  const pairs = await durable.read(PHOTOS);
  return pairs.map(([key, text]) => ({
    board: decodeURIComponent(key.slice(PHOTOS.length, -1)),
    bytes: key.length + text.length,
  }));
}
