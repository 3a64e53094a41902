import { standFault } from '../../../src/engine/board/move/footing.ts';
import { type Bounds, type Ground, type Mover, groundOf } from '../../../src/engine/board/move/ground.ts';
import type { MoveRules } from '../../../src/engine/board/move/moveRules.ts';
import type { Point } from '../../../src/engine/board/plane.ts';
import type { Place } from '../../../src/engine/board/move/place.ts';
import { type Part, convexOf } from '../../../src/engine/board/part.ts';
import type { Trait } from '../../../src/engine/board/trait.ts';
import { terrainOf } from '../../../src/engine/board/terrain.ts';
import { radiusOf, toGrid } from '../../../src/engine/board/units.ts';
import { seededChance } from '../../../src/tools/seeded.mjs';

/** A box, in inches: its middle, how long and wide it is, how it is turned, from which height to which. */
export interface Box {
  readonly at: readonly [x: number, y: number];
  readonly size: readonly [long: number, wide: number];
  readonly turn?: number | undefined;
  readonly heights: readonly [low: number, high: number];
  readonly traits: readonly Trait[];
  readonly feature?: string | undefined;
}

/** A box as a part on the grid. */
export function boxPart({ at, size, turn = 0, heights, traits, feature }: Box, id: string): Part {
  const [long, wide] = size.map((length) => length / 2);
  const around = [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ].map(([x = 0, y = 0]) => {
    const [along, aside] = [x * (long ?? 0), y * (wide ?? 0)];
    return {
      x: toGrid(at[0] + along * Math.cos(turn) - aside * Math.sin(turn)),
      y: toGrid(at[1] + along * Math.sin(turn) + aside * Math.cos(turn)),
    };
  });
  const corners = convexOf(around);
  if (typeof corners === 'string') throw new Error(`${id}: ${corners}`);
  const [low, high] = heights.map(toGrid);
  return { id, feature: feature ?? id, corners, low: low ?? 0, high: high ?? 0, traits: new Set(traits) };
}

/** A small board, even in steps of the lattice so that it lies the same in a mirror. */
export const BOUNDS: Bounds = { left: 0, right: toGrid(14), near: 0, far: toGrid(12) };
export const MOVERS: readonly Mover[] = [25, 28.5, 32, 40].map((mm) => ({ radius: radiusOf(mm), head: toGrid(1.6) }));

const KINDS: readonly (readonly Omit<Box, 'at' | 'turn'>[])[] = [
  [{ size: [2, 2], heights: [0, 2], traits: ['Heavy'] }],
  [{ size: [2, 0.4], heights: [0, 1], traits: ['Light', 'Traversable'] }],
  [{ size: [3, 0.2], heights: [0, 3], traits: ['Heavy'] }],
  [{ size: [3, 2], heights: [0, 2], traits: ['Heavy', 'Vantage'] }],
  [
    { size: [3.4, 3], heights: [2.9, 3], traits: ['Vantage'] },
    { size: [3.4, 0.2], heights: [0, 2.9], traits: ['Heavy'] },
  ],
  [{ size: [1.4, 0.2], heights: [0, 2.5], traits: ['Heavy', 'Accessible'] }],
  [{ size: [1, 1], heights: [0, 0.3], traits: ['Insignificant', 'Exposed'] }],
];

export interface MoveScene {
  readonly parts: readonly Part[];
  readonly mover: Mover;
  readonly from: Place;
  readonly seed: number;
}

/** Numbers by chance from 0 to below 1. */
export function chanceOf(seed: number): () => number {
  const draw = seededChance(Math.imul(seed + 1, 2_654_435_761));
  return () => draw(1 << 24) / (1 << 24);
}

function partsBy(chance: () => number): readonly Part[] {
  const count = 4 + Math.floor(chance() * 6);
  return Array.from({ length: count }, (_, at) => {
    const kind = KINDS[Math.floor(chance() * KINDS.length)] ?? [];
    const place = [1 + 12 * chance(), 1 + 10 * chance()] as const;
    const turn = Math.PI * chance();
    return kind.map((box, of) => boxPart({ ...box, at: place, turn, feature: `f${at}` }, `f${at}.${of}`));
  }).flat();
}

export const groundFor = ({ parts, mover }: MoveScene, rules: MoveRules, bounds: Bounds = BOUNDS): Ground =>
  groundOf(terrainOf(parts), bounds, mover, rules);

const somewhere = (chance: () => number): Point => ({
  x: Math.round(chance() * BOUNDS.right),
  y: Math.round(chance() * BOUNDS.far),
});

/** A board by chance, and somebody who stands on it: on the ground or on a floor. */
export function moveSceneOf(seed: number, rules: MoveRules): MoveScene {
  const chance = chanceOf(seed);
  const mover = MOVERS[Math.floor(chance() * MOVERS.length)] ?? { radius: 0, head: 0 };
  const parts = partsBy(chance);
  const ground = groundOf(terrainOf(parts), BOUNDS, mover, rules);
  const heights = [0, ...ground.plates.keys()];
  for (;;) {
    const from = { ...somewhere(chance), z: heights[Math.floor(chance() * heights.length)] ?? 0 };
    if (standFault(ground, from) === null) return { parts, mover, from, seed };
  }
}
