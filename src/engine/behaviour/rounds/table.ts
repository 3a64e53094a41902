import * as z from 'zod/mini';
import { changeShape, rowShape, tableShape } from '../tableShapes.ts';
import { ROUND_FACTS } from './fact.ts';
import { ROUND_ACTIONS, ROUND_DESTINATIONS, ROUND_WISHES } from './step.ts';

const row = rowShape({
  facts: ROUND_FACTS,
  actions: ROUND_ACTIONS,
  wishes: ROUND_WISHES,
  toward: ROUND_DESTINATIONS,
});
export type RoundRow = z.infer<typeof row>;

/** No game in rounds knows orders: a table need not say when one is taken. */
const order = z.prefault(z.literal('always'), 'always');

/** A decision table of a game in rounds. */
export const roundTable = tableShape(row, order);
export type RoundTable = z.infer<typeof roundTable>;

/** A house rule on one. */
export const roundChange = changeShape(row, z.literal('always'));
export type RoundChange = z.infer<typeof roundChange>;

/** What a pack holds: whole tables and differences. */
export const roundBehaviour = z.union([roundTable, roundChange]);
export type RoundBehaviour = z.infer<typeof roundBehaviour>;
