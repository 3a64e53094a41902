import { type Flat, flatOf } from './flat.ts';
import { type Bench, benchFor } from './outline.ts';
import type { Part } from './part.ts';
import { type Round, highestOf, outsideBase } from './oval.ts';
import { type Polygon, distanceToPolygon } from './plane.ts';

/** Terrain as it is looked at: what is asked again and again is known beforehand. */
export interface Terrain {
  readonly parts: readonly Part[];
  /** What lines cross. */
  readonly crossed: readonly Part[];
  readonly byFeature: ReadonlyMap<string, readonly Part[]>;
  /** What lines cross, as numbers, and room to work on it. */
  readonly flat: Flat;
  readonly bench: Bench;
}

/** Exposed terrain never intervenes, and what stands open is not there. */
const isCrossed = ({ traits }: Part): boolean => !traits.has('Exposed') && !traits.has('Open');

/** The terrain of these parts. */
export function terrainOf(parts: readonly Part[]): Terrain {
  const byFeature = new Map<string, Part[]>();
  for (const part of parts) byFeature.set(part.feature, [...(byFeature.get(part.feature) ?? []), part]);
  const crossed = parts.filter(isCrossed);
  const flat = flatOf(crossed);
  return { parts, crossed, byFeature, flat, bench: benchFor(flat) };
}

/** How far it is up or down from a height to what lies between two others. */
const climb = (z: number, low: number, high: number): number => Math.max(0, low - z, z - high);

/** How far a base is from a convex shape, seen from above; 0 where they touch. */
function gapToShape(base: Round, corners: Polygon): number {
  const fromMiddle = distanceToPolygon(base, corners);
  if (base.oval === undefined || fromMiddle === 0) return Math.max(0, fromMiddle - base.radius);
  const gaps = corners.map((corner, index) => {
    const next = corners[(index + 1) % corners.length] ?? corner;
    const gap = (part: number) =>
      outsideBase(corner.x + part * (next.x - corner.x), corner.y + part * (next.y - corner.y), base);
    return gap(highestOf((part) => -gap(part), 0, 1));
  });
  return Math.min(...gaps);
}

/** How far a base, flat at its height, is from a part, in grid steps; 0 where they touch. */
export const gapToPart = (base: Round & { readonly z: number }, { corners, low, high }: Part): number =>
  Math.hypot(gapToShape(base, corners), climb(base.z, low, high));
