import { without } from '../core/without.ts';
import type { BattleBoard } from './battleBoard.ts';
import type { MapPart } from './boardMap.ts';
import { geometry } from './geometry.ts';
import { type Disc, lengthOf } from './plane.ts';

/** What hides one from another, no more of it than is needed: parts of pieces and models, by their ids. */
export interface Hiders {
  readonly parts: readonly string[];
  /** The pieces of those parts, each once. */
  readonly pieces: readonly string[];
  readonly models: readonly string[];
}

const NOTHING: Hiders = { parts: [], pieces: [], models: [] };

/** Something that may hide. `far`: how far from who looks. */
interface Hider {
  readonly id: string;
  readonly piece: string | null;
  readonly far: number;
}

type Corners = MapPart['corners'];

/** Whether all of a shape lies on one side of the lane between two bases, behind it or beyond it. */
function isAside(a: Disc, b: Disc, corners: Corners): boolean {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = lengthOf(dx, dy);
  const wide = Math.max(a.radius, b.radius) * length;
  const asides = corners.map(([x, y]) => dx * (y - a.y) - dy * (x - a.x));
  const alongs = corners.map(([x, y]) => dx * (x - a.x) + dy * (y - a.y));
  const reach = length * length + wide;
  return (
    Math.max(...asides) < -wide ||
    Math.min(...asides) > wide ||
    Math.max(...alongs) < -wide ||
    Math.min(...alongs) > reach
  );
}

const nearestOf = (a: Disc, corners: Corners): number =>
  Math.min(...corners.map(([x, y]) => lengthOf(x - a.x, y - a.y)));

/** All that may hide, the farthest from who looks first. */
function mayHide({ map, places, reading }: BattleBoard, a: Disc, b: Disc, both: readonly string[]): readonly Hider[] {
  const parts = map.pieces.flatMap(({ id: piece, parts: all }) =>
    all.flatMap(({ corners }, at): Hider[] =>
      isAside(a, b, corners) ? [] : [{ id: `${piece}.${at}`, piece, far: nearestOf(a, corners) }],
    ),
  );
  const others = reading === 'bodies' ? Object.entries(places).filter(([id]) => !both.includes(id)) : [];
  const models = others.map(([id, at]): Hider => ({ id, piece: null, far: lengthOf(at.x - a.x, at.y - a.y) }));
  return [...parts, ...models].toSorted((one, other) => other.far - one.far);
}

/** The board with nothing between but these. */
function withOnly<B extends BattleBoard>(board: B, both: readonly string[], hiders: readonly Hider[]): B {
  const ids = new Set(hiders.map(({ id }) => id));
  const pieces = board.map.pieces.flatMap((piece) => {
    const parts = piece.parts.filter((_, at) => ids.has(`${piece.id}.${at}`));
    return parts.length === 0 ? [] : [{ ...piece, parts }];
  });
  const places = Object.fromEntries(Object.entries(board.places).filter(([id]) => both.includes(id) || ids.has(id)));
  return { ...board, map: { ...board.map, pieces }, places };
}

function found(board: BattleBoard, from: string, to: string): Hiders {
  const [a, b] = [board.places[from], board.places[to]];
  if (a === undefined || b === undefined) return NOTHING;
  const both = [from, to];
  const bare = without(board, 'overruled');
  const isHidden = (by: readonly Hider[]): boolean =>
    geometry().lookOn(withOnly(bare, both, by), from, to)?.leaning === null;
  let kept = mayHide(board, a, b, both);
  if (!isHidden(kept)) return NOTHING;
  for (const each of kept) {
    const fewer = kept.filter((other) => other !== each);
    if (isHidden(fewer)) kept = fewer;
  }
  const parts = kept.filter(({ piece }) => piece !== null);
  return {
    parts: parts.map(({ id }) => id),
    pieces: [...new Set(parts.flatMap(({ piece }) => piece ?? []))],
    models: kept.filter(({ piece }) => piece === null).map(({ id }) => id),
  };
}

const known = new WeakMap<BattleBoard, Map<string, Hiders>>();

/**
 * What hides one from another by the board alone, whatever the table says: without any of it, it would be seen. Nothing where it
 * is seen, or where one of both has no place. Worked out once for each board.
 */
export function hidersOn(board: BattleBoard, from: string, to: string): Hiders {
  const all = known.get(board) ?? new Map<string, Hiders>();
  known.set(board, all);
  const key = `${from}>${to}`;
  const hiders = all.get(key) ?? found(board, from, to);
  all.set(key, hiders);
  return hiders;
}
