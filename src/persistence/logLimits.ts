import * as z from 'zod/mini';
import { type SaveProblem, problemsOf } from './envelope.ts';

/** The most wounds that anybody may have, and the most that a number may be changed by: far more than any card has. */
export const MOST_WOUNDS = 999;

const few = z.number().check(z.minimum(-MOST_WOUNDS), z.maximum(MOST_WOUNDS));

/** Numbers that no table has, in any kind of log: operatives of a battle, models of another family, members of a campaign. */
const limits = z.looseObject({
  operatives: z.optional(z.array(z.looseObject({ maxWounds: few, wounds: few }))),
  models: z.optional(z.array(z.looseObject({ wn: few, wounds: few }))),
  members: z.optional(z.array(z.looseObject({ gains: z.array(z.looseObject({ by: few })) }))),
});

/** What of a state from outside no table has; of one that was played here nothing is asked. `under`: its path. */
export function beyondLimits(state: object, under: string): readonly SaveProblem[] {
  const found = limits.safeParse(state);
  return found.success ? [] : problemsOf(found.error, state, [under]);
}
