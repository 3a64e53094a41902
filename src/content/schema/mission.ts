import * as z from 'zod/mini';
import { mission } from '../../engine/battle/mission.ts';
import { count, name, positive, rowId, text } from './common.ts';

/**
 * A mission as the engine tracks it, and what only setting up needs: `perAcolyte` is added to a counter's maximum for each
 * Acolyte after the first; `named`: the enemy of highest DV is called this.
 */
export const missionRow = z.extend(mission, {
  id: rowId,
  name,
  turningPoints: z.nullable(positive),
  setUp: z.array(text),
  primary: text,
  counters: z.array(z.strictObject({ id: rowId, name, max: count, perAcolyte: count })),
  ticks: z.array(
    z.strictObject({ id: rowId, name, ends: z.enum(['no', 'complete', 'failed']), whenDown: z.optional(name) }),
  ),
  named: z.nullable(name),
});
export type MissionRow = z.infer<typeof missionRow>;
