import { type Frame, type Pixel, pixelOf } from '../../ui/board/frame.ts';
import type { Spot } from '../../ui/board/shown.ts';
import { tappedAt } from '../../ui/board/tapped.ts';

/** The corners of a way that is drawn by hand, in inches, its end the last; `before`: what they were before each change. */
export interface Corners {
  readonly drawn: readonly Spot[];
  readonly before?: readonly (readonly Spot[])[];
}

/** A drag of a corner. `corner`: which one, null: one that it draws; `lasts`: it has begun before; `held`: it goes on. */
export interface CornerDrag {
  readonly corner: number | null;
  readonly lasts: boolean;
  readonly held: boolean;
}

/** So many changes can be taken back. */
const MOST = 50;
/** A corner that is let go so near to its neighbour, in inches, is that one. */
const SAME = 0.25;

const changed = ({ drawn, before = [] }: Corners, next: readonly Spot[]): Corners => ({
  drawn: next,
  before: [...before, drawn].slice(-MOST),
});

const moved = (drawn: readonly Spot[], corner: number, to: Spot): readonly Spot[] =>
  drawn.map((each, at) => (at === corner ? to : each));

/** A corner more, at the end. */
export const withCorner = (corners: Corners, at: Spot): Corners => changed(corners, [...corners.drawn, at]);

/** The last corner elsewhere: a step of it, that is not taken back by itself. */
export const withEnd = (corners: Corners, at: Spot): Corners => ({
  ...corners,
  drawn: moved(corners.drawn, corners.drawn.length - 1, at),
});

/** The corners before the last change. */
export const takenBack = ({ drawn, before = [] }: Corners): Corners => ({
  drawn: before.at(-1) ?? drawn.slice(0, -1),
  before: before.slice(0, -1),
});

/** Without a corner that lies on its neighbour. */
function joined(drawn: readonly Spot[], corner: number): readonly Spot[] {
  const at = drawn[corner];
  const isOn = (other: Spot | undefined): boolean =>
    at !== undefined && other !== undefined && Math.hypot(other.x - at.x, other.y - at.y) < SAME;
  return isOn(drawn[corner - 1]) || isOn(drawn[corner + 1]) ? drawn.filter((_, each) => each !== corner) : drawn;
}

/** The corners as a drag of one of them goes on to `at`; one that is let go on its neighbour is gone. */
export function cornerDragged(corners: Corners, { corner, lasts, held }: CornerDrag, at: Spot): Corners {
  const { drawn } = corners;
  const begun = lasts ? corners : changed(corners, corner === null ? [...drawn, at] : drawn);
  const which = corner ?? begun.drawn.length - 1;
  const there = moved(begun.drawn, which, at);
  return { ...begun, drawn: held ? there : joined(there, which) };
}

/** The corner that a finger means, the nearest in its reach; null: none. */
export function cornerAt(frame: Frame, drawn: readonly Spot[], at: Pixel): number | null {
  const [nearest] = tappedAt(
    drawn.map((spot, corner) => ({ id: `${corner}`, at: pixelOf(frame, spot) })),
    at,
  );
  return nearest === undefined ? null : Number(nearest);
}
