import type { BoardMap, MapPiece } from './boardMap.ts';
import { MARGIN } from './margin.ts';
import type { Place } from './move/place.ts';
import { INCH } from './units.ts';

/** Half of how wide a pipe is, and how high it lies, in grid steps. */
const HALF = 0.1 * INCH;
const HIGH = 0.2 * INCH;
/** Two of them, which part the board in three (`rules/acolyte.md` C12). */
const COUNT = 2;

const spanOf = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

/** Whether the sides start left and right of each other: where their zones are, else along the longer side. */
function isAlong({ width, height, zones }: BoardMap): boolean {
  const drops = zones.filter(({ kind }) => kind === 'drop').map(({ corners }) => corners);
  if (drops.length < 2) return width >= height;
  const middle = (of: 0 | 1) =>
    drops.map((corners) => corners.reduce((sum, corner) => sum + corner[of], 0) / corners.length);
  return spanOf(middle(0)) >= spanOf(middle(1));
}

/** A pipe from edge to edge between the sides: flat, in nobody’s way. */
function pipe(map: BoardMap, prefix: string, at: number): MapPiece {
  const { width, height } = map;
  const along = isAlong(map);
  const middle = Math.round(((along ? width : height) * at) / (COUNT + 1));
  const [low, high] = [middle - HALF, middle + HALF];
  const box: readonly (readonly [number, number])[] = along
    ? [
        [low, 0],
        [high, 0],
        [high, height],
        [low, height],
      ]
    : [
        [0, low],
        [width, low],
        [width, high],
        [0, high],
      ];
  const corners = box.map(([x, y]): [number, number] => [x, y]);
  const part = { corners, low: 0, high: HIGH, traits: ['Exposed' as const, 'Insignificant' as const] };
  return { id: `${prefix}${at}`, name: 'Pipe', parts: [part] };
}

/** The pipes that lie across a board, their ids beginning like this. */
export const pipesOn = (map: BoardMap, prefix: string): readonly MapPiece[] =>
  Array.from({ length: COUNT }, (_, at) => pipe(map, prefix, at + 1));

/** Whether the middle of a base comes from one side of a pipe to the other; null: it does not, nor nearly. */
export function acrossOf({ parts }: MapPiece, path: readonly Place[]): 'across' | 'nearlyAcross' | null {
  const corners = parts.flatMap((part) => part.corners);
  const of = spanOf(corners.map(([x]) => x)) < spanOf(corners.map(([, y]) => y)) ? 0 : 1;
  const line = corners.reduce((sum, corner) => sum + corner[of], 0) / corners.length;
  const gone = path.map(({ x, y }) => (of === 0 ? x : y));
  const [least, most] = [Math.min(...gone), Math.max(...gone)];
  const isOver = (at: number): boolean => least < at && most > at;
  const is = isOver(line);
  if (isOver(line - MARGIN) !== is || isOver(line + MARGIN) !== is) return 'nearlyAcross';
  return is ? 'across' : null;
}
