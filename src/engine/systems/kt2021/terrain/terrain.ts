import * as z from 'zod/mini';

/** What a part of terrain can be (K-68). */
export const TERRAIN_TRAITS = [
  'heavy',
  'light',
  'traversable',
  'insignificant',
  'scalable',
  'barricade',
  'vantage',
] as const;
export type TerrainTrait = (typeof TERRAIN_TRAITS)[number];

/**
 * Terrain by its usual names (K-76), and terrain of one's own (K-77). `scrapPile`, `hatch`: of killzones with rulings of their
 * own (C-50 to C-53).
 */
export const TERRAIN_KINDS = [
  'pipe',
  'lowWall',
  'barricade',
  'wall',
  'machine',
  'crates',
  'lowCrates',
  'detritus',
  'building',
  'forest',
  'structure',
  'container',
  'scrapPile',
  'hatch',
  'own',
] as const;
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** What it usually is (K-76); empty: it has parts with traits of their own, and the players say which. */
export const USUAL_TRAITS: Readonly<Record<TerrainKind, readonly TerrainTrait[]>> = {
  pipe: ['light', 'traversable'],
  lowWall: ['light', 'traversable'],
  barricade: ['light', 'traversable', 'barricade'],
  wall: ['heavy'],
  machine: ['heavy'],
  crates: ['light'],
  lowCrates: ['light', 'traversable'],
  detritus: ['insignificant'],
  building: [],
  forest: [],
  structure: [],
  container: [],
  scrapPile: [],
  hatch: [],
  own: [],
};

/** A kind of terrain on this table, and what both players have agreed that it is. */
export const terrainPart = z.strictObject({
  kind: z.enum(TERRAIN_KINDS),
  traits: z.array(z.enum(TERRAIN_TRAITS)),
});
export type TerrainPart = z.infer<typeof terrainPart>;
