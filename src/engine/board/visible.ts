import type { Standing } from './base.ts';
import { type Flat, listed, real, whole } from './flat.ts';
import { asCircle, outsideBase, setTouchesOf } from './oval.ts';
import { distance, noTouches } from './plane.ts';
import { sortNumbers } from './sorted.ts';
import { maybeBetween, reachingInto } from './swept.ts';
import type { Terrain } from './terrain.ts';
import { EPSILON } from './units.ts';

/** Where it is looked between two directions in which what hides what may change. */
const LOOKS = [0.5, 0.15, 0.85];

/** Who looks at whom. */
interface Gaze {
  readonly from: Standing;
  readonly target: Standing;
  readonly flat: Flat;
}

/** Who looks at whom, past what. */
interface Look extends Gaze {
  readonly parts: readonly number[];
  /** From where to where each part is met in the direction that is looked in: two numbers each, in grid steps on the ground. */
  readonly met: Float64Array;
  /** The slopes that are hidden in that direction: two numbers each. */
  readonly hidden: Float64Array;
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

/** Notes the slopes that the parts hide, of what is no nearer than `until`; says how many. */
function noteHidden({ flat, parts, met, hidden }: Look, eye: number, until: number): number {
  let count = 0;
  for (let index = 0; index < parts.length; index += 1) {
    const near = Math.max(real(met, 2 * index), EPSILON);
    const far = Math.min(real(met, 2 * index + 1), until);
    if (near >= far) continue;
    const part = listed(parts, index);
    const down = real(flat.low, part) - eye;
    const up = real(flat.high, part) - eye;
    hidden[2 * count] = Math.min(down / near, down / far);
    hidden[2 * count + 1] = Math.max(up / near, up / far);
    count += 1;
  }
  return count;
}

/** Whether something of the slopes from one to another is left where the first few hidden ones are taken from them. */
function isLeft(hidden: Float64Array, count: number, from: number, to: number): boolean {
  let reached = from;
  for (let step = 0; step <= count; step += 1) {
    let next = reached;
    for (let index = 0; index < count; index += 1)
      if (real(hidden, 2 * index) <= reached) next = Math.max(next, real(hidden, 2 * index + 1));
    if (next >= to) return false;
    if (next === reached) return true;
    reached = next;
  }
  return true;
}

/** Whether something of the target is seen in one direction: its near side, and from above its top as well. */
function isSeenTowards(look: Look, angle: number): boolean {
  const { from, target, parts, hidden } = look;
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
  const far = Math.max(middle + half, near);
  const eye = from.z + from.head;
  const feet = target.z - eye;
  const top = feet + target.head;
  if (isLeft(hidden, noteHidden(look, eye, near), feet / near, top / near)) return true;
  return top < 0 && isLeft(hidden, noteHidden(look, eye, far), top / near, top / far);
}

/** How far to the left of a target a place lies for who looks at it, in radians. */
const asideOf = ({ from, target }: Gaze, x: number, y: number): number => {
  const dx = target.x - from.x;
  const dy = target.y - from.y;
  return Math.atan2(dx * (y - from.y) - dy * (x - from.x), dx * (x - from.x) + dy * (y - from.y));
};

/** The right side of a target and its left; all round where it is looked at from over it. */
function sidesOf(gaze: Gaze): [number, number] {
  const { from, target } = gaze;
  const far = distance(from, target);
  if (outsideBase(from.x, from.y, target) === 0) return [-Math.PI, Math.PI];
  if (target.oval === undefined) return [-Math.asin(target.radius / far), Math.asin(target.radius / far)];
  const touches = noTouches();
  setTouchesOf(touches, from.x, from.y, target);
  return [asideOf(gaze, touches.rightX, touches.rightY), asideOf(gaze, touches.leftX, touches.leftY)];
}

/**
 * The directions in which what hides what may change, from the right side of the target to its left; `kept` takes the parts
 * that are met in some of them.
 */
function turningPoints(gaze: Gaze, parts: readonly number[], kept: number[]): number[] {
  const { xs, ys, first } = gaze.flat;
  const found = sidesOf(gaze);
  const [right, left] = found;
  for (const part of parts) {
    const end = whole(first, part + 1);
    let least = Math.PI;
    let most = -Math.PI;
    for (let corner = whole(first, part); corner < end; corner += 1) {
      const aside = asideOf(gaze, real(xs, corner), real(ys, corner));
      if (aside < least) least = aside;
      if (aside > most) most = aside;
      if (aside > right && aside < left) found.push(aside);
    }
    // What lies about who looks, or behind, has corners on all sides.
    if ((least < left && most > right) || most - least > Math.PI) kept.push(part);
  }
  sortNumbers(found);
  return found;
}

/**
 * Whether somebody sees any of somebody else: a straight line from the middle of its base, at the height of its head, to any
 * of the cylinder over the target's base, past all that is crossed. It need not be so the other way round. Other operatives do
 * not hide anybody. Source: rules/kill-team.md A8; research/board_ai.md 3.2.
 */
export const isVisible = (from: Standing, target: Standing, { flat }: Terrain): boolean =>
  isVisiblePast(from, target, flat, maybeBetween({ x: from.x, y: from.y, radius: 0 }, target, flat));

/** The same past no more than these parts: all that may lie between the two. */
export function isVisiblePast(from: Standing, target: Standing, flat: Flat, near: readonly number[]): boolean {
  const eye = from.z + from.head;
  const among = reachingInto(flat, near, Math.min(target.z, eye), Math.max(target.z + target.head, eye));
  const parts: number[] = [];
  const angles = turningPoints({ from, target, flat }, among, parts);
  if (parts.length === 0) return true;
  const met = new Float64Array(2 * parts.length);
  const look: Look = { from, target, flat, parts, met, hidden: new Float64Array(2 * parts.length) };
  const ahead = Math.atan2(target.y - from.y, target.x - from.x);
  for (const part of LOOKS)
    for (let index = 1; index < angles.length; index += 1) {
      const right = listed(angles, index - 1);
      const left = listed(angles, index);
      if (left > right && isSeenTowards(look, ahead + right + part * (left - right))) return true;
    }
  return false;
}
