import type { Words } from './words.ts';

/** A place on a board, in inches. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A piece of terrain by its name and what it covers, in inches. */
export interface Landmark {
  readonly name: string;
  readonly from: Point;
  readonly to: Point;
}

/** Nearer than this a piece is where somebody stands by. */
const BY = 1.5;

const away = ({ x, y }: Point, { from, to }: Landmark): number =>
  Math.hypot(Math.max(from.x - x, 0, x - to.x), Math.max(from.y - y, 0, y - to.y));

/** The piece that somebody stands by; null: none is near. */
export function landmarkOf(at: Point, landmarks: readonly Landmark[]): Landmark | null {
  const [nearest] = landmarks
    .map((landmark) => ({ landmark, far: away(at, landmark) }))
    .toSorted((one, other) => one.far - other.far);
  return nearest === undefined || nearest.far > BY ? null : nearest.landmark;
}

const HOURS = 12;

/** The hour at which somebody is, twelve o’clock being where `ahead` points. */
export function clockOf(from: Point, to: Point, ahead: Point): number {
  const turn = Math.atan2(ahead.y, ahead.x) - Math.atan2(to.y - from.y, to.x - from.x);
  const hour = Math.round((turn / (2 * Math.PI)) * HOURS);
  return ((hour % HOURS) + HOURS) % HOURS || HOURS;
}

/** From where a place is told: somebody, where it is, and which way is ahead of it. */
export interface Teller {
  readonly name: string;
  readonly at: Point;
  readonly ahead: Point;
  /** Inches between both bases. */
  readonly far: number;
}

/**
 * A place in words: by a landmark, so many inches from who acts, at so many o’clock; where nobody acts from the edges. `high`: inches over
 * the ground.
 */
export function placeSaid(
  { place, from, by, level }: Words<'board'>,
  { at, high }: { readonly at: Point; readonly high: number },
  landmarks: readonly Landmark[],
  teller: Teller | null,
): string {
  const landmark = landmarkOf(at, landmarks);
  return [
    ...(landmark === null ? [] : [by(landmark.name)]),
    teller === null ? from(at.x, at.y) : place(teller.far, teller.name, clockOf(teller.at, at, teller.ahead)),
    ...(high > 0 ? [level(high)] : []),
  ].join(', ');
}
