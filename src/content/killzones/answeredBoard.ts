import type { BoardMap, MapZone } from '../../engine/board/boardMap.ts';
import { answered } from '../../engine/board/lint/answered.ts';
import type { Answer } from '../../engine/board/lint/finding.ts';
import { toInches } from '../../engine/board/units.ts';
import { mapOfBoard, ownOfPiece } from './ownBoard.ts';
import type { KillzoneRow, OwnPieceRow, ZoneRow } from './schema.ts';

/** A piece that is only moved stays as it was made, and turned. */
function moved(piece: OwnPieceRow, { by }: Extract<Answer, { do: 'move' }>): OwnPieceRow {
  const [x, y] = piece.at ?? [0, 0];
  return { ...piece, at: [x + toInches(by.x), y + toInches(by.y)] };
}

function pieceAfter(before: OwnPieceRow | undefined, piece: BoardMap['pieces'][number], answer: Answer): OwnPieceRow {
  if (before !== undefined && answer.do === 'move') return moved(before, answer);
  const { locked } = before ?? {};
  return { ...ownOfPiece(piece), ...(locked !== undefined && { locked }) };
}

const zoneRow = ({ corners, ...zone }: MapZone): ZoneRow => ({
  ...zone,
  corners: corners.map(([x, y]): [number, number] => [toInches(x), toInches(y)]),
});

/** A board of one's own once an answer to a finding of the linter is taken: what it does not concern stays as it is written. */
export function answeredBoard(row: KillzoneRow, answer: Answer): KillzoneRow {
  const map = mapOfBoard(row);
  const after = answered(map, answer);
  const own = after.pieces.map((piece): OwnPieceRow => {
    const at = map.pieces.indexOf(piece);
    const before = row.own?.find(({ id }) => id === piece.id);
    const same = at === -1 ? undefined : row.own?.[at];
    return same ?? pieceAfter(before, piece, answer);
  });
  const zones = after.zones.map((zone): ZoneRow => {
    const at = map.zones.indexOf(zone);
    return (at === -1 ? undefined : row.zones[at]) ?? zoneRow(zone);
  });
  return { ...row, own, zones };
}
