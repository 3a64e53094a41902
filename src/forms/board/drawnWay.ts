import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import { finder } from '../../engine/board/finding.ts';
import type { BoardMove, Way } from '../../engine/board/move/boardMove.ts';
import { toGrid } from '../../engine/board/units.ts';
import type { Spot } from '../../ui/board/shown.ts';
import { spotAt } from './spotAt.ts';

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
  const found = finder().drawnOn(board, move, spots);
  if (found === null) return null;
  const { way, stop, at } = found;
  const points = way.points.map(spotAt);
  const from = points[at - 1];
  return {
    way,
    fails: stop === null || from === undefined ? null : { from, stop: spotAt(stop), rest: points.slice(at) },
  };
}
