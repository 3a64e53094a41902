import { facingPlaces } from './frontArc.ts';
import { COVER, CROSSED, HEAVY_COVER, type Marks, OBSCURED, mark, unmarked } from './marks.ts';
import { comesInto, isBeyond } from './near.ts';
import { cutPart, setCone } from './outline.ts';
import { type Disc, type Point, distance, setTouches } from './plane.ts';
import { type Marked, type Pair, type Scene, marksOf, sceneOf } from './scene.ts';
import { reachingInto } from './swept.ts';

const wider = ({ x, y, radius }: Disc, by: number): Disc => ({ x, y, radius: radius + by });

/** Two bases at one level, and within which circles about them terrain counts, or does not. */
interface Level {
  readonly scene: Scene;
  readonly inCover: Disc;
  readonly nearShooter: Disc;
  readonly nearTarget: Disc;
}

/** What the lines from one place cross. */
function marksFrom({ scene, inCover, nearShooter, nearTarget }: Level, from: Point): Marks {
  const { flat, bench } = scene.terrain;
  const marks = unmarked(from, scene);
  setTouches(bench.touches, from.x, from.y, scene.b);
  setCone(bench.planes, from, bench.touches);
  for (let index = 0; index < scene.parts.length; index += 1) {
    const part = scene.parts[index] ?? 0;
    const crossed = cutPart(bench, flat, part);
    if (crossed.count === 0) continue;
    const wanted = scene.wanted[index] ?? 0;
    let bits = CROSSED;
    if ((wanted & COVER) !== 0 && comesInto(crossed, inCover)) bits |= wanted & (COVER | HEAVY_COVER);
    if ((wanted & OBSCURED) !== 0 && isBeyond(crossed, nearShooter, nearTarget)) bits |= OBSCURED;
    mark(marks, scene, index, bits);
  }
  return marks;
}

/**
 * What lies between a shooter and its target at one level: for a place of every arc of the shooter's edge that faces the
 * target, within which it does not change. Places behind these are never better. Exact. Source: rules/kill-team.md A8;
 * research/board_ai.md 3.1 to 3.5.
 */
export function marksAtOneLevel(pair: Pair, untilClear: boolean): Marked {
  const { rules, a, b, terrain, near } = pair;
  // Between bases that lie over each other there is nothing.
  const apart = distance(a, b) >= a.radius + b.radius;
  const top = Math.min(a.z + a.head, b.z + b.head);
  const scene = sceneOf(pair, apart ? reachingInto(terrain.flat, near, a.z, top) : []);
  if (scene.parts.length === 0) return { scene, all: [unmarked(a, scene)] };
  const circles = [wider(b, rules.coverWithin), wider(a, rules.obscuredBeyond.shooter)];
  if (rules.obscuredBeyond.target !== rules.coverWithin) circles.push(wider(b, rules.obscuredBeyond.target));
  const [inCover = a, nearShooter = a, nearTarget = inCover] = circles;
  const level: Level = { scene, inCover, nearShooter, nearTarget };
  const places = facingPlaces(a, b, scene, circles);
  return marksOf(scene, places, { untilClear, marksFrom: (from) => marksFrom(level, from) });
}
