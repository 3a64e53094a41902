import type { BoardMap, MapPart, MapPiece } from './boardMap.ts';

const isDoor = ({ traits }: MapPart): boolean => traits.includes('Accessible');

/** Whether a piece has a door: they are open or shut together. */
export const hasDoor = ({ parts }: MapPiece): boolean => parts.some(isDoor);

/** A piece with a door, by its id; null: none of that id has one. */
export const doorOn = ({ pieces }: BoardMap, id: string): MapPiece | null =>
  pieces.find((piece) => piece.id === id && hasDoor(piece)) ?? null;

/** A board with the doors of a piece open or shut. */
export const withDoor = (map: BoardMap, id: string, open: boolean): BoardMap => ({
  ...map,
  pieces: map.pieces.map((piece) => (piece.id === id ? { ...piece, open } : piece)),
});
