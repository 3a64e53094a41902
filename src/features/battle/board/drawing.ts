import type { Spot } from '../../../ui/board/shown.ts';
import type { BoardHand, Doing } from './hand.ts';

type Moving = Extract<Doing, { kind: 'move' }>;

/** The same move with its way drawn through these corners, or found again: null. */
export const withCorners = ({ action, dragged }: Moving, drawn: readonly Spot[] | null): Moving => ({
  kind: 'move',
  action,
  spot: drawn?.at(-1) ?? null,
  ...(dragged && { dragged }),
  ...(drawn !== null && { drawn }),
});

/** A corner more, or the first of a way that was not drawn; by keys it begins where the last one is. */
export function addCorner({ doing, start }: BoardHand, at: Spot): void {
  if (doing?.kind === 'move') start(withCorners(doing, [...(doing.drawn ?? []), at]));
}

/** The last corner lies elsewhere; of a way that is not drawn its end does. */
export function shiftEnd({ doing, start }: BoardHand, at: Spot): void {
  if (doing?.kind !== 'move') return;
  const { drawn } = doing;
  if (drawn === undefined) start({ kind: 'move', action: doing.action, spot: at });
  else start(withCorners(doing, [...drawn.slice(0, -1), at]));
}

/** A drag draws one corner: added as it begins, it goes along with the finger. */
export function dragCorner({ doing, start }: BoardHand, at: Spot, held: boolean): void {
  if (doing?.kind !== 'move') return;
  const drawn = doing.drawn ?? [];
  const before = doing.held === true ? drawn.slice(0, -1) : drawn;
  start({ ...withCorners(doing, [...before, at]), ...(held && { held }) });
}

/** Takes the last corner back. */
export function takeCorner({ doing, start }: BoardHand): void {
  if (doing?.kind === 'move' && doing.drawn !== undefined) start(withCorners(doing, doing.drawn.slice(0, -1)));
}
