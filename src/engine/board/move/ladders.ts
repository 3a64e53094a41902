import type { Part } from '../part.ts';
import { type Point, distanceToPolygon } from '../plane.ts';
import { EPSILON, INCH } from '../units.ts';
import { type Ground, bareOf, isBody } from './ground.ts';
import type { Place } from './place.ts';
import { goesThrough, isBoxAway } from './shape.ts';

/** What stands in the way of seeing a part from a place, between two heights. */
const hides = (ladder: Part, part: Part, from: number, to: number): boolean =>
  part !== ladder && isBody(part) && part.low < to - EPSILON && part.high > from + EPSILON;

const middleOf = ({ corners }: Part): Point => ({
  x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
  y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
});

/** Whether a ladder is seen from a place, from some height of a climb on: it leans on the side that is climbed. */
function isSeen({ terrain }: Ground, ladder: Part, at: Place, to: number): boolean {
  const between = terrain.parts.filter((part) => hides(ladder, part, at.z, to)).map(bareOf);
  return [middleOf(ladder), ...ladder.corners].some((end) => !between.some((shape) => goesThrough(shape, at, end)));
}

/** Whether a ladder is in control range of a base from the start of a climb to its end. */
function isBeside(ground: Ground, ladder: Part, at: Place, to: number): boolean {
  const reach = ground.mover.radius + INCH;
  if (isBoxAway(bareOf(ladder), at, reach + EPSILON)) return false;
  const across = Math.max(0, distanceToPolygon(at, ladder.corners) - ground.mover.radius);
  const [under, over] = [ladder.low - at.z, to - ladder.high].map((gap) => Math.max(0, gap));
  return Math.hypot(across, Math.max(under ?? 0, over ?? 0)) <= INCH + EPSILON && isSeen(ground, ladder, at, to);
}

/**
 * Whether somebody who climbs at a place up to a height has a ladder in its control range for the whole climb.
 * Source: rules/kill-team.md A3.3.
 */
export const hasLadder = (ground: Ground, at: Place, to: number): boolean =>
  ground.ladders.some((ladder) => isBeside(ground, ladder, at, to));
