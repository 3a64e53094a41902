import type { Standing } from './base.ts';
import { type Round, apart, asBase, outsideBase } from './oval.ts';
import { distance } from './plane.ts';
import { EPSILON } from './units.ts';

/** What a base is to an area about a place or another base: `wholly` and `partly` in it, or `outside`. */
export type Inside = 'wholly' | 'partly' | 'outside';

/** At so many places of its edge it is looked how far an oval lies outside of something. */
const PLACES = 360;

/** How far the farthest of a base is from another, seen from above. */
function farthest(middle: Round, base: Round): number {
  if (base.oval === undefined && middle.oval === undefined)
    return Math.max(0, distance(middle, base) + base.radius - middle.radius);
  let most = 0;
  for (let step = 0; step < PLACES; step += 1) {
    const angle = (2 * Math.PI * step) / PLACES;
    const at = asBase(base, { x: base.radius * Math.cos(angle), y: base.radius * Math.sin(angle) });
    most = Math.max(most, outsideBase(base.x + at.x, base.y + at.y, middle));
  }
  return most;
}

/**
 * Where a base is in an area of so many grid steps about a place (`radius` 0), a marker or a base: seen from above, heights do
 * not count. What is at its edge is in it. Source: rules/kill-team.md A8.2, `distArea`.
 */
export function insideArea(middle: Round, within: number, base: Round): Inside {
  if (apart(middle, base) > within + EPSILON) return 'outside';
  return farthest(middle, base) <= within + EPSILON ? 'wholly' : 'partly';
}

/** Of these those in an area, wholly or partly. */
export const allInArea = <T extends Standing>(middle: Round, within: number, bases: readonly T[]): readonly T[] =>
  bases.filter((base) => insideArea(middle, within, base) !== 'outside');
