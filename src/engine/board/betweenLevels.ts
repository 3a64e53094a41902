import type { Standing } from './base.ts';
import { listed, real, whole } from './flat.ts';
import { type Line, crossPart, endOn, lineFor } from './line.ts';
import { COVER, CROSSED, HEAVY_COVER, type Marks, OBSCURED, mark, unmarked } from './marks.ts';
import { type Round, across, asBase, outsideBase, setTouchesOf } from './oval.ts';
import { type Point, distance } from './plane.ts';
import { type IsBeaten, type Marked, type Pair, type Scene, lowOf, marksOf, sceneOf } from './scene.ts';
import { EPSILON } from './units.ts';

/** Where on its base the shooter may choose to look from: on so many rings, so many places, and the middle. */
const RINGS = [
  { share: 1, places: 24 },
  { share: 2 / 3, places: 12 },
  { share: 1 / 3, places: 6 },
] as const;
/** How many lines go to the side of a base that faces, besides those past corners. */
const LINES = 12;
/** How often a stretch of a line is halved to find where it leaves what is near. */
const HALVINGS = 24;

/** Places on a base of radius 1 at the origin, the middle first. */
const SPOTS: readonly Point[] = [
  { x: 0, y: 0 },
  ...RINGS.flatMap(({ share, places }) =>
    Array.from({ length: places }, (_, index) => {
      const angle = (2 * Math.PI * index) / places;
      return { x: share * Math.cos(angle), y: share * Math.sin(angle) };
    }),
  ),
];

/** How far to the left the line from a place past another goes, for each step ahead; null: that is behind. */
function slopeOf(from: Point, ahead: Point, x: number, y: number): number | null {
  const along = ahead.x * (x - from.x) + ahead.y * (y - from.y);
  return along <= 0 ? null : (ahead.x * (y - from.y) - ahead.y * (x - from.x)) / along;
}

/** The slopes of the lines from a place to the facing side of a base: evenly, and past the corners of what is between. */
function slopesFrom(from: Point, ahead: Point, { b, flat, parts, terrain }: Scene): readonly number[] {
  const { touches } = terrain.bench;
  setTouchesOf(touches, from.x, from.y, b);
  const left = slopeOf(from, ahead, touches.leftX, touches.leftY) ?? 0;
  const right = slopeOf(from, ahead, touches.rightX, touches.rightY) ?? 0;
  const slopes: number[] = [];
  for (let step = 0; step <= LINES; step += 1) slopes.push(right + ((left - right) * step) / LINES);
  for (const part of parts) {
    const end = whole(flat.first, part + 1);
    for (let corner = whole(flat.first, part); corner < end; corner += 1) {
      const slope = slopeOf(from, ahead, real(flat.xs, corner), real(flat.ys, corner));
      if (slope !== null && slope > right && slope < left) slopes.push(slope);
    }
  }
  return slopes;
}

/** Whether a place on a line, from 0 to 1, is within so much of a base. */
function isNear({ x, y, z, dx, dy, dz }: Line, part: number, base: Standing, within: number): boolean {
  const aside = outsideBase(x + part * dx, y + part * dy, base);
  const up = z + part * dz - base.z;
  return aside * aside + up * up <= (within + EPSILON) * (within + EPSILON);
}

/** Whether some of a stretch of a line from one base to another is far enough from both. Near them a line is only at its ends. */
function isBeyond({ rules, a, b }: Scene, line: Line): boolean {
  const { shooter, target } = rules.obscuredBeyond;
  const { enter, leave } = line;
  if (leave - enter <= EPSILON || isNear(line, leave, a, shooter) || isNear(line, enter, b, target)) return false;
  if (!isNear(line, enter, a, shooter) || !isNear(line, leave, b, target)) return true;
  let [near, far] = [enter, leave];
  for (let time = 0; time < HALVINGS; time += 1) {
    const middle = (near + far) / 2;
    if (isNear(line, middle, a, shooter)) near = middle;
    else far = middle;
  }
  return !isNear(line, far + EPSILON, b, target);
}

