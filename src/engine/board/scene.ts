import { type Standing, gapBetween } from './base.ts';
import { excusedOf } from './excused.ts';
import {
  type Between,
  COVER,
  CROSSED,
  HEAVY_COVER,
  type Marks,
  OBSCURED,
  betweenOf,
  isBeatenBy,
  isClear,
  keepBest,
} from './marks.ts';
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
  /** From what height on lines cross each. */
  readonly lows: readonly number[];
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

/** From what height on lines cross a part. */
export const lowOf = ({ rules: { underRamparts }, terrain: { flat } }: Pair, part: number): number =>
  underRamparts && flat.rampart[part] === 1 ? -Infinity : real(flat.low, part);

/** Whether a part does not count for who shoots up at the feature that it belongs to. */
const isPassed = ({ rules, a, b, terrain: { flat } }: Pair, part: number): boolean =>
  rules.shootsUpPast &&
  a.z < b.z &&
  flat.features[flat.feature[part] ?? 0] === b.vantage &&
  real(flat.high, part) <= b.z + EPSILON;

/** Whether a part is of a kind that obscures. */
const mayObscure = ({ rules, b, terrain: { flat } }: Pair, part: number): boolean =>
  rules.obscures === 'heavy' ? flat.heavy[part] === 1 : real(flat.high, part) > b.z + b.head + EPSILON;

/** A pair with the parts between them, by their numbers. */
export function sceneOf(pair: Pair, among: readonly number[]): Scene {
  const { rules, a, b, terrain, near } = pair;
  const { flat } = terrain;
  const parts = rules.shootsUpPast ? among.filter((part) => !isPassed(pair, part)) : among;
  const { features, featureOf } = betweenOf(flat, parts);
  const isExcused = excusedOf(rules, a, b, terrain);
  const excused = features.map((feature) => isExcused(flat.features[feature] ?? ''));
  const isCovering = gapBetween(a, b) > rules.coverBeyond + EPSILON;
  const wanted = parts.map((part, index) => {
    const covers = isCovering && mayComeNear(flat, part, b, rules.coverWithin) ? COVER : 0;
    const heavyCovers = covers !== 0 && flat.heavy[part] === 1 ? HEAVY_COVER : 0;
    const obscures = excused[featureOf[index] ?? 0] !== true && mayObscure(pair, part) ? OBSCURED : 0;
    return CROSSED | covers | heavyCovers | obscures;
  });
  const lows = parts.map((part) => lowOf(pair, part));
  return { flat, parts, features, featureOf, rules, a, b, terrain, near, wanted, lows };
}

/** Whether something better than this, as far as it is known, was found already. */
export type IsBeaten = (marks: Marks) => boolean;

/** How places are gone through. */
interface Search {
  /** Whether no more is asked for than the best: what is seen to be no better than another is not looked at any further. */
  readonly onlyBest: boolean;
  /** Null: it was not looked at any further. */
  readonly marksFrom: (from: Point, isBeaten: IsBeaten) => Marks | null;
}

const never = (): boolean => false;

/** What is so from each of these places, or from the best of them. */
export function marksOf(scene: Scene, places: readonly Point[], { onlyBest, marksFrom }: Search): Marked {
  const all: Marks[] = [];
  const isBeaten: IsBeaten = onlyBest ? (marks) => isBeatenBy(all, marks) : never;
  for (const from of places) {
    const marks = marksFrom(from, isBeaten);
    if (marks === null) continue;
    if (!onlyBest) all.push(marks);
    else if (isClear(marks)) return { scene, all: [marks] };
    else keepBest(all, marks);
  }
  return { scene, all };
}
