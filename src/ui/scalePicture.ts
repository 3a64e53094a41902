import { EDGE, type Extent, firstFit, middleSquare, needsHeight, refusalOf } from './pictureSizes.ts';

/** `unreadable`: it says it is a picture, but the browser cannot draw it. */
type ScaledPicture =
  | { readonly kind: 'scaled'; readonly dataUrl: string }
  | { readonly kind: 'notPicture' | 'tooLarge' | 'unreadable' };

type Drawable = CanvasImageSource & Extent;

function drawSquare(picture: Drawable): string | null {
  const canvas = document.createElement('canvas');
  canvas.width = EDGE;
  canvas.height = EDGE;
  const context = canvas.getContext('2d');
  if (context === null || picture.width === 0 || picture.height === 0) return null;
  const { x, y, edge } = middleSquare(picture);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, edge, edge, 0, 0, EDGE, EDGE);
  return firstFit((type, quality) => canvas.toDataURL(type, quality));
}

/** Decodes to a portrait's size, never to its own: by width, and again by height when it is broad. */
async function fromBitmap(file: File): Promise<string | null> {
  const byWidth = await createImageBitmap(file, { resizeWidth: EDGE, resizeQuality: 'high' });
  const bitmap = needsHeight(byWidth)
    ? await createImageBitmap(file, { resizeHeight: EDGE, resizeQuality: 'high' })
    : byWidth;
  const dataUrl = drawSquare(bitmap);
  byWidth.close();
  bitmap.close();
  return dataUrl;
}

/** For browsers without bitmaps, or without resizing of them. */
async function fromImage(file: File): Promise<string | null> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return drawSquare(Object.assign(image, { width: image.naturalWidth, height: image.naturalHeight }));
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A picture file as a square portrait, 256 by 256, in a data URL. Never rejects. */
export async function scalePicture(file: File): Promise<ScaledPicture> {
  const refusal = refusalOf(file);
  if (refusal !== null) return { kind: refusal };
  const drawn = (await fromBitmap(file).catch(() => null)) ?? (await fromImage(file).catch(() => null));
  return drawn === null ? { kind: 'unreadable' } : { kind: 'scaled', dataUrl: drawn };
}
