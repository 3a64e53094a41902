import { seenThrough } from './homography.ts';
import type { Quad } from './quad.ts';

/** A picture as pixels, red, green, blue and how opaque, row by row from the top. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}

/** What is done with a picture: the corners of a table in it, and how large the table is to be in pixels. */
export interface Flattening {
  readonly photo: Pixels;
  readonly corners: Quad;
  readonly width: number;
  readonly height: number;
}

const [RED, GREEN, BLUE] = [0.299, 0.587, 0.114];

/** How light each pixel is. */
function lightOf({ data, width, height }: Pixels): Float32Array {
  const light = new Float32Array(width * height);
  for (let at = 0; at < light.length; at += 1) {
    const from = 4 * at;
    light[at] = RED * (data[from] ?? 0) + GREEN * (data[from + 1] ?? 0) + BLUE * (data[from + 2] ?? 0);
  }
  return light;
}

/** How light a picture is between its pixels; beyond its edge it is black. */
function lightAt(light: Float32Array, { width, height }: Pixels, x: number, y: number): number {
  if (!(x > -1 && y > -1 && x < width && y < height)) return 0;
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [right, below] = [x - left, y - top];
  const at = (column: number, row: number): number =>
    column < 0 || row < 0 || column >= width || row >= height ? 0 : (light[row * width + column] ?? 0);
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right;
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right;
  return upper * (1 - below) + lower * below;
}

/** A table out of a photo as it is seen from straight above, in one tone: each pixel is looked up where the corners say it is. */
export function flattened({ photo, corners, width, height }: Flattening): Pixels {
  const seen = seenThrough(corners);
  const light = lightOf(photo);
  const data = new Uint8ClampedArray(4 * width * height);
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const [across, down] = seen((column + 0.5) / width, (row + 0.5) / height);
      const shade = lightAt(light, photo, across * photo.width - 0.5, down * photo.height - 0.5);
      const at = 4 * (row * width + column);
      data[at] = shade;
      data[at + 1] = shade;
      data[at + 2] = shade;
      data[at + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Pixels along the longer side of a table that lies flat. */
export const FLAT_EDGE = 1600;

/** How large a table of so many inches is in pixels. */
export function flatSize([wide, deep]: readonly [number, number], edge = FLAT_EDGE): { width: number; height: number } {
  const scale = edge / Math.max(wide, deep);
  return { width: Math.max(1, Math.round(wide * scale)), height: Math.max(1, Math.round(deep * scale)) };
}
