import type { Part } from './part.ts';

/**
 * Terrain as numbers side by side, made once for a board: what is asked thousands of times a second follows no pointers and
 * makes nothing. Of parts, by number. Lengths in grid steps.
 */
export interface Flat {
  /** How many parts there are. */
  readonly count: number;
  /** The corners of all parts, one part after another, counterclockwise; `first` says where each part's begin, and all end. */
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly first: Int32Array;
  /** A circle about each part. */
  readonly middleX: Float64Array;
  readonly middleY: Float64Array;
  readonly reach: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  /** 1: it is Heavy. */
  readonly heavy: Uint8Array;
  /** 1: it is a Rampart. */
  readonly rampart: Uint8Array;
  /** 1: it is somebody's base, and hides nothing from sight. */
  readonly base: Uint8Array;
  /** Which of `features` it belongs to. */
  readonly feature: Int32Array;
  readonly features: readonly string[];
  readonly ids: readonly string[];
  /** The most corners that a part has. */
  readonly most: number;
}

/** A number that is known to be there. Each kind of list has its own: what reads all of them reads none fast. */
export const real = (numbers: Float64Array, index: number): number => numbers[index] ?? 0;
export const whole = (numbers: Int32Array, index: number): number => numbers[index] ?? 0;
export const listed = (numbers: readonly number[], index: number): number => numbers[index] ?? 0;

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The numbers of these parts. */
export function flatOf(parts: readonly Part[]): Flat {
  const corners = parts.flatMap((part) => part.corners);
  const features = [...new Set(parts.map(({ feature }) => feature))];
  const first = new Int32Array(parts.length + 1);
  for (const [index, part] of parts.entries()) first[index + 1] = whole(first, index) + part.corners.length;
  const middles = parts.map((part) => ({
    x: mean(part.corners.map(({ x }) => x)),
    y: mean(part.corners.map(({ y }) => y)),
  }));
  const reaches = parts.map((part, index) => {
    const { x, y } = middles[index] ?? { x: 0, y: 0 };
    return Math.max(0, ...part.corners.map((corner) => Math.hypot(corner.x - x, corner.y - y)));
  });
  return {
    count: parts.length,
    xs: Float64Array.from(corners, ({ x }) => x),
    ys: Float64Array.from(corners, ({ y }) => y),
    first,
    middleX: Float64Array.from(middles, ({ x }) => x),
    middleY: Float64Array.from(middles, ({ y }) => y),
    reach: Float64Array.from(reaches),
    low: Float64Array.from(parts, ({ low }) => low),
    high: Float64Array.from(parts, ({ high }) => high),
    heavy: Uint8Array.from(parts, ({ traits }) => (traits.has('Heavy') ? 1 : 0)),
    rampart: Uint8Array.from(parts, ({ traits }) => (traits.has('Rampart') ? 1 : 0)),
    base: Uint8Array.from(parts, ({ of }) => (of === 'base' ? 1 : 0)),
    feature: Int32Array.from(parts, ({ feature }) => features.indexOf(feature)),
    features,
    ids: parts.map(({ id }) => id),
    most: Math.max(0, ...parts.map((part) => part.corners.length)),
  };
}
