import { listed } from './flat.ts';
import { facingPlaces } from './frontArc.ts';
import { COVER, CROSSED, HEAVY_COVER, type Marks, OBSCURED, mark, unmarked } from './marks.ts';
import { comesInto, isBeyond } from './near.ts';
import { type Outline, cutPart, setCone } from './outline.ts';
import { apart, setTouchesOf } from './oval.ts';
import type { Point } from './plane.ts';
import { type IsBeaten, type Marked, type Pair, type Scene, marksOf, sceneOf } from './scene.ts';
import { reachingInto } from './swept.ts';
import { type Zone, zoneOf } from './zone.ts';

/** Two bases at one level, and within which zones about them terrain counts, or does not. */
interface Level {
  readonly scene: Scene;
  readonly inCover: Zone;
  readonly nearShooter: Zone;
  readonly nearTarget: Zone;
}

/** What is so of a part, if so much of it is crossed: of the most that can be so. */
function bitsOf({ inCover, nearShooter, nearTarget }: Level, crossed: Outline, wanted: number): number {
  if (crossed.count === 0) return 0;
  let bits = CROSSED;
  if ((wanted & COVER) !== 0 && comesInto(crossed, inCover)) bits |= wanted & (COVER | HEAVY_COVER);
  if ((wanted & OBSCURED) !== 0 && isBeyond(crossed, nearShooter, nearTarget)) bits |= OBSCURED;
  return bits;
}

/** What the lines from one place cross. */
function marksFrom(level: Level, from: Point, isBeaten: IsBeaten): Marks | null {
  const { scene } = level;
  const { flat, bench } = scene.terrain;
  const marks = unmarked(from, scene);
  setTouchesOf(bench.touches, from.x, from.y, scene.b);
  setCone(bench.planes, from, bench.touches);
  for (let index = 0; index < scene.parts.length; index += 1) {
    const crossed = cutPart(bench, flat, listed(scene.parts, index));
    const bits = bitsOf(level, crossed, listed(scene.wanted, index));
    mark(marks, scene, index, bits);
    if (bits > CROSSED && isBeaten(marks)) return null;
  }
  return marks;
}

/**
 * What lies between a shooter and its target at one level: for a place of every arc of the shooter's edge that faces the
 * target, within which it does not change. Places behind these are never better. Exact. Source: rules/kill-team.md A8;
 * research/board_ai.md 3.1 to 3.5.
 */
export function marksAtOneLevel(pair: Pair, onlyBest: boolean): Marked {
  const { rules, a, b, terrain, near } = pair;
  // Between bases that lie over each other there is nothing.
  const isApart = apart(a, b) > 0;
  const top = Math.min(a.z + a.head, b.z + b.head);
  const scene = sceneOf(pair, isApart ? reachingInto(terrain.flat, near, a.z, top) : []);
  if (scene.parts.length === 0) return { scene, all: [unmarked(a, scene)] };
  const inCover = zoneOf(b, rules.coverWithin);
  const nearShooter = zoneOf(a, rules.obscuredBeyond.shooter);
  const nearTarget = zoneOf(b, rules.obscuredBeyond.target);
  const zones = nearTarget.radius === inCover.radius ? [inCover, nearShooter] : [inCover, nearShooter, nearTarget];
  const level: Level = { scene, inCover, nearShooter, nearTarget };
  const places = facingPlaces(a, b, scene, zones);
  return marksOf(scene, places, { onlyBest, marksFrom: (from, isBeaten) => marksFrom(level, from, isBeaten) });
}
