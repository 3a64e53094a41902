import { type Flat, flatOf } from './flat.ts';
import { type Bench, benchFor } from './outline.ts';
import type { Part } from './part.ts';
import { distanceToPolygon } from './plane.ts';

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

/** How far a base, flat at its height, is from a part, in grid steps; 0 where they touch. */
export const gapToPart = (
  base: { readonly x: number; readonly y: number; readonly z: number; readonly radius: number },
  { corners, low, high }: Part,
): number => Math.hypot(Math.max(0, distanceToPolygon(base, corners) - base.radius), climb(base.z, low, high));
