import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import type { BoardMap, MapPiece, MapZone } from '../../engine/board/boardMap.ts';
import { isMark } from '../../engine/board/markIds.ts';
import { hasDoor } from '../../engine/board/doors.ts';
import { toInches } from '../../engine/board/units.ts';
import type { Landmark } from '../../words/boardSaid.ts';
import type { Words } from '../../words/words.ts';

/** What pieces are called here, by the name that their pack has. */
type Names = Words<'killzones'>['content']['byName'];

/** With what places are told. */
export interface WhereWords {
  readonly told: Words<'board'>;
  readonly names: Names;
}

const known = new WeakMap<BoardMap, WeakMap<Names, readonly Landmark[]>>();

function boxOf(corners: MapZone['corners']): Pick<Landmark, 'from' | 'to'> {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return {
    from: { x: toInches(Math.min(...xs)), y: toInches(Math.min(...ys)) },
    to: { x: toInches(Math.max(...xs)), y: toInches(Math.max(...ys)) },
  };
}

function landmarkOf({ name, parts }: MapPiece, names: Names): Landmark {
  return { name: names[name] ?? name, ...boxOf(parts.flatMap((part) => part.corners)) };
}

/** What each piece is called, and where it is. */
export function landmarksOf(map: BoardMap, names: Names): readonly Landmark[] {
  const ofMap = known.get(map) ?? new WeakMap<Names, readonly Landmark[]>();
  known.set(map, ofMap);
  const landmarks = ofMap.get(names) ?? map.pieces.map((piece) => landmarkOf(piece, names));
  ofMap.set(names, landmarks);
  return landmarks;
}

/** Each piece of the board as one sentence: what it is, how high, where. */
export const piecesSaid = ({ map }: BattleBoard, { told, names }: WhereWords): readonly string[] =>
  map.pieces.map((piece, at) => {
    const { name, from, to } = landmarkOf(piece, names);
    const high = Math.max(...piece.parts.map((part) => toInches(part.high)));
    const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
    const said = [
      name,
      ...(hasDoor(piece) ? [told.door.state(piece.open === true)] : []),
      told.high(high),
      told.from(x, y),
    ];
    return `${at + 1}. ${said.join(', ')}`;
  });

/** Each marker, and each mark of an event, on the board as one sentence: what it is, and where. */
export const marksSaid = ({ map }: BattleBoard, { told, names }: WhereWords): readonly string[] =>
  map.zones
    .filter((zone) => zone.kind === 'marker' || isMark(zone))
    .map(({ name, corners }) => {
      const { from, to } = boxOf(corners);
      return [names[name] ?? name, told.from((from.x + to.x) / 2, (from.y + to.y) / 2)].join(', ');
    });
