import type { BoardMap, MapPiece } from '../../engine/board/boardMap.ts';
import { toGrid, toInches } from '../../engine/board/units.ts';
import { freeId } from '../tableIds.ts';
import { mapOfKillzone, type Pieces, placedPiece } from './killzoneMap.ts';
import type { KillzoneRow, OwnPieceRow, PartRow, PlacedRow, Symmetry } from './schema.ts';
import { standardZones } from './standardZones.ts';
import { twinOf } from './symmetry.ts';

type Corner = [number, number];

const NO_TEMPLATES: Pieces = new Map();

/** What a board of one's own is called. */
type Called = Pick<KillzoneRow, 'id' | 'name'>;

/** The board that a row of one's own makes: all its pieces are its own. */
export const mapOfBoard = (row: KillzoneRow): BoardMap => mapOfKillzone(row, NO_TEMPLATES);

const HUNDREDTH = 100;

/** To the hundredth of an inch: as exact as a place is typed. */
export const hundredths = (inches: number): number => Math.round(inches * HUNDREDTH) / HUNDREDTH;

const EXACT = 10_000;

/** To where it comes to the same step of the grid again. */
const exact = (inches: number): number => Math.round(inches * EXACT) / EXACT;

const amid = (all: readonly number[]): number => exact(toInches((Math.min(...all) + Math.max(...all)) / 2));

function middleOf({ parts }: MapPiece): Corner {
  const corners = parts.flatMap((part) => part.corners);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  return [amid(xs), amid(ys)];
}

/** A piece of a board as one of its own that is placed about its middle. */
export function ownOfPiece(piece: MapPiece): OwnPieceRow {
  const { id, name, open } = piece;
  const [x, y] = middleOf(piece);
  const parts = piece.parts.map(({ corners, low, high, traits }): PartRow => ({
    corners: corners.map(([left, near]): Corner => [exact(toInches(left) - x), exact(toInches(near) - y)]),
    low: exact(toInches(low)),
    high: exact(toInches(high)),
    traits,
  }));
  return { id, name, parts, at: [x, y], ...(open !== undefined && { open }) };
}

/** An own piece that is written where it stands, placed about its middle. */
function aboutMiddle(piece: OwnPieceRow): OwnPieceRow {
  if (piece.at !== undefined) return piece;
  const { id, name, parts, locked, group, ...rest } = piece;
  const kept = lockOf({ locked, group });
  return { ...ownOfPiece(placedPiece({ id, name, parts }, { ...rest, at: [0, 0] }, id)), ...kept };
}

const lockOf = ({ locked, group }: Pick<OwnPieceRow, 'locked' | 'group'>): Pick<OwnPieceRow, 'locked' | 'group'> => ({
  ...(locked !== undefined && { locked }),
  ...(group !== undefined && { group }),
});

type Size = KillzoneRow['size'];
type Placed = Omit<PlacedRow, 'piece'>;

/** Where the same piece stands on the other half of a board. */
const ACROSS: Readonly<Record<Symmetry, (placed: Placed, size: Size) => Placed>> = {
  turned: ({ at: [x, y], turned = 0, ...rest }, [wide, high]) => ({
    ...rest,
    at: [exact(wide - x), exact(high - y)],
    turned: (turned + 180) % 360,
  }),
  mirrored: ({ at: [x, y], turned = 0, mirrored = false, ...rest }, [wide]) => ({
    ...rest,
    at: [exact(wide - x), y],
    turned: (360 - turned) % 360,
    mirrored: !mirrored,
  }),
};

/** The same piece on the other half under another id; null: it lies on itself. */
export function acrossBoard(piece: OwnPieceRow, id: string, symmetry: Symmetry, size: Size): OwnPieceRow | null {
  const { at = [0, 0], group: _group, ...rest } = aboutMiddle(piece);
  const [width, height] = size.map(toGrid);
  const there = placedPiece(rest, { ...rest, at }, id);
  if (twinOf(there, id, symmetry, { width: width ?? 0, height: height ?? 0 }) === null) return null;
  return { ...rest, ...ACROSS[symmetry]({ ...rest, at }, size), id };
}

/** Every piece of a row as its own, those of its other half behind them. A template that there is none of is left out. */
function ownPieces({ pieces, own = [], symmetry, size, zones }: KillzoneRow, templates: Pieces): OwnPieceRow[] {
  const taken = new Set(zones.map(({ id }) => id));
  const next = (wanted: string): string => {
    const id = freeId(wanted, taken);
    taken.add(id);
    return id;
  };
  const placed = pieces.flatMap(({ piece, ...rest }): OwnPieceRow[] => {
    const template = templates.get(piece);
    return template === undefined ? [] : [{ ...template, ...rest }];
  });
  return [...placed, ...own.map(aboutMiddle)].flatMap((piece): OwnPieceRow[] => {
    const one = { ...piece, id: next(piece.id) };
    const twin = symmetry === undefined ? null : acrossBoard(one, one.id, symmetry, size);
    return twin === null ? [one] : [one, { ...twin, id: next(piece.id) }];
  });
}

/** A killzone as one's own, to be changed: no piece is a template or the other half of another any more. */
export function ownBoard(row: KillzoneRow, templates: Pieces = NO_TEMPLATES, called: Called = row): KillzoneRow {
  const { symmetry: _symmetry, ...rest } = row;
  return { ...rest, ...called, pieces: [], own: ownPieces(row, templates) };
}

/** A board with nothing on it but the zones that boards of its size have, and three markers across its middle. */
export function emptyBoard(size: Size, said: Called & Pick<KillzoneRow, 'text' | 'games'>): KillzoneRow {
  const [wide, high] = size;
  const isLong = wide > high;
  const markers = [1, 2, 3].map((part): Corner => [
    isLong ? wide / 2 : (wide * part) / 4,
    isLong ? (high * part) / 4 : high / 2,
  ]);
  const zones = [...standardZones(size, markers)];
  return { ...said, theatre: 'standard', size, pieces: [], own: [], zones };
}
