import { flatSize } from '../../../content/photo/flatten.ts';
import { flatten } from '../../../state/library/flatten.ts';
import { type GroundPhoto, PHOTO_MOST } from '../../../state/library/groundPhotos.ts';
import { pictureOf, pixelsOf } from '../../../ui/scalePhoto.ts';

/** How strongly a photo shows that is laid flat for the first time. */
const SHOWN = 60;

/** A photo with its table laid flat, as large as the board; null: its picture cannot be drawn here. Never rejects. */
export async function layFlat(
  { taken, corners, strength, flat: before }: GroundPhoto,
  size: readonly [number, number],
): Promise<GroundPhoto | null> {
  const photo = await pixelsOf(taken);
  if (photo === null) return null;
  const made = await flatten({ photo: plain(photo), corners, ...flatSize(size) }).catch(() => null);
  const flat = made === null ? null : await pictureOf(made, PHOTO_MOST);
  if (flat === null) return null;
  return { taken, corners, flat, strength: before === null ? SHOWN : strength };
}

/** The pixels of a picture as a worker takes them. */
const plain = ({ data, width, height }: ImageData) => ({ data: new Uint8ClampedArray(data), width, height });
