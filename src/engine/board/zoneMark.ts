import type { MapZone } from './boardMap.ts';
import type { Place } from './move/place.ts';
import { toInches } from './units.ts';

/** A place with what lies there: a base, or a point. In grid steps. */
export interface Mark extends Place {
  readonly radius: number;
}

const span = (numbers: readonly number[]): readonly [middle: number, half: number] => {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return [Math.round((least + most) / 2), (most - least) / 2];
};

/** A zone as what lies in its middle, on the ground, as wide as the zone is narrow. */
export function middleOf({ corners }: Pick<MapZone, 'corners'>): Mark {
  const [[x, wide], [y, deep]] = [span(corners.map(([left]) => left)), span(corners.map(([, near]) => near))];
  return { x, y, z: 0, radius: Math.min(wide, deep) };
}

/** Inches between a base and a mark. */
export function inchesBetween(one: Mark, other: Mark): number {
  const across = Math.hypot(one.x - other.x, one.y - other.y) - one.radius - other.radius;
  return toInches(Math.hypot(Math.max(0, across), one.z - other.z));
}

type Corner = MapZone['corners'][number];

/** How far a point is from the line between two corners. */
function fromEdge({ x, y }: Pick<Mark, 'x' | 'y'>, [ax, ay]: Corner, [bx, by]: Corner): number {
  const [dx, dy] = [bx - ax, by - ay];
  const along = ((x - ax) * dx + (y - ay) * dy) / Math.max(1, dx * dx + dy * dy);
  const part = Math.max(0, Math.min(1, along));
  return Math.hypot(x - ax - part * dx, y - ay - part * dy);
}

/** Whether a base lies over a zone as seen from above, be it with a part of it; one that touches the border does. */
export function isOver({ corners }: Pick<MapZone, 'corners'>, base: Pick<Mark, 'x' | 'y' | 'radius'>): boolean {
  const edges = corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner] as const);
  const turns = edges.map(([[ax, ay], [bx, by]]) => Math.sign((bx - ax) * (base.y - ay) - (by - ay) * (base.x - ax)));
  const isInside = turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0);
  return isInside || edges.some(([from, to]) => fromEdge(base, from, to) <= base.radius);
}
