import type { Standing } from './base.ts';
import { type Flat, listed, real, whole } from './flat.ts';
import { asCircle, outsideBase, setTouchesOf } from './oval.ts';
import { distance, noTouches } from './plane.ts';
import { sortNumbers } from './sorted.ts';
import { reachingInto } from './swept.ts';
import { EPSILON } from './units.ts';

/** Where it is looked between two directions in which what hides what may change. */
const LOOKS = [0.5, 0.15, 0.85];

/** From, to. */
type Span = readonly [number, number];

/** Who looks at whom. */
interface Gaze {
  readonly from: Standing;
  readonly target: Standing;
  readonly flat: Flat;
}

/** Who looks at whom, past what. */
export interface Look extends Gaze {
  readonly parts: readonly number[];
  /** From where to where each part is met in the direction that is looked in: two numbers each, in grid steps on the ground. */
  readonly met: Float64Array;
  /** Room for the slopes that are hidden in that direction: two numbers each. */
  readonly hidden: Float64Array;
  /** The directions in which what hides what may change, from the right side of the target to its left. */
  readonly turns: readonly number[];
  /** Which of the parts, if any, is so wide and high that it alone hides all if it is before the target; -1: none. */
  readonly wall: number;
}

/** Notes where a part is met in a direction; from above to below: nowhere. */
function noteMet({ from, flat, parts, met }: Look, index: number, ux: number, uy: number): void {
  const { xs, ys, first } = flat;
  const part = listed(parts, index);
  const start = whole(first, part);
  const end = whole(first, part + 1);
  let enter = 0;
  let leave = Infinity;
  let lastX = real(xs, end - 1) - from.x;
  let lastY = real(ys, end - 1) - from.y;
  for (let corner = start; corner < end && enter <= leave; corner += 1) {
    const x = real(xs, corner) - from.x;
    const y = real(ys, corner) - from.y;
    // The inside lies to the left of each side.
    const inside = (y - lastY) * lastX - (x - lastX) * lastY;
    const gained = (x - lastX) * uy - (y - lastY) * ux;
    if (gained > 0) enter = Math.max(enter, -inside / gained);
    else if (gained < 0) leave = Math.min(leave, -inside / gained);
    else if (inside < 0) leave = -1;
    lastX = x;
    lastY = y;
  }
  met[2 * index] = enter;
  met[2 * index + 1] = leave;
}

/** How near and how far the target is in a direction, on the ground. */
interface Face {
  readonly near: number;
  readonly far: number;
}

/** Looks in a direction: notes where every part is met, and says where the target is. */
export function lookTowards(look: Look, angle: number): Face {
  const { from, target, parts } = look;
  const ux = Math.cos(angle);
  const uy = Math.sin(angle);
  for (let index = 0; index < parts.length; index += 1) noteMet(look, index, ux, uy);
  const d = asCircle(target, target.x - from.x, target.y - from.y);
  const u = asCircle(target, ux, uy);
  const square = u.x * u.x + u.y * u.y;
  const middle = (d.x * u.x + d.y * u.y) / square;
  const aside = d.x * u.y - d.y * u.x;
  const half = Math.sqrt(Math.max(0, target.radius * target.radius * square - aside * aside)) / square;
  const near = Math.max(middle - half, EPSILON);
  return { near, far: Math.max(middle + half, near) };
}

/** How far to the left of a target a place lies for who looks at it, in radians. */
const asideOf = ({ from, target }: Gaze, x: number, y: number): number => {
  const dx = target.x - from.x;
  const dy = target.y - from.y;
  return Math.atan2(dx * (y - from.y) - dy * (x - from.x), dx * (x - from.x) + dy * (y - from.y));
};

/** The right side of a target and its left; all round where it is looked at from over it. */
function sidesOf(gaze: Gaze): Span {
  const { from, target } = gaze;
  const far = distance(from, target);
  if (outsideBase(from.x, from.y, target) === 0) return [-Math.PI, Math.PI];
  if (target.oval === undefined) return [-Math.asin(target.radius / far), Math.asin(target.radius / far)];
  const touches = noTouches();
  setTouchesOf(touches, from.x, from.y, target);
  return [asideOf(gaze, touches.rightX, touches.rightY), asideOf(gaze, touches.leftX, touches.leftY)];
}

/** How far to the right and to the left a part reaches; `found` takes its corners that lie before the target. */
function widthOf(gaze: Gaze, part: number, [right, left]: Span, found: number[]): Span {
  const { xs, ys, first } = gaze.flat;
  const end = whole(first, part + 1);
  let least = Math.PI;
  let most = -Math.PI;
  for (let corner = whole(first, part); corner < end; corner += 1) {
    const aside = asideOf(gaze, real(xs, corner), real(ys, corner));
    least = Math.min(least, aside);
    most = Math.max(most, aside);
    if (aside > right && aside < left) found.push(aside);
  }
  return [least, most];
}

/** Whether a part is as high as all that is looked through, and so wide that it hides all of the target if it is before it. */
function isWall({ from, target, flat }: Gaze, part: number, [right, left]: Span, [least, most]: Span): boolean {
  if (least > right || most < left) return false;
  const eye = from.z + from.head;
  return (
    real(flat.low, part) <= Math.min(eye, target.z) && real(flat.high, part) >= Math.max(eye, target.z + target.head)
  );
}

/**
 * Who looks from its head at somebody, past those of these parts that may hide anything: all that may lie between the two. Bases
 * hide nothing. Null: nothing is in the way.
 */
export function lookAt(from: Standing, target: Standing, flat: Flat, near: readonly number[]): Look | null {
  const eye = from.z + from.head;
  const among = reachingInto(flat, near, Math.min(target.z, eye), Math.max(target.z + target.head, eye));
  if (among.length === 0) return null;
  const gaze = { from, target, flat };
  const sides = sidesOf(gaze);
  const turns = [...sides];
  const parts: number[] = [];
  let wall = -1;
  for (const part of among) {
    const width = widthOf(gaze, part, sides, turns);
    // What lies about who looks, or behind, has corners on all sides.
    const isAround = width[1] - width[0] > Math.PI;
    if ((!isAround && (width[0] >= sides[1] || width[1] <= sides[0])) || flat.base[part] === 1) continue;
    if (!isAround && isWall(gaze, part, sides, width)) wall = parts.length;
    parts.push(part);
  }
  if (parts.length === 0) return null;
  sortNumbers(turns);
  const met = new Float64Array(2 * parts.length);
  return { from, target, flat, parts, turns, wall, met, hidden: new Float64Array(2 * parts.length) };
}

/** Whether one part hides all of the target: it is before it in one direction, and so it is in all. */
export function isWalledOff(look: Look): boolean {
  const { from, target, turns, met, wall } = look;
  if (wall < 0) return false;
  const middle = (listed(turns, 0) + listed(turns, turns.length - 1)) / 2;
  const { near } = lookTowards(look, Math.atan2(target.y - from.y, target.x - from.x) + middle);
  const enter = real(met, 2 * wall);
  return enter < near && enter <= real(met, 2 * wall + 1);
}

/** Whether something is so in one of the directions that matter. */
export function isSoSomewhere({ from, target, turns }: Look, isSo: (angle: number) => boolean): boolean {
  const ahead = Math.atan2(target.y - from.y, target.x - from.x);
  for (const part of LOOKS)
    for (let index = 1; index < turns.length; index += 1) {
      const right = listed(turns, index - 1);
      const left = listed(turns, index);
      if (left > right && isSo(ahead + right + part * (left - right))) return true;
    }
  return false;
}
