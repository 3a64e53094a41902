import type { BattleBoard } from './battleBoard.ts';
import type { MapPiece } from './boardMap.ts';

/** A board with this piece on it, in place of what was called so. */
export const withPiece = (board: BattleBoard, piece: MapPiece): BattleBoard => ({
  ...board,
  map: { ...board.map, pieces: [...board.map.pieces.filter(({ id }) => id !== piece.id), piece] },
});
