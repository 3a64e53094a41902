import { PHOTO_EDGE, photoRefusal, photoScale, PHOTO_ENCODINGS } from './photoSizes.ts';
import type { Extent } from './pictureSizes.ts';

/** Why a file gives no photo. `unreadable`: it says it is a picture, but the browser cannot draw it. */
export type PhotoFault = 'notPicture' | 'tooLarge' | 'unreadable';

type ScaledPhoto = { readonly kind: 'scaled'; readonly dataUrl: string } | { readonly kind: PhotoFault };

type Drawable = CanvasImageSource & Extent;

function canvasOf({ width, height }: Extent) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return { canvas, context: canvas.getContext('2d', { willReadFrequently: true }) };
}

/** A canvas as a data URL of at most so many characters; null: no way to write it is small enough. */
async function written(canvas: HTMLCanvasElement, most: number): Promise<string | null> {
  for (const [type, quality] of PHOTO_ENCODINGS) {
    // One after the other: the next is only tried where the one before is too large.
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (blob === null || blob.type !== type) continue;
    const dataUrl = await urlOf(blob);
    if (dataUrl.length <= most) return dataUrl;
  }
  return null;
}

const urlOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(reader.error ?? new Error('unreadable')));
    reader.readAsDataURL(blob);
  });

async function drawn(picture: Drawable, most: number): Promise<string | null> {
  const { canvas, context } = canvasOf(photoScale(picture));
  if (context === null || picture.width === 0 || picture.height === 0) return null;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return written(canvas, most);
}

/** Decoded to no more than it is kept at: its longer side is known only once it is decoded, so its width first. */
async function fromBitmap(file: File, most: number): Promise<string | null> {
  const bitmap = await createImageBitmap(file, {
    resizeWidth: PHOTO_EDGE,
    resizeQuality: 'high',
    imageOrientation: 'from-image',
  });
  const dataUrl = await drawn(bitmap, most);
  bitmap.close();
  return dataUrl;
}

/** For browsers without bitmaps, or without resizing of them. */
async function fromImage(address: string, most: number): Promise<string | null> {
  const image = await imageOf(address);
  return drawn(Object.assign(image, { width: image.naturalWidth, height: image.naturalHeight }), most);
}

async function imageOf(address: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
}

/** A photo file as large as it is kept, in a data URL of at most so many characters. Never rejects. */
export async function scalePhoto(file: File, most: number): Promise<ScaledPhoto> {
  const refusal = photoRefusal(file);
  if (refusal !== null) return { kind: refusal };
  const address = URL.createObjectURL(file);
  const dataUrl =
    (await fromBitmap(file, most).catch(() => null)) ?? (await fromImage(address, most).catch(() => null));
  URL.revokeObjectURL(address);
  return dataUrl === null ? { kind: 'unreadable' } : { kind: 'scaled', dataUrl };
}

/** The pixels of a picture in a data URL; null: it cannot be drawn. Never rejects. */
export async function pixelsOf(dataUrl: string): Promise<ImageData | null> {
  const image = await imageOf(dataUrl).catch(() => null);
  if (image === null || image.naturalWidth === 0) return null;
  const { canvas, context } = canvasOf({ width: image.naturalWidth, height: image.naturalHeight });
  if (context === null) return null;
  context.drawImage(image, 0, 0);
  return context.getImageData(0, 0, canvas.width, canvas.height);
}

/** Pixels as a picture in a data URL of at most so many characters; null: it cannot be written. Never rejects. */
export async function pictureOf(
  { data, width, height }: Pick<ImageData, 'data' | 'width' | 'height'>,
  most: number,
): Promise<string | null> {
  const { canvas, context } = canvasOf({ width, height });
  if (context === null) return null;
  context.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return written(canvas, most).catch(() => null);
}
