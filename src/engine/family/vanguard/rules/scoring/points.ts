/** An objective at the end of a round. `worth`: points for the side that holds it, by side. */
export interface Objective {
  /** Null: neither side. */
  readonly heldBy: string | null;
  readonly worth: Readonly<Record<string, number>>;
}

const CENTRE = 3;
const OWN = 1;
const ENEMY = 2;

/** Points of an objective of *Gather Intelligence* for the side that holds it: 3 in the centre, 1 near its own zone, 2 near the enemy's (V-86). */
export function pointsFor(near: string | null, side: string): number {
  if (near === null) return CENTRE;
  return near === side ? OWN : ENEMY;
}

/** Points of a side for one round (V-86). */
export const roundPoints = (objectives: readonly Objective[], side: string): number =>
  objectives.filter(({ heldBy }) => heldBy === side).reduce((sum, { worth }) => sum + (worth[side] ?? 0), 0);

/** The side with the most points; null: a draw (V-86). */
export function leading(points: Readonly<Record<string, number>>): string | null {
  const most = Math.max(...Object.values(points));
  const sides = Object.keys(points).filter((side) => points[side] === most);
  return sides.length === 1 ? (sides[0] ?? null) : null;
}
