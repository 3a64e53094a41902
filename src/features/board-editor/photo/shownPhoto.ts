import { seenThrough } from '../../../content/photo/homography.ts';
import type { Corner, Quad } from '../../../content/photo/quad.ts';
import type { Pixel, Size } from '../../../ui/board/frame.ts';

/** Where a photo is shown within a map, in px. */
export interface Shown {
  readonly map: Size;
  readonly photo: Pixel & Size;
}

/** Free px about a photo: a corner may lie outside it. */
const FREE = 28;

/** A photo as large as it can be with some room about it. */
export function shownIn(map: Size, { width, height }: Size): Shown {
  const scale = Math.max(0.01, Math.min((map.width - 2 * FREE) / width, (map.height - 2 * FREE) / height));
  const [wide, high] = [width * scale, height * scale];
  return { map, photo: { left: (map.width - wide) / 2, top: (map.height - high) / 2, width: wide, height: high } };
}

/** Where a place of the photo is in the map. */
export const pixelIn = ({ photo }: Shown, [across, down]: Corner): Pixel => ({
  left: photo.left + across * photo.width,
  top: photo.top + down * photo.height,
});

/** The place of the photo that is there in the map. */
export const cornerIn = ({ photo }: Shown, { left, top }: Pixel): Corner => [
  (left - photo.left) / photo.width,
  (top - photo.top) / photo.height,
];

const [ACROSS, ALONG] = [5, 4];

const line = (shown: Shown, from: Corner, to: Corner): string => {
  const [a, b] = [pixelIn(shown, from), pixelIn(shown, to)];
  return `M${a.left} ${a.top}L${b.left} ${b.top}`;
};

/** The edges of the table. */
export const edgesOf = (shown: Shown, [one, two, three, four]: Quad): string =>
  line(shown, one, two) + line(shown, two, three) + line(shown, three, four) + line(shown, four, one);

/** A net of five by four that lies flat on the table where the corners are right. */
export function netOf(shown: Shown, corners: Quad): string {
  const seen = seenThrough(corners);
  const down = Array.from({ length: ACROSS - 1 }, (_, at) => (at + 1) / ACROSS);
  const across = Array.from({ length: ALONG - 1 }, (_, at) => (at + 1) / ALONG);
  return [
    ...down.map((at) => line(shown, seen(at, 0), seen(at, 1))),
    ...across.map((at) => line(shown, seen(0, at), seen(1, at))),
  ].join('');
}
