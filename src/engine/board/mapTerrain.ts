import type { BoardMap, MapPart, MapPiece } from './boardMap.ts';
import { type Part, convexOf } from './part.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** Why a board cannot be played on, and the piece or zone where it is. */
export interface MapProblem {
  readonly at: string;
  readonly what: 'twice' | 'notConvex' | 'noArea' | 'tooFew' | 'noHeight' | 'overEdge';
}

const pointsOf = (given: MapPart['corners']) => given.map(([x, y]) => ({ x, y }));

const isOutside =
  ({ width, height }: BoardMap) =>
  ([x, y]: readonly [number, number]): boolean =>
    x < 0 || y < 0 || x > width || y > height;

function shapeProblems(map: BoardMap, at: string, given: MapPart['corners']): readonly MapProblem[] {
  const shape = convexOf(pointsOf(given));
  return [
    ...(typeof shape === 'string' ? [{ at, what: shape }] : []),
    ...(given.some(isOutside(map)) ? [{ at, what: 'overEdge' as const }] : []),
  ];
}

const pieceProblems = (map: BoardMap, { id, parts }: MapPiece): readonly MapProblem[] =>
  parts.flatMap(({ corners: given, low, high }) => [
    ...shapeProblems(map, id, given),
    ...(low >= high ? [{ at: id, what: 'noHeight' as const }] : []),
  ]);

/** What is wrong with a board: non-convex or crossing parts, no height, pieces and zones over its edge, an id said twice. */
export function mapProblems(map: BoardMap): readonly MapProblem[] {
  const ids = [...map.pieces, ...map.zones].map(({ id }) => id);
  return [
    ...ids.filter((id, at) => ids.indexOf(id) !== at).map((at) => ({ at, what: 'twice' as const })),
    ...map.pieces.flatMap((piece) => pieceProblems(map, piece)),
    ...map.zones.flatMap(({ id, corners: given }) => shapeProblems(map, id, given)),
  ];
}

/** A door that stands open is marked so; what is no door stays. */
const traitsOf = ({ open = false }: MapPiece, { traits }: MapPart): Part['traits'] =>
  new Set(open && traits.includes('Accessible') ? [...traits, 'Open' as const] : traits);

const partsOf = (piece: MapPiece): readonly Part[] =>
  piece.parts.flatMap((part, at): Part[] => {
    const convex = convexOf(pointsOf(part.corners));
    if (typeof convex === 'string') return [];
    const { low, high } = part;
    return [{ id: `${piece.id}.${at}`, feature: piece.id, corners: convex, low, high, traits: traitsOf(piece, part) }];
  });

const known = new WeakMap<BoardMap, Terrain>();

/** The terrain of a board, made once for each; parts that are no shape are left out, see {@link mapProblems}. */
export function terrainOn(map: BoardMap): Terrain {
  const found = known.get(map);
  if (found !== undefined) return found;
  const terrain = terrainOf(map.pieces.flatMap(partsOf));
  known.set(map, terrain);
  return terrain;
}
