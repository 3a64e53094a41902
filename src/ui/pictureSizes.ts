/** Width and height in pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The edge of a portrait in pixels, and the largest data URL of one in characters. */
export const EDGE = 256;
export const DATA_URL_MOST = 200_000;

const FILE_MOST = 30_000_000;
/** Beyond this a picture scaled to cover the square would be huge: it is drawn coarse instead. */
const RATIO_MOST = 12;

/** Why a file is not even opened. Drawings in SVG are documents, not pictures of pixels. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): 'notPicture' | 'tooLarge' | null {
  if (!type.startsWith('image/') || type.startsWith('image/svg')) return 'notPicture';
  return size > FILE_MOST ? 'tooLarge' : null;
}

/** The largest square in the middle. */
export function middleSquare({ width, height }: Extent): {
  readonly x: number;
  readonly y: number;
  readonly edge: number;
} {
  const edge = Math.min(width, height);
  return { x: Math.floor((width - edge) / 2), y: Math.floor((height - edge) / 2), edge };
}

/**
 * Whether a picture that was decoded to the width of a portrait is to be decoded again, to its height: it is broader than
 * high, so that its height is less than a portrait's.
 */
export const needsHeight = ({ width, height }: Extent): boolean =>
  height < EDGE && width / Math.max(1, height) <= RATIO_MOST;

/** Ways to write a picture down, the best first; the first that a browser knows and that is small enough counts. */
const ENCODINGS: readonly (readonly [type: string, quality: number])[] = [
  ['image/webp', 0.85],
  ['image/jpeg', 0.85],
  ['image/jpeg', 0.6],
  ['image/jpeg', 0.3],
];

/** The first data URL that is of the type asked for (browsers answer PNG to a type they cannot write) and small enough. */
export function firstFit(write: (type: string, quality: number) => string): string | null {
  for (const [type, quality] of ENCODINGS) {
    const dataUrl = write(type, quality);
    if (dataUrl.startsWith(`data:${type};`) && dataUrl.length <= DATA_URL_MOST) return dataUrl;
  }
  return null;
}
