import type { Standing } from './base.ts';
import { type Flat, listed, real } from './flat.ts';
import { type Look, isSoSomewhere, isWalledOff, lookAt, lookTowards } from './look.ts';
import { maybeBetween } from './swept.ts';
import type { Terrain } from './terrain.ts';
import { EPSILON } from './units.ts';

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
    // What lies straight under who looks hides all that is steeper, and so does what lies over it.
    const isStraight = near === EPSILON;
    hidden[2 * count] = isStraight && down < 0 ? -Infinity : Math.min(down / near, down / far);
    hidden[2 * count + 1] = isStraight && up > 0 ? Infinity : Math.max(up / near, up / far);
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

/** The same of a target that who looks is over, or under: its top, or its base from below. */
function isSeenStraight(
  look: Look,
  { eye, far, feet, top }: Readonly<Record<'eye' | 'far' | 'feet' | 'top', number>>,
): boolean {
  const count = noteHidden(look, eye, far);
  if (top < 0) return isLeft(look.hidden, count, -Infinity, top / far);
  return feet <= 0 || isLeft(look.hidden, count, feet / far, Infinity);
}

/** Whether something of the target is seen in one direction: its near side, and from above its top as well. */
function isSeenTowards(look: Look, angle: number): boolean {
  const { from, target, hidden } = look;
  const { near, far } = lookTowards(look, angle);
  const eye = from.z + from.head;
  const feet = target.z - eye;
  const top = feet + target.head;
  if (near === EPSILON) return isSeenStraight(look, { eye, far, feet, top });
  if (isLeft(hidden, noteHidden(look, eye, near), feet / near, top / near)) return true;
  return top < 0 && isLeft(hidden, noteHidden(look, eye, far), top / near, top / far);
}

/** Whether something of the target is seen in some direction. */
export const isSeen = (look: Look): boolean =>
  !isWalledOff(look) && isSoSomewhere(look, (angle) => isSeenTowards(look, angle));

/**
 * Whether somebody sees any of somebody else: a straight line from the middle of its base, at the height of its head, to any
 * of the cylinder over the target's base, past all that is crossed. It need not be so the other way round. Other operatives do
 * not hide anybody. Source: rules/kill-team.md A8; research/board_ai.md 3.2.
 */
export const isVisible = (from: Standing, target: Standing, { flat }: Terrain): boolean =>
  isVisiblePast(from, target, flat, maybeBetween({ x: from.x, y: from.y, radius: 0 }, target, flat));

/** The same past no more than these parts: all that may lie between the two. */
export function isVisiblePast(from: Standing, target: Standing, flat: Flat, near: readonly number[]): boolean {
  const look = lookAt(from, target, flat, near);
  return look === null || isSeen(look);
}
