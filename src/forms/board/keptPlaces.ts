import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import type { BoardMap } from '../../engine/board/boardMap.ts';
import { geometry } from '../../engine/board/geometry.ts';

/**
 * Who still stands where a board is taken up again that was changed meanwhile: nobody over whom terrain lies now, in mid-air or
 * over its edge, unless they stood so before by hand. On another board nobody does.
 */
export function keptPlaces(board: BattleBoard | undefined, map: BoardMap): BattleBoard['places'] {
  if (board?.map.id !== map.id) return {};
  const { misplacedAt } = geometry();
  const changed = { ...board, map };
  return Object.fromEntries(
    Object.entries(board.places).filter(
      ([, place]) => misplacedAt(changed, place, []) === null || misplacedAt(board, place, []) !== null,
    ),
  );
}
