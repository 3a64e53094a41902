import type { Standing } from './base.ts';
import { real } from './flat.ts';
import { type Look, isSoSomewhere, lookAt, lookTowards } from './look.ts';
import { COVER, type Marks, OBSCURED, isClear, keepBest, mark, unmarked } from './marks.ts';
import { asBase } from './oval.ts';
import { type Marked, type Pair, type Scene, sceneOf } from './scene.ts';
import { gapToPart } from './terrain.ts';
import { EPSILON, MILLIMETRE } from './units.ts';
import { isSeen } from './visible.ts';

/** From where on a body it is looked: at so many heights, over so many places of its edge, and over its middle. */
const HEIGHTS = [1, 0.5, 0];
const PLACES = 24;
/** Nearer than this a base touches terrain: nothing is put down more exactly. */
const TOUCHES = MILLIMETRE / 10;

/** The parts of a look, by their places in it, that hide some of the target in one direction: of its near side, or its top. */
function hidersTowards(look: Look, angle: number): readonly number[] {
  const { from, target, flat, parts, met } = look;
  const { near, far } = lookTowards(look, angle);
  const eye = from.z + from.head;
  const feet = target.z - eye;
  const top = feet + target.head;
  const hides = (index: number, until: number, low: number, high: number): boolean => {
    const enter = Math.max(real(met, 2 * index), EPSILON);
    const leave = Math.min(real(met, 2 * index + 1), until);
    if (enter >= leave) return false;
    const down = real(flat.low, parts[index] ?? 0) - eye;
    const up = real(flat.high, parts[index] ?? 0) - eye;
    return Math.min(down / enter, down / leave) < high && Math.max(up / enter, up / leave) > low;
  };
  return [...parts.keys()].filter(
    (index) => hides(index, near, feet / near, top / near) || (top < 0 && hides(index, far, top / near, top / far)),
  );
}

/** What hides some of the target from one point of a body; null: all of it is hidden. */
function marksFrom(scene: Scene, eye: Standing, touched: readonly boolean[]): Marks | null {
  const marks = unmarked({ x: eye.x, y: eye.y }, scene);
  const look = lookAt(eye, scene.b, scene.flat, scene.parts);
  if (look === null) return marks;
  if (!isSeen(look)) return null;
  isSoSomewhere(look, (angle) => {
    for (const hider of hidersTowards(look, angle)) {
      const index = scene.parts.indexOf(look.parts[hider] ?? -1);
      mark(marks, scene, index, touched[index] === true ? OBSCURED | COVER : OBSCURED);
    }
    return false;
  });
  return marks;
}

/** The points of a body from which it is looked, the highest first. */
const eyesOf = (a: Standing): readonly Standing[] =>
  HEIGHTS.flatMap((share) => {
    const places = Array.from({ length: PLACES }, (_, index) => {
      const angle = (2 * Math.PI * index) / PLACES;
      return asBase(a, { x: a.radius * Math.cos(angle), y: a.radius * Math.sin(angle) });
    });
    return [{ x: 0, y: 0 }, ...places].map(({ x, y }) => ({
      ...a,
      x: a.x + x,
      y: a.y + y,
      head: share * a.head,
    }));
  });

/**
 * What hides a target from a body, from every point of it from which some of the target is seen: none where it is not seen at
 * all. What hides it obscures it; what it touches with its base and what is terrain gives it cover. Sampled over the shooter's
 * body, and exact from each point of it. Source: rules/kill-team.md C6; rules/other-systems-checklist.md V-50 to V-52.
 */
export function marksOfBodies(pair: Pair, onlyBest: boolean): Marked {
  const { a, b, terrain, near } = pair;
  const scene = sceneOf(pair, near);
  const touched = scene.parts.map((index) => {
    const part = terrain.crossed[index];
    return part !== undefined && part.of === undefined && gapToPart(b, part) <= TOUCHES;
  });
  const all: Marks[] = [];
  for (const eye of eyesOf(a)) {
    const marks = marksFrom(scene, eye, touched);
    if (marks === null) continue;
    if (!onlyBest) all.push(marks);
    else if (isClear(marks)) return { scene, all: [marks] };
    else keepBest(all, marks);
  }
  return { scene, all };
}
