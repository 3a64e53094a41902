import * as z from 'zod/mini';
import { count, name, positive, provenance } from './common.ts';

/** A sum of Deployment Value that grows with each Acolyte after the first. */
const perAcolyte = z.strictObject({ first: count, further: count });

/**
 * A difficulty and its numbers (`rules/acolyte.md` C1). `enemyDvTimes`: enemy DV at the start for each DV of retinue;
 * `eventTwiceFromAlert`: two events, one after the other, from this Alert on; left out: always one; `reinforcementDv`: a D3 (`d3`) plus a number, plus `further` for each Acolyte after the first.
 */
export const difficulty = z.strictObject({
  id: z.enum(['easy', 'medium', 'hard']),
  name,
  ammo: z.boolean(),
  startingCp: count,
  eventFrom: positive,
  eventTwiceFromAlert: z.optional(z.int().check(z.minimum(0), z.maximum(3))),
  enemyInitiativeUpTo: z.int().check(z.minimum(0), z.maximum(6)),
  startingAlert: z.int().check(z.minimum(0), z.maximum(3)),
  retinueDv: perAcolyte,
  enemyDvTimes: z.number().check(z.minimum(0), z.maximum(10)),
  reinforcementDv: z.strictObject({ d3: z.boolean(), plus: count, further: count }),
  provenance,
});
export type Difficulty = z.infer<typeof difficulty>;
