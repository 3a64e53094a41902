import type { BoardMap, MapPiece } from '../../engine/board/boardMap.ts';
import { hasDoor } from '../../engine/board/doors.ts';
import { toInches } from '../../engine/board/units.ts';
import { middleOf } from '../../ui/board/lines.ts';
import type { DoorShown, Spot } from '../../ui/board/shown.ts';
import type { WhereWords } from './landmarks.ts';

/** What a piece is called here. */
export const pieceName = ({ name }: Pick<MapPiece, 'name'>, names: WhereWords['names']): string => names[name] ?? name;

/** Where the first door of a piece is. */
function spotOfDoor({ parts }: MapPiece): Spot {
  const door = parts.find(({ traits }) => traits.includes('Accessible'));
  return middleOf((door?.corners ?? []).map(([x, y]) => ({ x: toInches(x), y: toInches(y) })));
}

/** The doors of a board, to be tapped and read aloud: what has each, whether it is open, where it is. */
export const doorsShown = ({ pieces }: BoardMap, { told, names }: WhereWords): readonly DoorShown[] =>
  pieces.filter(hasDoor).map((piece) => {
    const at = spotOfDoor(piece);
    const title = told.door.title(pieceName(piece, names), piece.open === true);
    return { id: piece.id, at, sentence: `${title}, ${told.from(at.x, at.y)}` };
  });
