import * as z from 'zod/mini';
import { changeShape, conditionShape, rowShape, tableShape } from '../tableShapes.ts';
import { KILL_TEAM_FACTS } from './fact.ts';
import { BEHAVIOUR_ACTIONS, type BehaviourAction, DESTINATIONS, PLACE_WISHES } from './step.ts';

export const behaviourAction: z.ZodMiniType<BehaviourAction> = z.enum(BEHAVIOUR_ACTIONS);

/** One card of the stack: IF / WHO / WHERE / THEN. */
export const row = rowShape({
  facts: KILL_TEAM_FACTS,
  actions: BEHAVIOUR_ACTIONS,
  wishes: PLACE_WISHES,
  toward: DESTINATIONS,
});
export type BehaviourRow = z.infer<typeof row>;
export type Where = NonNullable<BehaviourRow['where']>;

/** When the enemy takes Engage: if its plan has an attack (Shoot, Fight or Charge); always; or also when a condition is so. */
export const orderRule = z.union([
  z.enum(['attacks', 'always']),
  z.strictObject({ attacksOr: conditionShape(KILL_TEAM_FACTS) }),
]);

/** A behaviour of Kill Team. */
export const behaviourTable = tableShape(row, orderRule);
export type BehaviourTable = z.infer<typeof behaviourTable>;

/** A house rule on one. */
export const behaviourChange = changeShape(row, orderRule);
export type BehaviourChange = z.infer<typeof behaviourChange>;

/** What a pack holds: whole tables and differences. */
export const behaviour = z.union([behaviourTable, behaviourChange]);
export type Behaviour = z.infer<typeof behaviour>;
