import type { BattleBoard } from '../../../engine/board/battleBoard.ts';
import type { BoardMap, MapPiece } from '../../../engine/board/boardMap.ts';
import { geometry } from '../../../engine/board/geometry.ts';
import { toInches } from '../../../engine/board/units.ts';
import type { Scene } from '../../../scene/useScene.ts';
import { groundShown, ownSideOf } from '../../../forms/board/groundShown.ts';
import { type Landmark, placeSaid } from '../../../words/boardSaid.ts';
import type { Words } from '../../../words/words.ts';

/** What pieces are called here, by the name that their pack has. */
type Names = Words<'killzones'>['content']['byName'];

const known = new WeakMap<BoardMap, WeakMap<Names, readonly Landmark[]>>();

function landmarkOf({ name, parts }: MapPiece, names: Names): Landmark {
  const corners = parts.flatMap((part) => part.corners);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    name: names[name] ?? name,
    from: { x: toInches(Math.min(...xs)), y: toInches(Math.min(...ys)) },
    to: { x: toInches(Math.max(...xs)), y: toInches(Math.max(...ys)) },
  };
}

/** What each piece is called, and where it is. */
function landmarksOf(map: BoardMap, names: Names): readonly Landmark[] {
  const ofMap = known.get(map) ?? new WeakMap<Names, readonly Landmark[]>();
  known.set(map, ofMap);
  const landmarks = ofMap.get(names) ?? map.pieces.map((piece) => landmarkOf(piece, names));
  ofMap.set(names, landmarks);
  return landmarks;
}
/** With what places are told. */
export interface WhereWords {
  readonly told: Words<'board'>;
  readonly names: Names;
}

/** Where somebody is, in words: seen from who acts. */
export function whereSaid({ look, view }: Scene, { told, names }: WhereWords, board: BattleBoard, id: string): string {
  const place = board.places[id];
  if (place === undefined) return told.nowhere;
  const teller = view.table.acting ?? null;
  const from = teller === null || teller === id ? undefined : board.places[teller];
  const own = ownSideOf(groundShown(board.map));
  const at = { x: toInches(place.x), y: toInches(place.y) };
  const far = teller === null ? null : geometry().inchesOn(board, teller, id);
  return placeSaid(
    told,
    { at, high: toInches(place.z) },
    landmarksOf(board.map, names),
    from === undefined || teller === null || far === null
      ? null
      : {
          name: look.name(teller),
          at: { x: toInches(from.x), y: toInches(from.y) },
          ahead: { x: -own.x, y: -own.y },
          far,
        },
  );
}

/** Each piece of the board as one sentence: what it is, how high, where. */
export const piecesSaid = ({ map }: BattleBoard, { told, names }: WhereWords): readonly string[] =>
  map.pieces.map((piece, at) => {
    const { name, from, to } = landmarkOf(piece, names);
    const high = Math.max(...piece.parts.map((part) => toInches(part.high)));
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    return `${at + 1}. ${[name, told.high(high), told.from(x, y)].join(', ')}`;
  });
