/**
 * A move cut into its straight parts, lengths in inches. `accessible`: crossings of Accessible terrain; `budget`: what the
 * action allows (Move, 3 for a Dash, 2 when counteracting).
 */
export interface MovePath {
  readonly horizontal: readonly number[];
  readonly climbs: readonly number[];
  readonly drops: readonly number[];
  readonly accessible: number;
  readonly dash: boolean;
  readonly budget: number;
}

/** Inches that each climb counts at least. */
const LEAST_CLIMB = 2;
/** Inches of dropping that are ignored in one action, in all. */
const FREE_DROP = 2;
/** Measuring noise: 3.0000001 is 3. */
const NOISE = 1e-6;

const wholeInches = (length: number): number => Math.max(0, Math.ceil(length - NOISE));
const sum = (lengths: readonly number[]): number => lengths.reduce((total, length) => total + length, 0);

/** Each drop uses up what is left of the free inches first; the rest of that drop is rounded up (reading X-34). */
function dropCost(drops: readonly number[]): number {
  let free = FREE_DROP;
  let cost = 0;
  for (const drop of drops) {
    cost += wholeInches(drop - free);
    free = Math.max(0, free - drop);
  }
  return cost;
}

/**
 * Inches a move costs: every straight part is rounded up on its own, and each crossing of Accessible terrain adds 1.
 * Illegal above the budget, and for a Dash with a climb; the cost is told all the same. Kill Team 3, movement.
 */
export function moveCost(path: MovePath): { readonly cost: number; readonly legal: boolean } {
  const level = sum(path.horizontal.map(wholeInches));
  const up = sum(path.climbs.map((climb) => Math.max(LEAST_CLIMB, wholeInches(climb))));
  const cost = level + up + dropCost(path.drops) + path.accessible;
  return { cost, legal: cost <= path.budget && !(path.dash && path.climbs.length > 0) };
}
