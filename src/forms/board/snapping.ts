import type { BattleBoard } from '../../engine/board/battleBoard.ts';
import { nearestOnSegment, type Point } from '../../engine/board/plane.ts';
import { toGrid, toInches } from '../../engine/board/units.ts';
import type { Spot } from '../../ui/board/shown.ts';

/** What a dragged base is held at: the base of somebody, by its id, or a piece that gives cover, by its id. */
export interface SnappedTo {
  readonly kind: 'base' | 'cover';
  readonly id: string;
}

/** A place that a drag is held at, and by what. */
export interface Snapped {
  readonly spot: Spot;
  /** How high it stands there beside that, in grid steps: nobody on another floor is held at it. */
  readonly z: number;
  readonly to: SnappedTo;
}

/** A base that is dragged: `radius` in grid steps; `others`: whose bases it may come to stand against. */
interface Dragged {
  readonly radius: number;
  readonly others: readonly string[];
}

/** So much farther than touching, in grid steps: rounded to the grid, bases still do not overlap. */
const CLEAR = 2;

/** A place that something is held at: beside `edge`, so far from it; `off`: how far the finger is from there. */
interface Hold extends Point {
  readonly z: number;
  readonly off: number;
  readonly to: SnappedTo;
}

/** Beside a point, on the side of the finger; null: the finger is on it and means no side. */
function beside(at: Point, edge: Point & { readonly z: number }, away: number, to: SnappedTo): Hold | null {
  const [dx, dy] = [at.x - edge.x, at.y - edge.y];
  const far = Math.hypot(dx, dy);
  if (far === 0) return null;
  const [x, y] = [edge.x + (dx / far) * away, edge.y + (dy / far) * away];
  return { x, y, z: edge.z, off: Math.abs(far - away), to };
}

type Corners = readonly (readonly [number, number])[];

const pointsOf = (corners: Corners): readonly Point[] => corners.map(([x, y]) => ({ x, y }));

/** The nearest point of an outline; null: the place is within it, or it has no corners. */
function edgeOf(at: Point, corners: Corners): Point | null {
  const points = pointsOf(corners);
  const sides = points.map((point, index) => [points.at(index - 1) ?? point, point] as const);
  const turns = sides.map(([a, b]) => (b.x - a.x) * (at.y - a.y) - (b.y - a.y) * (at.x - a.x));
  if (turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)) return null;
  const [nearest] = sides
    .map(([a, b]) => nearestOnSegment(at, a, b))
    .toSorted((one, other) => Math.hypot(one.x - at.x, one.y - at.y) - Math.hypot(other.x - at.x, other.y - at.y));
  return nearest ?? null;
}

function basesAt({ places }: BattleBoard, at: Point, { radius, others }: Dragged): readonly Hold[] {
  return others.flatMap((id) => {
    const place = places[id];
    if (place === undefined) return [];
    return beside(at, place, place.radius + radius + CLEAR, { kind: 'base', id }) ?? [];
  });
}

/** Parts that stand on the floor of the killzone and give cover. */
function coversAt({ map }: BattleBoard, at: Point, { radius }: Dragged): readonly Hold[] {
  return map.pieces.flatMap(({ id, parts }) =>
    parts
      .filter(({ low, traits }) => low === 0 && (traits.includes('Heavy') || traits.includes('Light')))
      .flatMap(({ corners }) => {
        const edge = edgeOf(at, corners);
        return edge === null ? [] : (beside(at, { ...edge, z: 0 }, radius + CLEAR, { kind: 'cover', id }) ?? []);
      }),
  );
}

/**
 * Where a drag is held: against a base or at the edge of cover, whichever is nearest and no farther from the finger than
 * `within` inches; null: it goes where the finger is.
 */
export function snapped(board: BattleBoard, dragged: Dragged, spot: Spot, within: number): Snapped | null {
  const at = { x: toGrid(spot.x), y: toGrid(spot.y) };
  const [nearest] = [...basesAt(board, at, dragged), ...coversAt(board, at, dragged)]
    .filter(({ off }) => off <= toGrid(within))
    .toSorted((one, other) => one.off - other.off);
  if (nearest === undefined) return null;
  return {
    z: nearest.z,
    spot: { x: toInches(Math.round(nearest.x)), y: toInches(Math.round(nearest.y)) },
    to: nearest.to,
  };
}
