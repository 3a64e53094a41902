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

/**
 * What the table says of what one sees of another; null: nothing, the board has the word. That one is seen, or not, is said of
 * both at once, unless something else is said of this look itself.
 */
export function saidOf({ overruled }: BattleBoard, from: string, to: string): TableSays | null {
  if (overruled === undefined) return null;
  const own = overruled[lookKey(from, to)];
  const visible = own?.visible ?? overruled[lookKey(to, from)]?.visible;
  if (own === undefined && visible === undefined) return null;
  return visible === undefined ? (own ?? null) : { ...own, visible };
}

/** The board once the table says this of a look; null: it is as the board has it again. */
export function withSaid(board: BattleBoard, from: string, to: string, says: TableSays | null): BattleBoard {
  const key = lookKey(from, to);
  const others = without<Overruled, string>(board.overruled ?? {}, key);
  return withOverruled(board, says === null ? others : { ...others, [key]: says });
}

const kept = (board: BattleBoard, holds: (from: string, to: string) => boolean): BattleBoard => {
  const said = Object.entries(board.overruled ?? {});
  if (said.length === 0) return board;
  const still = said.filter(([key]) => {
    const [from = '', to = ''] = key.split('>');
    return holds(from, to);
  });
  return still.length === said.length ? board : withOverruled(board, Object.fromEntries(still));
};

/** The board once somebody stands there, null: nowhere. What the table said of it is no longer so, wherever it comes to stand. */
export function withPlace(board: BattleBoard, id: string, at: BoardPlace | null): BattleBoard {
  const places = without<BattleBoard['places'], string>(board.places, id);
  const moved = { ...board, places: at === null ? places : { ...places, [id]: at } };
  return kept(moved, (from, to) => from !== id && to !== id);
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
 * The same board with other terrain: a door that opens. What the table said of two stays, unless what has changed lies about
 * where they look. Pieces that stay are the same objects.
 */
export function withMap(board: BattleBoard, map: BoardMap): BattleBoard {
  const changed = changedPieces(board.map, map).map((piece) => boxOf(cornersOf(piece), INCH));
  return kept({ ...board, map }, (from, to) => {
    const [a, b] = [board.places[from], board.places[to]];
    if (a === undefined || b === undefined) return false;
    const between = boxOf([a, b], Math.max(a.radius, b.radius));
    return !changed.some((box) => meets(box, between));
  });
}
