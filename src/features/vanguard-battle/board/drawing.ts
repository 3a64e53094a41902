import {
  type CornerDrag,
  cornerDragged,
  type Corners,
  takenBack,
  withCorner,
  withEnd,
} from '../../../forms/board/corners.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import type { Desk, WayPicked } from '../desk.ts';

const NONE: Corners = { drawn: [] };

const cornersOf = ({ drawn, before = [] }: WayPicked): Corners | null =>
  drawn === undefined ? null : { drawn, before };

/** The same move with its way drawn through these corners, or found again: null. A charge that is found ends where it did. */
export function withCorners(way: WayPicked, corners: Corners | null): WayPicked {
  const { drawn, before: _, held: __, ...pick } = way;
  if (corners !== null) return { ...pick, ...corners };
  const end = pick.action === 'charge' ? undefined : drawn?.at(-1);
  return { ...pick, spot: end ?? pick.spot };
}

/** A corner more, or the first of a way that was not drawn. */
export const addCorner = ({ setPick }: Pick<Desk, 'setPick'>, pick: WayPicked, at: Spot): void =>
  setPick(withCorners(pick, withCorner(cornersOf(pick) ?? NONE, at)));

/** The last corner lies elsewhere; of a way that is not drawn its end does. */
export function shiftEnd({ setPick }: Pick<Desk, 'setPick'>, pick: WayPicked, at: Spot): void {
  const corners = cornersOf(pick);
  if (corners === null) setPick({ ...pick, spot: at });
  else setPick(withCorners(pick, corners.drawn.length === 0 ? withCorner(corners, at) : withEnd(corners, at)));
}

/** A drag of a corner goes along with the finger; `at` null: it is not made, and the way is as it was. */
export function dragCorner(
  { setPick }: Pick<Desk, 'setPick'>,
  pick: WayPicked,
  { corner, held }: Omit<CornerDrag, 'lasts'>,
  at: Spot | null,
): void {
  const lasts = pick.held === true;
  const corners = cornersOf(pick) ?? NONE;
  if (at === null) setPick(withCorners(pick, lasts ? takenBack(corners) : corners));
  else setPick({ ...withCorners(pick, cornerDragged(corners, { corner, lasts, held }, at)), ...(held && { held }) });
}

/** Takes the last change of the corners back. */
export function takeCorner({ setPick }: Pick<Desk, 'setPick'>, pick: WayPicked): void {
  const corners = cornersOf(pick);
  if (corners !== null) setPick(withCorners(pick, takenBack(corners)));
}
