import type { Trait } from './trait.ts';
import { type Point, type Polygon, turn } from './plane.ts';

/** A piece of terrain that is whole by itself: a convex prism. Lengths in grid steps. */
export interface Part {
  readonly id: string;
  /** The terrain feature that it is a part of. */
  readonly feature: string;
  /** Seen from above, counterclockwise and convex. */
  readonly corners: Polygon;
  readonly low: number;
  readonly high: number;
  readonly traits: ReadonlySet<Trait>;
  /** The door that it belongs to, and whether it is there where that is open, or where it is closed; else always. */
  readonly door?: { readonly id: string; readonly when: 'open' | 'closed' };
  /** It is no terrain, but somebody's base, which hides nothing from sight, or body, which gives no cover. */
  readonly of?: 'base' | 'body';
}

/** Of these parts those that are there with these doors open, and all others closed. */
export const withDoors = (parts: readonly Part[], open: ReadonlySet<string>): readonly Part[] =>
  parts.filter(({ door }) => door === undefined || open.has(door.id) === (door.when === 'open'));

/** Why corners are no convex shape. */
export type NotConvex = 'tooFew' | 'noArea' | 'notConvex';

const areaTwice = (corners: readonly Point[]): number =>
  corners.reduce((sum, corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    return sum + corner.x * next.y - corner.y * next.x;
  }, 0);

/** How often the border turns round: once, unless it crosses itself. */
function turnsOf(corners: readonly Point[]): { readonly left: boolean; readonly sum: number } {
  const sides = corners.map((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? corner;
    return { x: next.x - corner.x, y: next.y - corner.y };
  });
  const turns = sides.map((side, at) => {
    const next = sides[(at + 1) % sides.length] ?? side;
    return Math.atan2(side.x * next.y - side.y * next.x, side.x * next.x + side.y * next.y);
  });
  return {
    left: turns.every((angle) => angle >= 0),
    sum: turns.reduce((sum, angle) => sum + angle, 0),
  };
}

/** Corners on one line with their neighbours say nothing. */
const isBend =
  (corners: readonly Point[]) =>
  (corner: Point, at: number): boolean => {
    const before = corners.at(at - 1) ?? corner;
    const after = corners[(at + 1) % corners.length] ?? corner;
    return turn(before, corner, after) !== 0;
  };

/** The convex shape with these corners, whichever way round they are given, or why there is none. */
export function convexOf(given: readonly Point[]): Polygon | NotConvex {
  if (given.length < 3) return 'tooFew';
  const area = areaTwice(given);
  if (area === 0) return 'noArea';
  const corners = (area > 0 ? given : given.toReversed()).filter(isBend(area > 0 ? given : given.toReversed()));
  const { left, sum } = turnsOf(corners);
  return left && Math.abs(sum - 2 * Math.PI) < 1e-6 ? corners : 'notConvex';
}
