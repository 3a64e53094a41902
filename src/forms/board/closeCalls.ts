import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import type { Reaching } from '../../engine/board/engage.ts';
import type { CloseCall } from '../../engine/board/closeCalls.ts';
import { geometry } from '../../engine/board/geometry.ts';
import type { BoardMove, Way } from '../../engine/board/move/boardMove.ts';
import type { CloseShown } from '../../ui/board/ClosePicture.tsx';
import type { Spot } from '../../ui/board/shown.ts';
import { spotAt } from './spotAt.ts';

/** What half a millimetre decides of a move: in whose reach it ends, and, null: nothing of it, where it is enough or not. */
export interface MoveCalls {
  readonly reach: readonly CloseCall[];
  readonly enough: Spot | null;
}

const NONE: MoveCalls = { reach: [], enough: null };

/** What half a millimetre decides of a move. `foes`: how near each of them reaches who ends there. */
export function moveCalls(board: BattleBoard, move: BoardMove, way: Way | null, foes: readonly Reaching[]): MoveCalls {
  const end = way?.points.at(-1);
  if (way === null || end === undefined) return NONE;
  const enough = geometry().wayCallOn(board, move, way);
  return {
    reach: geometry().reachCallsOn(board, move.mover, end, foes),
    enough: enough === null ? null : spotAt(enough),
  };
}

/** Where they are on the map. `said`: how far it is, in words. */
export const callsShown = ({ reach, enough }: MoveCalls, said: (inches: number) => string): readonly CloseShown[] => [
  ...reach.map(({ id, at, inches }) => ({ id, at: spotAt(at), label: said(inches) })),
  ...(enough === null ? [] : [{ id: 'enough', at: enough, label: null }]),
];

/** Where to look first; null: nothing is close. */
export const eyeOf = (all: readonly CloseShown[]): Spot | null => all[0]?.at ?? null;
