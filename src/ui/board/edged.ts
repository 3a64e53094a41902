import type { SideColour } from '../side.ts';
import { type Frame, isSeen, pixelOf, type Size } from './frame.ts';
import type { Box } from './labels.ts';
import type { Spot } from './shown.ts';

/** Somebody that may lie beyond the edge of the map, and how far it is. */
export interface FarShown {
  readonly id: string;
  readonly side: SideColour;
  readonly at: Spot;
  readonly label: string;
}

const EDGE = 12;
/** From so near the right edge on the words stand to the left. */
const TURNS = 110;

/** Of words at the edge: how high a line is, and about how wide a letter and the arrow. */
const LINE = 17;
const LETTER = 7.2;
const ARROW = 24;

interface Edged {
  readonly far: FarShown;
  readonly x: number;
  /** Where the words stand, and where the arrow points from. */
  readonly y: number;
  readonly turn: number;
  readonly isRight: boolean;
}

interface Along {
  readonly placed: readonly Edged[];
  readonly taken: readonly Box[];
  readonly size: Size;
}

const widthOf = ({ far, isRight }: Edged): readonly [from: number, to: number] => {
  const wide = far.label.length * LETTER + ARROW;
  return isRight ? [-wide, EDGE] : [-EDGE, wide];
};

function overlap(one: Edged, other: Edged): boolean {
  const [from, to] = widthOf(one);
  const [start, end] = widthOf(other);
  return Math.abs(one.y - other.y) < LINE && one.x + from < other.x + end && other.x + start < one.x + to;
}

/** Whether the words would cover something of the map. */
function covers(edged: Edged, taken: readonly Box[]): boolean {
  const [from, to] = widthOf(edged);
  const { x, y } = edged;
  return taken.some(
    ({ left, top, right, bottom }) => x + from < right && left < x + to && y - LINE / 2 < bottom && top < y + LINE / 2,
  );
}

/** So far apart are the places that are tried along the upper and the lower edge, and in so many lines from it. */
const SHIFT = 24;
const LINES = 3;

/** The nearest to a place first, on both sides of it, as far as the edge goes. */
const aside = (at: number, step: number, end: number): readonly number[] =>
  Array.from(
    { length: 2 * Math.ceil(end / step) + 1 },
    (_, nth) => at + Math.ceil(nth / 2) * step * (nth % 2 === 0 ? 1 : -1),
  ).filter((each) => each >= EDGE && each <= end - EDGE);

/** Where the words may stand, the nearest first: along the edge at which they are, no more than a few lines from it. */
function placesAlong({ x, y }: Edged, { width, height }: Size): readonly Pick<Edged, 'x' | 'y'>[] {
  if (x <= EDGE || x >= width - EDGE) return aside(y, LINE, height).map((each) => ({ x, y: each }));
  const inward = y <= EDGE ? LINE : -LINE;
  const lines = Array.from({ length: LINES }, (_, line) => y + line * inward);
  return aside(x, SHIFT, width).flatMap((each) => lines.map((line) => ({ x: each, y: line })));
}

/** Further along the edge until the words stand on no others and cover nothing that is `taken`; null: there is no such place. */
function alongEdge(edged: Edged, { placed, taken, size }: Along): Edged | null {
  for (const { x, y } of placesAlong(edged, size)) {
    const at = { ...edged, x, y, isRight: x > size.width - TURNS };
    if (!placed.some((other) => overlap(at, other)) && !covers(at, taken)) return at;
  }
  return null;
}

const NOTHING: readonly Box[] = [];

/**
 * Each at the edge where it lies beyond, one under the other where words would stand on words, and beside what is `taken` where
 * there is room.
 */
export function edgedOf(all: readonly FarShown[], frame: Frame, taken = NOTHING): readonly Edged[] {
  const { width, height } = frame.size;
  const placed: Edged[] = [];
  for (const far of all.filter(({ at }) => !isSeen(frame, at))) {
    const { left, top } = pixelOf(frame, far.at);
    const x = Math.min(Math.max(left, EDGE), width - EDGE);
    const y = Math.min(Math.max(top, EDGE), height - EDGE);
    const turn = (Math.atan2(top - y, left - x) * 180) / Math.PI + 90;
    const edged: Edged = { far, x, y, turn, isRight: x > width - TURNS };
    const along = { placed, size: frame.size };
    placed.push(alongEdge(edged, { ...along, taken }) ?? alongEdge(edged, { ...along, taken: NOTHING }) ?? edged);
  }
  return placed;
}
