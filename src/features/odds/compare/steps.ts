import { atLeast } from '../../../engine/odds/damageSums.ts';
import type { Odds } from '../answer.ts';

/** Most wounds that a phone can show. */
const MOST_STEPS = 31;
/** What is rarer than this at the end is not shown. */
const RARE = 0.0005;

/** For each of the odds the chances of at least 1, 2, 3 and more wounds, all as long as the longest that matters. */
export function stepsOf(all: readonly (Odds | null)[]): readonly (readonly number[] | null)[] {
  const chances = all.map((odds) => odds?.damage ?? null);
  const longest = Math.max(0, ...chances.map((each) => (each === null ? 0 : lastOf(each))));
  const most = Math.min(longest, MOST_STEPS);
  return chances.map((each) =>
    each === null ? null : Array.from({ length: most }, (_, step) => atLeast(each, step + 1)),
  );
}

/** The most wounds that are not too rare. */
function lastOf(chances: readonly number[]): number {
  let last = chances.length - 1;
  while (last > 0 && atLeast(chances, last) < RARE) last -= 1;
  return last;
}
