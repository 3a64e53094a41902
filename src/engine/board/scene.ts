import { type Standing, gapBetween } from './base.ts';
import { excusedOf } from './excused.ts';
import { type Between, COVER, CROSSED, HEAVY_COVER, type Marks, OBSCURED, betweenOf, isClear } from './marks.ts';
import { type Flat, real } from './flat.ts';
import { type Point, lengthOf } from './plane.ts';
import type { SightRules } from './sightRules.ts';
import type { Terrain } from './terrain.ts';
import { EPSILON } from './units.ts';

/** A shooter and its target, and how the game reads what is between. */
export interface Pair {
  readonly rules: SightRules;
  readonly a: Standing;
  readonly b: Standing;
  readonly terrain: Terrain;
  /** The parts that may lie between the two, whatever their height. */
  readonly near: readonly number[];
}

/** Two bases, and what the rules look at between them. */
export interface Scene extends Pair, Between {
  /** Of each part between the most that can be so of it: bits. */
  readonly wanted: readonly number[];
}

/** What was found of a pair, from every place that matters. */
export interface Marked {
  readonly scene: Scene;
  readonly all: readonly Marks[];
}

/** Whether a part may come within so much of a base, seen from above: a circle about it does. */
function mayComeNear({ middleX, middleY, reach }: Flat, part: number, base: Standing, within: number): boolean {
  const far = lengthOf(real(middleX, part) - base.x, real(middleY, part) - base.y);
  return far - real(reach, part) <= base.radius + within + EPSILON;
}

/** A pair with the parts between them, by their numbers. */
export function sceneOf(pair: Pair, parts: readonly number[]): Scene {
  const { rules, a, b, terrain, near } = pair;
  const { flat } = terrain;
  const { features, featureOf } = betweenOf(flat, parts);
  const isExcused = excusedOf(rules, a, b, terrain);
  const excused = features.map((feature) => isExcused(flat.features[feature] ?? ''));
  const isCovering = gapBetween(a, b) > rules.coverBeyond + EPSILON;
  const wanted = parts.map((part, index) => {
    const covers = isCovering && mayComeNear(flat, part, b, rules.coverWithin) ? COVER : 0;
    if (flat.heavy[part] !== 1) return CROSSED | covers;
    const obscures = excused[featureOf[index] ?? 0] === true ? 0 : OBSCURED;
    return CROSSED | covers | (covers === 0 ? 0 : HEAVY_COVER) | obscures;
  });
  return { flat, parts, features, featureOf, rules, a, b, terrain, near, wanted };
}

/** How places are gone through. */
interface Search {
  /** Whether one from where nothing hides the target is enough. */
  readonly untilClear: boolean;
  readonly marksFrom: (from: Point) => Marks;
}

/** What is so from each of these places. */
export function marksOf(scene: Scene, places: readonly Point[], { untilClear, marksFrom }: Search): Marked {
  const all: Marks[] = [];
  for (const from of places) {
    const marks = marksFrom(from);
    if (untilClear && isClear(marks)) return { scene, all: [marks] };
    all.push(marks);
  }
  return { scene, all };
}
