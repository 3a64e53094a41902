import { type Standing, gapBetween, ovalOf } from '../../../src/engine/board/base.ts';
import { type Polygon, type Point, distance, distanceToPolygon } from '../../../src/engine/board/plane.ts';
import { type Part, convexOf } from '../../../src/engine/board/part.ts';
import { gapToPart } from '../../../src/engine/board/terrain.ts';
import type { Trait } from '../../../src/engine/board/trait.ts';
import { INCH, radiusOf, toGrid } from '../../../src/engine/board/units.ts';
import { seededChance } from '../../../src/tools/seeded.mjs';

/** Bases as they are sold, and how high a head is over each, in inches. */
const BASES = [
  { mm: 25, head: 1.3 },
  { mm: 28.5, head: 1.35 },
  { mm: 32, head: 1.6 },
  { mm: 40, head: 1.9 },
  { mm: 50, head: 2.2 },
  { mm: 60, head: 2.4 },
] as const;
const HEIGHTS = [1, 1.2, 2, 3];

export interface Scene {
  readonly a: Standing;
  readonly b: Standing;
  readonly parts: readonly Part[];
}

/** Numbers by chance: from 0 to below 1. */
type Part01 = () => number;

function pick<T>(list: readonly T[], chance: Part01): T {
  const found = list[Math.floor(chance() * list.length)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
}

function standing(x: number, y: number, z: number, chance: Part01): Standing {
  const { mm, head } = pick(BASES, chance);
  return { x: toGrid(x), y: toGrid(y), z: toGrid(z), head: toGrid(head), radius: radiusOf(mm) };
}

/** A box turned by any angle, or a triangle of it. */
function shape(middle: Point, chance: Part01): Polygon | null {
  const [long, wide] = [0.1 + 3 * chance() * chance(), 0.1 + chance()];
  const angle = 2 * Math.PI * chance();
  const corners = [
    [-long, -wide],
    [long, -wide],
    [long, wide],
    [-long, wide],
  ]
    .slice(0, chance() < 0.2 ? 3 : 4)
    .map(([x = 0, y = 0]) => ({
      x: Math.round(middle.x + (INCH / 2) * (x * Math.cos(angle) - y * Math.sin(angle))),
      y: Math.round(middle.y + (INCH / 2) * (x * Math.sin(angle) + y * Math.cos(angle))),
    }));
  const found = convexOf(corners);
  return typeof found === 'string' ? null : found;
}

/** Half an inch off the line between two, or more. */
function near(a: Point, b: Point, chance: Part01): Point {
  const [along, aside] = [chance() * 1.2 - 0.1, (chance() + chance() - 1) * 2.5 * INCH];
  const far = distance(a, b);
  const [ux, uy] = [(b.x - a.x) / far, (b.y - a.y) / far];
  return { x: a.x + along * far * ux - aside * uy, y: a.y + along * far * uy + aside * ux };
}

const isClear = (base: Standing, corners: Polygon, by: number): boolean =>
  distanceToPolygon(base, corners) > base.radius + by;

/** How far every part stays from every base, in grid steps: twice what a margin moves it. */
const APART = 250;

/** A scene by chance: two bases at one level, and some parts about the line between them that touch neither. */
export function sceneOf(seed: number): Scene {
  const draw = seededChance(Math.imul(seed + 1, 2_654_435_761));
  const chance = () => draw(1 << 24) / (1 << 24);
  const a = standing(10, 11, 0, chance);
  const far = 2.2 + 10 * chance();
  const angle = 2 * Math.PI * chance();
  const b = standing(10 + far * Math.cos(angle), 11 + far * Math.sin(angle), 0, chance);
  const parts: Part[] = [];
  const wanted = 1 + Math.floor(chance() * 5);
  for (let tries = 0; parts.length < wanted && tries < 40; tries += 1) {
    const corners = shape(near(a, b, chance), chance);
    if (corners === null || !isClear(a, corners, APART) || !isClear(b, corners, APART)) continue;
    const traits = new Set<Trait>([chance() < 0.65 ? 'Heavy' : 'Light']);
    const feature = chance() < 0.3 ? 'F' : `f${parts.length}`;
    const high = toGrid(pick(HEIGHTS, chance));
    parts.push({ id: `p${parts.length}`, feature, corners, low: 0, high, traits });
  }
  return { a, b, parts };
}

const OVALS = [
  [60, 35],
  [75, 42],
  [90, 52],
  [105, 70],
] as const;

/** A scene in which one of the bases, or both, are ovals that lie any way; null: they touch what is there. */
export function withOvals(scene: Scene, seed: number): Scene | null {
  const draw = seededChance(Math.imul(seed + 7, 2_246_822_519));
  const asOval = (base: Standing): Standing => {
    const [long, wide] = OVALS[draw(OVALS.length)] ?? OVALS[0];
    return { ...base, ...ovalOf(long, wide, draw(628) / 100) };
  };
  const which = draw(3);
  const [a, b] = [which === 0 ? scene.a : asOval(scene.a), which === 1 ? scene.b : asOval(scene.b)];
  const isFree = [a, b].every((base) => scene.parts.every((part) => gapToPart(base, part) > APART));
  return isFree && gapBetween(a, b) > APART ? { ...scene, a, b } : null;
}
