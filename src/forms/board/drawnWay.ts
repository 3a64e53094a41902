import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import { pieceName } from '../../engine/board/boardMap.ts';
import { geometry } from '../../engine/board/geometry.ts';
import type { BoardMove, Way } from '../../engine/board/move/boardMove.ts';
import { toGrid, toInches } from '../../engine/board/units.ts';
import type { Spot } from '../../ui/board/shown.ts';
import type { Words } from '../../words/words.ts';
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

/** A refusal, as the engine gives it. */
export interface FaultCode {
  readonly code: 'noWay' | 'cannotStand';
  readonly params: Readonly<Record<string, string | number>>;
}

/**
 * Why a way cannot be gone, and what no table can change of that, as refusals. `names`: what pieces are called here; `most`: how far
 * the move goes, in inches. Empty: it can be gone.
 */
export function faultsOf(
  { map }: BattleBoard,
  names: Words<'killzones'>['content']['byName'],
  { fault, cost }: Way,
  most: number,
): readonly FaultCode[] {
  if (fault === null) return [];
  const { why, who, piece, never } = fault;
  const name = piece === undefined ? undefined : pieceName(map, piece);
  const params = {
    why,
    inches: toInches(cost),
    most,
    ...(who !== undefined && { who }),
    ...(name !== undefined && { piece: names[name] ?? name }),
  };
  const also = never === undefined || never === why ? [] : [{ code: 'cannotStand' as const, params: { why: never } }];
  return [{ code: 'noWay', params }, ...also];
}
