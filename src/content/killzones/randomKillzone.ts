import { lintBoard } from '../../engine/board/lint/lintBoard.ts';
import { type Draw, drawFrom } from '../../engine/board/setUp/draw.ts';
import type { BoardWish, Density } from './boardWish.ts';
import { type Pieces, mapOfKillzone, tracedPieces } from './killzoneMap.ts';
import { canStand, drawnPiece, nextPiece } from './randomPieces.ts';
import type { KillzoneRow, PlacedRow, Symmetry } from './schema.ts';
import { standardZones } from './standardZones.ts';

/** How full a board is: square inches of board for each piece. */
const INCHES_A_PIECE: Readonly<Record<Density, number>> = { open: 80, even: 58, dense: 47 };

/** How often a place is looked for before a piece is left out, and how often a board is begun anew. */
const TRIES = 40;
const BOARDS = 6;

/** Where the sides come from near and far a mirror across the length would not part them: the board is turned. */
const symmetryOf = ({ size: [wide, high], symmetry }: BoardWish): Symmetry | null =>
  symmetry === null || wide > high ? symmetry : 'turned';

/** A marker in the middle, and two that lie so on both halves as the board is symmetric. */
function markersBy(
  { size: [wide, high] }: BoardWish,
  symmetry: Symmetry | null,
  draw: Draw,
): readonly (readonly [number, number])[] {
  const [x, y] = [wide / 4 + draw(Math.floor(wide / 8)), 2 + draw(Math.floor(high / 2))];
  const other: readonly [number, number] = symmetry === 'mirrored' ? [wide - x, y] : [wide - x, high - y];
  return [[wide / 2, high / 2], [x, y], other];
}

function emptyRow(seed: string, wish: BoardWish, draw: Draw): KillzoneRow {
  const symmetry = symmetryOf(wish);
  const [wide, high] = wish.size;
  const row = {
    id: `random-${drawFrom(seed)(2 ** 31).toString(36)}`,
    name: 'Random board',
    text: 'Drawn by chance, looked over by the app.',
    theatre: wish.theatre,
    size: [wide, high] as [number, number],
    pieces: [],
    zones: [...standardZones(wish.size, markersBy(wish, symmetry, draw))],
  };
  return symmetry === null ? row : { ...row, symmetry };
}

/** The half of the board that pieces are drawn on where the other comes by itself; without symmetry one after the other. */
const halfOf = ([wide, high]: readonly [number, number]): readonly [number, number] =>
  wide > high ? [Math.floor(wide / 2), high] : [wide, Math.floor(high / 2)];

/** The same kind of piece about where its twin would be, in its own way. */
function likeTwin({ piece, at: [x, y] }: PlacedRow, [wide, high]: readonly [number, number], draw: Draw): PlacedRow {
  const off = (): number => (draw(9) - 4) / 2;
  return { ...drawnPiece(piece, [wide, high], draw), at: [wide - x + off(), high - y + off()] };
}

/** A board with one more piece by one of the places that were drawn; the same board where nothing fits. */
function withOne(row: KillzoneRow, templates: Pieces, drawn: () => PlacedRow): KillzoneRow {
  const map = mapOfKillzone(row, templates);
  for (let time = 0; time < TRIES; time += 1) {
    const placed = drawn();
    if (canStand(row, map, placed, templates)) return { ...row, pieces: [...row.pieces, placed] };
  }
  return row;
}

/** Adds a piece, and one like it on the other half where the board does not do that by itself. */
function withNext(row: KillzoneRow, wish: BoardWish, templates: Pieces, draw: Draw): KillzoneRow {
  const piece = nextPiece(wish.theatre, Math.ceil(tracedPieces(row, templates).length / 2), templates, draw);
  if (piece === null) return row;
  const more = withOne(row, templates, () => drawnPiece(piece, halfOf(wish.size), draw));
  const added = more === row ? undefined : more.pieces.at(-1);
  if (added === undefined || row.symmetry !== undefined) return more;
  return withOne(more, templates, () => likeTwin(added, wish.size, draw));
}

function drawnRow(seed: string, wish: BoardWish, templates: Pieces): KillzoneRow {
  const draw = drawFrom(seed);
  const [wide, high] = wish.size;
  const pairs = Math.max(1, Math.round((wide * high) / INCHES_A_PIECE[wish.density] / 2));
  let row = emptyRow(seed, wish, draw);
  for (let pair = 0; pair < pairs; pair += 1) row = withNext(row, wish, templates, draw);
  return row;
}

const isFaultless = (row: KillzoneRow, templates: Pieces): boolean =>
  lintBoard(mapOfKillzone(row, templates)).length === 0;

/** A board without its last pieces, as few as are too many. */
function thinned(row: KillzoneRow, templates: Pieces): KillzoneRow {
  const fewer = { ...row, pieces: row.pieces.slice(0, -1) };
  return row.pieces.length === 0 || isFaultless(row, templates) ? row : thinned(fewer, templates);
}

/**
 * A board by chance in which the linter finds nothing, of templates that there are: a row that can be changed and shared as any.
 * The same seed and wish, the same board.
 */
export function randomKillzone(seed: string, wish: BoardWish, templates: Pieces): KillzoneRow {
  for (let board = 0; board < BOARDS; board += 1) {
    const row = drawnRow(`${seed}/${board}`, wish, templates);
    if (isFaultless(row, templates)) return row;
  }
  return thinned(drawnRow(`${seed}/${BOARDS}`, wish, templates), templates);
}
