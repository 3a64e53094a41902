import { MARGIN } from './margin.ts';
import type { Place } from './move/place.ts';
import { distanceToSegment, type Point } from './plane.ts';
import { EPSILON, toGrid } from './units.ts';

/** How far a place is from a way, seen from above. */
function fromWay(at: Point, path: readonly Point[]): number {
  const legs = path.map((point, nth) => distanceToSegment(at, path[nth - 1] ?? point, point));
  return Math.min(...legs);
}

/** Whether a base comes within so many inches of one of these places on its way, seen from above; null: it does not, nor nearly. */
export function cameNear(
  places: readonly Point[],
  inches: number,
  { path, radius }: { readonly path: readonly Place[]; readonly radius: number },
): 'across' | 'nearlyAcross' | null {
  const gap = Math.min(...places.map((at) => fromWay(at, path))) - radius;
  const isIn = (steps: number): boolean => gap <= steps + EPSILON;
  const is = isIn(toGrid(inches));
  if (isIn(toGrid(inches) - MARGIN) !== is || isIn(toGrid(inches) + MARGIN) !== is) return 'nearlyAcross';
  return is ? 'across' : null;
}
