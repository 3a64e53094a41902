import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import type { BoardMove, Way } from '../../../engine/board/move/boardMove.ts';
import { toGrid } from '../../../engine/board/units.ts';
import { spotAt } from '../../../forms/board/spotAt.ts';
import type { Spot } from '../../../ui/board/shown.ts';
import type { BoardHand, Doing } from './hand.ts';

type Moving = Extract<Doing, { kind: 'move' }>;

/** Where a drawn way fails: where that part begins, how far it can be gone, and where it would lead on. */
export interface Failing {
  readonly from: Spot;
  readonly stop: Spot;
  readonly rest: readonly Spot[];
}

/** A way that is drawn by hand; `fails` null: it can be gone to its end. */
interface Drawn {
  readonly way: Way;
  readonly fails: Failing | null;
}

/** The way straight to each corner in turn; null: none is drawn yet, or who moves has no place. */
export function drawnThrough(board: BattleBoard, move: BoardMove, corners: readonly Spot[]): Drawn | null {
  if (corners.length === 0) return null;
  const spots = corners.map(({ x, y }) => ({ x: toGrid(x), y: toGrid(y) }));
  const found = geometry().drawnOn(board, move, spots);
  if (found === null) return null;
  const { way, stop, at } = found;
  const points = way.points.map(spotAt);
  const from = points[at - 1];
  return {
    way,
    fails: stop === null || from === undefined ? null : { from, stop: spotAt(stop), rest: points.slice(at) },
  };
}

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
