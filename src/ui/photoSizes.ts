import type { Extent } from './pictureSizes.ts';

/** The longer side of a photo as it is kept, in pixels. */
export const PHOTO_EDGE = 1600;

const FILE_MOST = 30_000_000;

/** Why a file is not even opened. Drawings in SVG are documents, not pictures of pixels. */
export function photoRefusal({ type, size }: Pick<File, 'type' | 'size'>): 'notPicture' | 'tooLarge' | null {
  if (!type.startsWith('image/') || type.startsWith('image/svg')) return 'notPicture';
  return size > FILE_MOST ? 'tooLarge' : null;
}

/** As large as it is kept: no larger than it is. */
export function photoScale({ width, height }: Extent): Extent {
  const scale = Math.min(1, PHOTO_EDGE / Math.max(1, width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Ways to write a photo down, the best first; the first that a browser knows and that is small enough counts. */
export const PHOTO_ENCODINGS: readonly (readonly [type: string, quality: number])[] = [
  ['image/webp', 0.82],
  ['image/webp', 0.6],
  ['image/jpeg', 0.8],
  ['image/jpeg', 0.6],
  ['image/jpeg', 0.3],
];
