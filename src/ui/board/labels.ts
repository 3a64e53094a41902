import type { Pixel, Size } from './frame.ts';

/** A box on the screen. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Somebody whose name is to be written. `half`: of its symbol or base, whichever is larger; the lower `rank` goes first. */
export interface Named {
  readonly id: string;
  readonly at: Pixel;
  readonly half: number;
  readonly size: Size;
  readonly rank: number;
}

/** Where a name stands: the left of its box, and the top. */
export type Placed = Readonly<Record<string, Pixel>>;

const GAP = 2;
/** Longer names are cut. */
export const LONGEST = 96;

/** A box with its left top there. */
export const boxAt = ({ left, top }: Pixel, { width, height }: Size): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** The middle of a box. */
export const middleOfBox = ({ left, top, right, bottom }: Box): Pixel => ({
  left: (left + right) / 2,
  top: (top + bottom) / 2,
});

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const isInside = ({ left, top, right, bottom }: Box, { width, height }: Size): boolean =>
  left >= 0 && top >= 0 && right <= width && bottom <= height;

/** What is on a map already, and how large that is. */
interface Around {
  readonly taken: readonly Box[];
  readonly map: Size;
}

/** The first of some places where a text meets nothing that is taken and stays on the map; undefined: none is. */
export const freePlace = (corners: readonly Pixel[], size: Size, { taken, map }: Around): Pixel | undefined =>
  corners.find((at) => {
    const box = boxAt(at, size);
    return isInside(box, map) && !taken.some((other) => meet(other, box));
  });

/**
 * For each of several texts of one size, in turn, the first of its places that is free, beside those before it. Where none is, the
 * first that covers no other of them, whatever else it covers; null: there is none such.
 */
export function freePlaces(all: readonly (readonly Pixel[])[], size: Size, { taken, map }: Around): (Pixel | null)[] {
  const own: Box[] = [];
  return all.map((corners) => {
    const place =
      freePlace(corners, size, { taken: [...taken, ...own], map }) ?? freePlace(corners, size, { taken: own, map });
    if (place !== undefined) own.push(boxAt(place, size));
    return place ?? null;
  });
}

/** How far keys on the map stand from its edges. */
const EDGE = 8;

/** A corner of a map. */
type Corner = readonly ['left' | 'right', 'top' | 'bottom'];

/** The box of keys of some size in the first of some corners of a map where they cover nothing; where they do in all, the first. */
export function cornerBox(corners: readonly Corner[], keys: Size, map: Size, taken: readonly Box[]): Box {
  const boxes = corners.map(([side, end]) =>
    boxAt(
      {
        left: side === 'left' ? EDGE : map.width - EDGE - keys.width,
        top: end === 'top' ? EDGE : map.height - EDGE - keys.height,
      },
      keys,
    ),
  );
  return boxes.find((box) => !taken.some((other) => meet(other, box))) ?? boxes[0] ?? boxAt({ left: 0, top: 0 }, keys);
}

/** How many of some places lie within a box. */
export const countIn = ({ left, top, right, bottom }: Box, all: readonly Pixel[]): number =>
  all.filter((at) => at.left > left && at.left < right && at.top > top && at.top < bottom).length;

/** The four places of a name, in the order in which they are tried: below, above, right, left. */
function places({ at, half, size: { width, height } }: Named): readonly Pixel[] {
  const { left, top } = at;
  return [
    { left: left - width / 2, top: top + half + GAP },
    { left: left - width / 2, top: top - half - GAP - height },
    { left: left + half + 2 * GAP, top: top - height / 2 },
    { left: left - half - 2 * GAP - width, top: top - height / 2 },
  ];
}

/** Nudged into the map where it would only just leave it. */
const nudged = ({ left, top }: Pixel, { width }: Size, map: Size): Pixel => ({
  left: Math.min(Math.max(left, Math.min(left + width / 3, 0)), Math.max(left - width / 3, map.width - width)),
  top,
});

const NOTHING: readonly Box[] = [];

/**
 * Where each name is written: the first of its places that meets no symbol, no name before it and none of the `keys`, and of
 * those the first that meets none of the `heights`. One that finds none is not there; a symbol never gives way.
 */
export function placeLabels(
  all: readonly Named[],
  map: Size,
  { keys = NOTHING, heights = NOTHING }: Partial<Readonly<Record<'keys' | 'heights', readonly Box[]>>> = {},
): Placed {
  const symbols = all.map(({ at: { left, top }, half }): Box => ({
    left: left - half,
    top: top - half,
    right: left + half,
    bottom: top + half,
  }));
  const taken = [...keys];
  const found: Record<string, Pixel> = {};
  for (const named of all.toSorted((one, other) => one.rank - other.rank)) {
    const corners = places(named).map((at) => nudged(at, named.size, map));
    const room = { taken: [...symbols, ...taken], map };
    const place =
      freePlace(corners, named.size, { ...room, taken: [...room.taken, ...heights] }) ??
      freePlace(corners, named.size, room);
    if (place === undefined) continue;
    found[named.id] = place;
    taken.push(boxAt(place, named.size));
  }
  return found;
}

/** About as wide as a text of 12 px is, letter by letter. */
const NARROW = /[ijlI1.,’'|:\u202F ]/gu;
const BROAD = /[mwMW%]/gu;

/** How wide a text is, in px, at a size: close enough to keep names apart. */
export function widthOf(text: string, size: number): number {
  const narrow = (text.match(NARROW) ?? []).length;
  const broad = (text.match(BROAD) ?? []).length;
  return size * (0.5 * (text.length - narrow - broad) + 0.28 * narrow + 0.78 * broad);
}

/** A name as long as it may be. */
export function cut(text: string, size: number): string {
  if (widthOf(text, size) <= LONGEST) return text;
  let shorter = text;
  while (shorter.length > 1 && widthOf(`${shorter}…`, size) > LONGEST) shorter = shorter.slice(0, -1).trimEnd();
  return `${shorter}…`;
}
