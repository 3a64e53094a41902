import type { BoardMap, MapPart, MapPiece } from '../../engine/board/boardMap.ts';
import type { Symmetry } from './schema.ts';

type Size = Pick<BoardMap, 'width' | 'height'>;
type Corner = MapPart['corners'][number];

/** Where a place comes to lie on the other half of a board. */
export const OTHER_HALF: Readonly<Record<Symmetry, (size: Size) => (corner: Corner) => Corner>> = {
  turned:
    ({ width, height }) =>
    ([x, y]) => [width - x, height - y],
  mirrored:
    ({ width }) =>
    ([x, y]) => [width - x, y],
};

const textOf = ({ corners, low, high, traits }: MapPart): string =>
  JSON.stringify([corners.map(String).toSorted(), low, high, traits]);

/** Whether two pieces take up the same room. */
const isSame = (one: MapPiece, other: MapPiece): boolean =>
  String(one.parts.map(textOf).toSorted()) === String(other.parts.map(textOf).toSorted());

/** The same piece on the other half of a board under another id; null: it lies on itself. */
export function twinOf(piece: MapPiece, id: string, symmetry: Symmetry, size: Size): MapPiece | null {
  const across = OTHER_HALF[symmetry](size);
  const parts = piece.parts.map((part) => ({ ...part, corners: part.corners.map(across) }));
  const twin = { ...piece, id, parts };
  return isSame(piece, twin) ? null : twin;
}
