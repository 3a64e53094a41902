import type { Standing } from './base.ts';
import { asBase } from './oval.ts';
import type { Part } from './part.ts';
import type { Point } from './plane.ts';
import { sightOf } from './sight.ts';
import type { SightRules } from './sightRules.ts';
import { type Terrain, terrainOf } from './terrain.ts';
import { MILLIMETRE } from './units.ts';

/** Somebody else on the board. `id` is how it is told as a feature. */
export interface Other {
  readonly id: string;
  readonly base: Standing;
  /** Its order is Conceal. */
  readonly conceals: boolean;
}

/** How many corners a base is given: no base that is sold differs from that by more than 1/25 of a millimetre. */
const CORNERS = 72;
/** As far outside at its corners as inside at its sides. */
const SHARE = 2 / (1 + Math.cos(Math.PI / CORNERS));
/** How thick bases are: a convention. */
const THICK = 3 * MILLIMETRE;

const cornersOf = (base: Standing): readonly Point[] =>
  Array.from({ length: CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CORNERS;
    const reach = SHARE * base.radius;
    const at = asBase(base, { x: reach * Math.cos(angle), y: reach * Math.sin(angle) });
    return { x: base.x + at.x, y: base.y + at.y };
  });

const partOf = ({ id, base }: Other, of: 'base' | 'body', high: number): Part => ({
  id,
  feature: id,
  corners: cornersOf(base),
  low: base.z,
  high: base.z + high,
  traits: new Set(['Light']),
  of,
});

/**
 * The terrain, and the bases of those others that a shooter has in line of sight: they give cover as Light terrain does. Not
 * among them: the shooter and its target. Source: rules/other-systems-checklist.md K-66.
 */
export function withBases(rules: SightRules, a: Standing, others: readonly Other[], terrain: Terrain): Terrain {
  const seen = others.filter(({ base, conceals }) => {
    const { engage, conceal } = sightOf(rules, a, base, terrain).valid;
    return conceals ? conceal : engage;
  });
  return terrainOf([...terrain.parts, ...seen.map((other) => partOf(other, 'base', THICK))]);
}

/** The terrain, and the bodies of others, friends too: they hide whom they stand before. Source: checklist V-51. */
export const withBodies = (others: readonly Other[], terrain: Terrain): Terrain =>
  terrainOf([...terrain.parts, ...others.map((other) => partOf(other, 'body', other.base.head))]);
