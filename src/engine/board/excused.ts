import type { Standing } from './base.ts';
import type { SightRules } from './sightRules.ts';
import { type Terrain, gapToPart } from './terrain.ts';
import { EPSILON } from './units.ts';

/** Whether a feature obscures neither of two, whatever of it is crossed. Source: rules/kill-team.md A8 and A10. */
export function excusedOf(
  { nearBoth, ownVantage }: SightRules,
  a: Standing,
  b: Standing,
  { byFeature }: Terrain,
): (feature: string) => boolean {
  const isNear = (base: Standing, feature: string, within: number) =>
    (byFeature.get(feature) ?? []).some((part) => gapToPart(base, part) <= within + EPSILON);
  return (feature) =>
    (ownVantage && (feature === a.vantage || feature === b.vantage)) ||
    (nearBoth !== null && isNear(a, feature, nearBoth) && isNear(b, feature, nearBoth));
}
