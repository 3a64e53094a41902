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

/** What somebody stands on and behind, by the names of pieces; `on` null: the ground. */
export interface Stands {
  readonly on: string | null;
  readonly behind: readonly string[];
}

/** On and behind what somebody stands, each once. */
export const standsSaid = (
  { on: onWord, behind: behindWord }: Words<'board'>,
  { on, behind }: Stands,
): readonly string[] => [
  ...(on === null ? [] : [onWord(on)]),
  ...behind.filter((piece) => piece !== on).map(behindWord),
];

/**
 * A place in words: on or behind what it is, else by a landmark, so many inches from who acts, at so many o’clock; where nobody
 * acts from the edges. `high`: inches over the ground; `stands`: from {@link standsSaid}.
 */
export function placeSaid(
  { place, from, by, level }: Words<'board'>,
  { at, high, stands = [] }: { readonly at: Point; readonly high: number; readonly stands?: readonly string[] },
  landmarks: readonly Landmark[],
  teller: Teller | null,
): string {
  const landmark = stands.length > 0 ? null : landmarkOf(at, landmarks);
  return [
    ...stands,
    ...(landmark === null ? [] : [by(landmark.name)]),
    teller === null ? from(at.x, at.y) : place(teller.far, teller.name, clockOf(teller.at, at, teller.ahead)),
    ...(high > 0 ? [level(high)] : []),
  ].join(', ');
}

/** The enemies about somebody, by name: the nearest, and who sees it how. */
export interface About {
  /** `far`: in inches; null: it is not told. */
  readonly nearest: { readonly name: string; readonly far: number } | null;
  readonly clear: readonly string[];
  readonly cover: readonly string[];
  readonly obscured: readonly string[];
  readonly both: readonly string[];
  /** There is somebody who could see it. */
  readonly isWatched: boolean;
}

/** Who is nearest, and who sees it, in cover or not. */
export function aboutSaid(
  { about: words }: Words<'board'>,
  about: About,
  list: (names: readonly string[]) => string,
): readonly string[] {
  const { nearest, isWatched } = about;
  const seen = (['clear', 'cover', 'obscured', 'both'] as const).flatMap((how) =>
    about[how].length === 0 ? [] : [words.seen[how](list(about[how]))],
  );
  return [
    ...(nearest === null ? [] : [words.nearest(nearest.far, nearest.name)]),
    ...(isWatched && seen.length === 0 ? [words.unseen] : seen),
  ];
}
