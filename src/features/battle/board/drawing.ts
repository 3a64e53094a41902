import {
  type CornerDrag,
  cornerDragged,
  type Corners,
  takenBack,
  withCorner,
  withEnd,
} from '../../../forms/board/corners.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import type { BoardHand, Doing } from './hand.ts';

type Moving = Extract<Doing, { kind: 'move' }>;

const NONE: Corners = { drawn: [] };

/** The corners of a move whose way is drawn by hand; null: it is found. */
export const cornersOf = ({ drawn, before = [] }: Moving): Corners | null =>
  drawn === undefined ? null : { drawn, before };

/** The same move with its way drawn through these corners, or found again: null. */
export const withCorners = ({ action, dragged }: Moving, corners: Corners | null): Moving => ({
  kind: 'move',
  action,
  spot: corners?.drawn.at(-1) ?? null,
  ...(dragged && { dragged }),
  ...corners,
});

/** A corner more, or the first of a way that was not drawn; by keys it begins where the last one is. */
export function addCorner({ doing, start }: BoardHand, at: Spot): void {
  if (doing?.kind === 'move') start(withCorners(doing, withCorner(cornersOf(doing) ?? NONE, at)));
}

/** The last corner lies elsewhere; of a way that is not drawn its end does. */
export function shiftEnd({ doing, start }: BoardHand, at: Spot): void {
  if (doing?.kind !== 'move') return;
  const corners = cornersOf(doing);
  if (corners === null) start({ kind: 'move', action: doing.action, spot: at });
  else start(withCorners(doing, corners.drawn.length === 0 ? withCorner(corners, at) : withEnd(corners, at)));
}

/** A drag of a corner goes along with the finger; `at` null: it is not made, and the way is as it was. */
export function dragCorner(
  { doing, start }: BoardHand,
  { corner, held }: Omit<CornerDrag, 'lasts'>,
  at: Spot | null,
): void {
  if (doing?.kind !== 'move') return;
  const lasts = doing.held === true;
  const corners = cornersOf(doing) ?? NONE;
  if (at === null) start(withCorners(doing, lasts ? takenBack(corners) : corners));
  else start({ ...withCorners(doing, cornerDragged(corners, { corner, lasts, held }, at)), ...(held && { held }) });
}

/** Takes the last change of the corners back. */
export function takeCorner({ doing, start }: BoardHand): void {
  const corners = doing?.kind === 'move' ? cornersOf(doing) : null;
  if (doing?.kind === 'move' && corners !== null) start(withCorners(doing, takenBack(corners)));
}
