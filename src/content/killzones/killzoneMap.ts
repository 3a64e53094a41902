import type { BoardMap, MapPiece } from '../../engine/board/boardMap.ts';
import { toGrid } from '../../engine/board/units.ts';
import { laidBy, partOn, zoneOn } from './shape.ts';
import { twinOf } from './symmetry.ts';
import type { KillzoneRow, OwnPieceRow, PieceRow, PlacedRow } from './schema.ts';

/** Templates by id. */
export type Pieces = ReadonlyMap<string, PieceRow>;

/** A template where it is placed, under an id of its own. */
export function placedPiece({ name, parts }: PieceRow, placed: Omit<PlacedRow, 'piece'>, id: string): MapPiece {
  const laid = laidBy(placed);
  const piece = { id, name, parts: parts.map((part) => partOn(part, laid)) };
  return placed.open === undefined ? piece : { ...piece, open: placed.open };
}

const ownPiece = ({ id, name, parts, at = [0, 0], ...placed }: OwnPieceRow): MapPiece =>
  placedPiece({ id, name, parts }, { ...placed, at }, id);

/** Ids as pieces are told apart: `wall-1`, `wall-2`. */
function numbered(): (piece: string) => string {
  const counts = new Map<string, number>();
  return (piece) => {
    const count = (counts.get(piece) ?? 0) + 1;
    counts.set(piece, count);
    return `${piece}-${count}`;
  };
}

/** A piece of a killzone, and where its row has it: `pieces[3]`, `own[0]`. */
export interface Traced {
  readonly piece: MapPiece;
  readonly from: string;
}

/** Each piece of a row, those of its other half behind it. A template that there is none of is left out. */
export function tracedPieces({ pieces, own = [], symmetry, size }: KillzoneRow, templates: Pieces): readonly Traced[] {
  const next = numbered();
  const [width, height] = size.map(toGrid);
  const board = { width: width ?? 0, height: height ?? 0 };
  const withTwin = (piece: MapPiece, from: string, idOf: () => string): Traced[] => {
    const twin = symmetry === undefined ? null : twinOf(piece, piece.id, symmetry, board);
    return [{ piece, from }, ...(twin === null ? [] : [{ piece: { ...twin, id: idOf() }, from }])];
  };
  return [
    ...pieces.flatMap((placed, at) => {
      const template = templates.get(placed.piece);
      if (template === undefined) return [];
      const piece = placedPiece(template, placed, next(placed.piece));
      return withTwin(piece, `pieces[${at}]`, () => next(placed.piece));
    }),
    ...own.flatMap((row, at) => withTwin(ownPiece(row), `own[${at}]`, () => `${row.id}-2`)),
  ];
}

/** A killzone as a battle takes it up: its pieces where they stand, on the grid. */
export function mapOfKillzone(row: KillzoneRow, templates: Pieces): BoardMap {
  const { id, name, size, zones } = row;
  const [width, height] = size;
  return {
    id,
    name,
    width: toGrid(width),
    height: toGrid(height),
    pieces: tracedPieces(row, templates).map(({ piece }) => piece),
    zones: zones.map(zoneOn),
  };
}
