import { without } from '../core/without.ts';
import type { BattleBoard, BoardPlace, TableSays } from './battleBoard.ts';
import type { BoardMap, MapPiece } from './boardMap.ts';
import type { Point } from './plane.ts';
import { INCH } from './units.ts';

/** Who looks and at whom: the table says of one what it does not of the other. */
export const lookKey = (from: string, to: string): string => `${from}>${to}`;

type Overruled = NonNullable<BattleBoard['overruled']>;

const withOverruled = (board: BattleBoard, overruled: Overruled): BattleBoard =>
  Object.keys(overruled).length === 0 ? without(board, 'overruled') : { ...board, overruled };

/** What is said of both at once, unless something else is said of this look itself: whether they see each other, and how far they are. */
const MUTUAL = ['visible', 'within', 'beyond'] as const;

/** What the table says of what one has of another; null: nothing, the board has the word. */
export function saidOf({ overruled }: BattleBoard, from: string, to: string): TableSays | null {
  if (overruled === undefined) return null;
  const [own, back] = [overruled[lookKey(from, to)], overruled[lookKey(to, from)]];
  const mutual = MUTUAL.flatMap((fact) => (back?.[fact] === undefined ? [] : [[fact, back[fact]] as const]));
  if (mutual.length === 0) return own ?? null;
  return { ...Object.fromEntries(mutual), ...own };
}

/** What of it is how far both are apart: it holds whatever lies between; null: nothing. */
function apartOf({ within, beyond }: TableSays): TableSays | null {
  if (within === undefined && beyond === undefined) return null;
  return { ...(within !== undefined && { within }), ...(beyond !== undefined && { beyond }) };
}

/** The board once the table says this of a look; null: it is as the board has it again. */
export function withSaid(board: BattleBoard, from: string, to: string, says: TableSays | null): BattleBoard {
  const key = lookKey(from, to);
  const others = without<Overruled, string>(board.overruled ?? {}, key);
  return withOverruled(board, says === null ? others : { ...others, [key]: says });
}

/** The board with what of the table's word still holds of two; null: nothing. */
const kept = (
  board: BattleBoard,
  holds: (says: TableSays, from: string, to: string) => TableSays | null,
): BattleBoard => {
  const said = Object.entries(board.overruled ?? {});
  const still = said.flatMap(([key, says]) => {
    const [from = '', to = ''] = key.split('>');
    const now = holds(says, from, to);
    return now === null ? [] : [[key, now] as const];
  });
  const isSame = still.length === said.length && still.every(([, says], at) => says === said[at]?.[1]);
  return isSame ? board : withOverruled(board, Object.fromEntries(still));
};

/** The board once somebody stands there, null: nowhere. What the table said of it is no longer so, wherever it comes to stand. */
export function withPlace(board: BattleBoard, id: string, at: BoardPlace | null): BattleBoard {
  const places = without<BattleBoard['places'], string>(board.places, id);
  const moved = { ...board, places: at === null ? places : { ...places, [id]: at } };
  return kept(moved, (says, from, to) => (from !== id && to !== id ? says : null));
}

/** The board once somebody has strayed, or has not. */
export function withStrayed(board: BattleBoard, id: string, has: boolean): BattleBoard {
  const { strayed = [] } = board;
  if (strayed.includes(id) === has) return board;
  const now = has ? [...strayed, id] : strayed.filter((each) => each !== id);
  return now.length === 0 ? without(board, 'strayed') : { ...board, strayed: now };
}

/** Left, right, near and far. */
type Box = readonly [number, number, number, number];

const boxOf = (points: readonly Point[], around: number): Box => [
  Math.min(...points.map(({ x }) => x)) - around,
  Math.max(...points.map(({ x }) => x)) + around,
  Math.min(...points.map(({ y }) => y)) - around,
  Math.max(...points.map(({ y }) => y)) + around,
];

const meets = ([a, b, c, d]: Box, [e, f, g, h]: Box): boolean => a <= f && e <= b && c <= h && g <= d;

const cornersOf = ({ parts }: MapPiece): readonly Point[] =>
  parts.flatMap(({ corners }) => corners.map(([x, y]) => ({ x, y })));

/** Pieces that only one of two maps has like that. */
function changedPieces(one: BoardMap, other: BoardMap): readonly MapPiece[] {
  const both = new Set(one.pieces.filter((piece) => other.pieces.includes(piece)));
  return [...one.pieces, ...other.pieces].filter((piece) => !both.has(piece));
}

/**
 * The same board with other terrain: a door that opens. What the table said that one of two sees stays, unless what has changed
 * lies about where they look; how far they are apart stays. Pieces that stay are the same objects.
 */
export function withMap(board: BattleBoard, map: BoardMap): BattleBoard {
  const changed = changedPieces(board.map, map).map((piece) => boxOf(cornersOf(piece), INCH));
  return kept({ ...board, map }, (says, from, to) => {
    const [a, b] = [board.places[from], board.places[to]];
    if (a === undefined || b === undefined) return null;
    const between = boxOf([a, b], Math.max(a.radius, b.radius));
    return changed.some((box) => meets(box, between)) ? apartOf(says) : says;
  });
}
