import type { BoardMap, MapPart } from '../../engine/board/boardMap.ts';
import { polygonOf } from '../../engine/board/lint/polygons.ts';
import { distanceToPolygon } from '../../engine/board/plane.ts';
import { toGrid } from '../../engine/board/units.ts';
import type { Spot } from '../../ui/board/shown.ts';

const distanceTo = ({ x, y }: Spot, { corners }: Pick<MapPart, 'corners'>): number => {
  const polygon = polygonOf(corners);
  return polygon === null ? Infinity : distanceToPolygon({ x: toGrid(x), y: toGrid(y) }, polygon);
};

/** The piece, the marker or else the area that a finger means there; null: the ground. `reach`: so far from it, in inches. */
export function thingAt({ pieces, zones }: BoardMap, spot: Spot, reach: number): string | null {
  const markers = zones.filter(({ kind }) => kind === 'marker');
  const all = [
    ...pieces.map(({ id, parts }) => ({ id, far: Math.min(...parts.map((part) => distanceTo(spot, part))) })),
    ...markers.map((zone) => ({ id: zone.id, far: distanceTo(spot, zone) })),
  ];
  const [nearest] = all.filter(({ far }) => far <= toGrid(reach)).toSorted((one, other) => one.far - other.far);
  const on = zones.filter((zone) => zone.kind === 'area' && distanceTo(spot, zone) === 0);
  return nearest?.id ?? on.at(-1)?.id ?? null;
}
