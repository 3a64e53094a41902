import type { BoardMap, MapPiece } from '../../engine/board/boardMap.ts';
import { lintPair } from '../../engine/board/lint/pairs.ts';
import { polygonOf } from '../../engine/board/lint/polygons.ts';
import { distanceToPolygon } from '../../engine/board/plane.ts';
import type { Draw } from '../../engine/board/setUp/draw.ts';
import { toGrid } from '../../engine/board/units.ts';
import { type Pieces, tracedPieces } from './killzoneMap.ts';
import type { KillzoneRow, PlacedRow, Theatre } from './schema.ts';

/** What is drawn for a theatre, as often as it stands there: what hides somebody who stands, and what does not. */
const POOLS: Readonly<Record<Theatre, { readonly tall: readonly string[]; readonly low: readonly string[] }>> = {
  standard: {
    tall: ['wall', 'wall', 'long-wall', 'ruin-corner', 'ruin-corner', 'container', 'doorway', 'tank', 'tower'],
    low: ['block', 'block', 'crates', 'barricade', 'low-wall'],
  },
  frontline: {
    tall: ['ruin-corner', 'ruin-corner', 'wall', 'wall', 'block', 'tower'],
    low: ['low-wall', 'low-wall', 'barricade', 'barricade', 'crates', 'rubble'],
  },
  underhive: {
    tall: ['platform', 'platform', 'tank', 'tank', 'ruin-corner', 'wall', 'tower'],
    low: ['pipe', 'pipe', 'block', 'crates', 'barricade'],
  },
  'void-hulk': {
    tall: ['container', 'container', 'doorway', 'doorway', 'long-wall', 'wall', 'platform'],
    low: ['crates', 'crates', 'block', 'pipe', 'barricade'],
  },
};

const oneOf = <T>(all: readonly T[], draw: Draw): T | undefined => all[draw(all.length)];

/** So fine places are drawn, in parts of an inch; so far pieces are turned, in degrees. */
const PLACES = 4;
const [QUARTER, LEAN] = [90, 15];

/** Right angles two times of three. */
const angleBy = (draw: Draw): number => (draw(3) < 2 ? QUARTER * draw(360 / QUARTER) : LEAN * draw(360 / LEAN));

/** A piece anywhere in a box whose corner is the near left one of the board. */
export function drawnPiece(piece: string, [wide, high]: readonly [number, number], draw: Draw): PlacedRow {
  const at: [number, number] = [draw(wide * PLACES + 1) / PLACES, draw(high * PLACES + 1) / PLACES];
  return { piece, at, turned: angleBy(draw), mirrored: draw(2) === 1 };
}

/** What stands next in a theatre: tall and low in turns; null: there is no such template. */
export function nextPiece(theatre: Theatre, count: number, templates: Pieces, draw: Draw): string | null {
  const pool = POOLS[theatre][count % 2 === 0 ? 'tall' : 'low'].filter((id) => templates.has(id));
  return oneOf(pool, draw) ?? null;
}

const isOnBoard = ({ width, height }: Pick<BoardMap, 'width' | 'height'>, { parts }: MapPiece): boolean =>
  parts.every(({ corners }) => corners.every(([x, y]) => x >= 0 && y >= 0 && x <= width && y <= height));

/** How far pieces stay from what has to be come to: somebody stands there. */
const CLEAR = toGrid(1.4);

const keepsClear = (map: BoardMap, { parts }: MapPiece): boolean =>
  map.zones
    .filter(({ kind }) => kind !== 'drop')
    .map(({ corners: [a, , b] }) => ({
      x: ((a?.[0] ?? 0) + (b?.[0] ?? 0)) / 2,
      y: ((a?.[1] ?? 0) + (b?.[1] ?? 0)) / 2,
    }))
    .every((middle) => parts.every(({ corners }) => distanceToPolygon(middle, polygonOf(corners) ?? []) >= CLEAR));

/** Whether a piece can be added to a board, with its other half where the board has one: on it, and apart from all others. */
export function canStand(row: KillzoneRow, map: BoardMap, placed: PlacedRow, templates: Pieces): boolean {
  const added = tracedPieces({ ...row, pieces: [placed] }, templates).map(({ piece }) => piece);
  const [one, twin] = added;
  if (twin !== undefined && one !== undefined && lintPair(one, twin) !== null) return false;
  return added.every(
    (piece) =>
      isOnBoard(map, piece) && keepsClear(map, piece) && map.pieces.every((other) => lintPair(other, piece) === null),
  );
}