/** Notes what one line crosses, of what is not known yet; says whether that was anything. */
function crossAll(scene: Scene, line: Line, marks: Marks): boolean {
  const { flat, parts, wanted, lows, rules, b } = scene;
  let isNew = false;
  for (let index = 0; index < parts.length; index += 1) {
    const missing = listed(wanted, index) & ~listed(marks.parts, index);
    if (missing === 0 || !crossPart(line, flat, listed(parts, index), listed(lows, index))) continue;
    let bits = CROSSED;
    if ((missing & COVER) !== 0 && isNear(line, line.leave, b, rules.coverWithin))
      bits |= listed(wanted, index) & (COVER | HEAVY_COVER);
    if ((missing & OBSCURED) !== 0 && isBeyond(scene, line)) bits |= OBSCURED;
    isNew ||= (missing & bits) !== 0;
    mark(marks, scene, index, bits);
  }
  return isNew;
}

function marksFrom(scene: Scene, from: Point, isBeaten: IsBeaten): Marks | null {
  const { a, b } = scene;
  const marks = unmarked(from, scene);
  const line = lineFor(from, a.z, b.z - a.z);
  const far = distance(from, b);
  if (outsideBase(from.x, from.y, b) <= EPSILON) {
    endOn(line, b.x - from.x, b.y - from.y, 1);
    crossAll(scene, line, marks);
    return marks;
  }
  const ahead = { x: (b.x - from.x) / far, y: (b.y - from.y) / far };
  for (const slope of slopesFrom(from, ahead, scene)) {
    const ux = ahead.x - slope * ahead.y;
    const uy = ahead.y + slope * ahead.x;
    endOn(line, ux, uy, firstIn(b, from, ux, uy));
    if (crossAll(scene, line, marks) && isBeaten(marks)) return null;
  }
  return marks;
}

/** After how many steps in a direction from a place outside a base is met, or, past it by less than can be measured, nearest. */
function firstIn(base: Round, from: Point, ux: number, uy: number): number {
  const fx = base.x - from.x;
  const fy = base.y - from.y;
  if (base.oval === undefined) return firstOf(fx, fy, { x: ux, y: uy }, base.radius);
  const f = across(base.oval, fx, fy);
  return firstOf(f.x, f.y, across(base.oval, ux, uy), base.radius);
}

/** The same for a circle that lies so far away. */
function firstOf(fx: number, fy: number, { x: ux, y: uy }: Point, radius: number): number {
  const square = ux * ux + uy * uy;
  const inward = fx * ux + fy * uy;
  const root = inward * inward - square * (fx * fx + fy * fy - radius * radius);
  return (inward - Math.sqrt(Math.max(0, root))) / square;
}

/** The parts that some line from one base to another may come to at the heights at which they are. */
function isAmong(pair: Pair): (part: number) => boolean {
  const { a, b } = pair;
  const { flat } = pair.terrain;
  const far = distance(a, b);
  const [dx, dy, rise] = [b.x - a.x, b.y - a.y, b.z - a.z];
  const [most, least] = [far + b.radius - a.radius, far - b.radius + a.radius];
  return (part) => {
    const along = far === 0 ? 0 : (dx * (real(flat.middleX, part) - a.x) + dy * (real(flat.middleY, part) - a.y)) / far;
    const reach = real(flat.reach, part) + a.radius;
    const first = most <= 0 ? 0 : Math.min(1, Math.max(0, (along - reach) / most));
    const last = least <= 0 ? 1 : Math.min(1, Math.max(0, (along + reach) / least));
    const one = a.z + first * rise;
    const other = a.z + last * rise;
    return (
      lowOf(pair, part) <= Math.max(one, other) + EPSILON && real(flat.high, part) >= Math.min(one, other) - EPSILON
    );
  };
}

/**
 * What lies between a shooter and its target at different levels, for places all over the shooter's base. Sampled: where a line
 * goes over something, leaning back may be better than leaning out, and there is no closed solution. Source: rules/kill-team.md
 * A8.2; research/board_ai.md 3.6.
 */
export function marksBetweenLevels(pair: Pair, onlyBest: boolean): Marked {
  const { a, near } = pair;
  const scene = sceneOf(pair, near.filter(isAmong(pair)));
  const places = SPOTS.map(({ x, y }) => asBase(a, { x: x * a.radius, y: y * a.radius })).map(({ x, y }) => ({
    x: a.x + x,
    y: a.y + y,
  }));
  return marksOf(scene, places, { onlyBest, marksFrom: (from, isBeaten) => marksFrom(scene, from, isBeaten) });
}
