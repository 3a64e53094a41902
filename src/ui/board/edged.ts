import type { SideColour } from '../side.ts';
import { type Frame, isSeen, pixelOf } from './frame.ts';
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
  readonly height: number;
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

/** Further along the edge until the words stand on no others and cover nothing that is `taken`; null: there is no such place. */
function alongEdge(edged: Edged, { placed, taken, height }: Along): Edged | null {
  const step = edged.y < height / 2 ? LINE : -LINE;
  for (let { y } = edged; y >= EDGE && y <= height - EDGE; y += step) {
    const at = { ...edged, y };
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
    const along = { placed, height };
    placed.push(alongEdge(edged, { ...along, taken }) ?? alongEdge(edged, { ...along, taken: NOTHING }) ?? edged);
  }
  return placed;
}
