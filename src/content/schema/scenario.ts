import * as z from 'zod/mini';
import { name, positive, provenance, rowId } from './common.ts';

/** A battle that is ready to start: who fights whom, where the events come from. `enemies` in the order of the table. */
export const scenario = z.strictObject({
  id: rowId,
  name,
  mission: rowId,
  retinue: rowId,
  faction: rowId,
  difficulty: z.enum(['easy', 'medium', 'hard']),
  eventTable: rowId,
  enemies: z.array(z.strictObject({ card: rowId, weapons: z.array(rowId), count: positive })).check(z.minLength(1)),
  provenance,
});
export type QuickScenario = z.infer<typeof scenario>;
