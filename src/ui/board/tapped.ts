import type { Pixel } from './frame.ts';

/** Who can be tapped, and where it is on the screen. */
export interface Tappable {
  readonly id: string;
  readonly at: Pixel;
}

/** A finger means somebody this near, in px. */
export const REACH = 24;
/** Two whose distances from the finger differ by less than this may both be meant. */
const ALIKE = 8;

const between = (one: Pixel, other: Pixel): number => Math.hypot(one.left - other.left, one.top - other.top);

/** Who is meant by a tap, the nearest first: nobody, one, or several of whom one has to be chosen. */
export function tappedAt(all: readonly Tappable[], at: Pixel, reach = REACH): readonly string[] {
  const near = all
    .map(({ id, at: place }) => ({ id, far: between(place, at) }))
    .filter(({ far }) => far <= reach)
    .toSorted((one, other) => one.far - other.far);
  const least = near[0]?.far ?? 0;
  return near.filter(({ far }) => far - least < ALIKE).map(({ id }) => id);
}
