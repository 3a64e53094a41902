import * as z from 'zod/mini';
import { isSelfFact, isTargetFact } from '../../engine/behaviour/killTeam/fact.ts';
import { MOST_TARGETS } from '../../engine/behaviour/known.ts';
import { PLACE_WISHES } from '../../engine/behaviour/killTeam/step.ts';
import { behaviourAction } from '../../engine/behaviour/killTeam/table.ts';
import { ORDERS } from '../../engine/core/ids.ts';
import { count, name, rowId } from './common.ts';

const order = z.enum(ORDERS);
const inches = z.number().check(z.minimum(0), z.maximum(99));
const share = z.number().check(z.minimum(0), z.maximum(10));

const factsOf = (known: (id: string) => boolean) =>
  z.record(z.string().check(z.refine(known, { error: 'unknownFact' })), z.boolean());

/** One operative of the retinue: facts that are left out are not known, as is a distance that is null. */
const exampleTarget = z.strictObject({
  facts: factsOf(isTargetFact),
  inches: z.nullable(inches),
  wounds: count,
  threat: share,
});
export type ExampleTarget = z.infer<typeof exampleTarget>;

/** What an enemy is asked to decide in: what it can still do, and what is known. */
export const exampleGiven = z.strictObject({
  self: factsOf(isSelfFact),
  targets: z.array(exampleTarget).check(z.maxLength(MOST_TARGETS)),
  ap: count,
  order: z.nullable(order),
  counteract: z.boolean(),
  move: count,
  shoots: count,
  fights: count,
});
export type ExampleGiven = z.infer<typeof exampleGiven>;

/** A decision as an example keeps it: what is asked (`kind/about` of the question), or the plan. Targets from 0. */
const exampleOutcome = z.union([
  z.strictObject({ asks: z.string() }),
  z.strictObject({
    order,
    steps: z.array(
      z.strictObject({
        action: behaviourAction,
        target: z.nullable(count),
        wish: z.nullable(z.enum(PLACE_WISHES)),
      }),
    ),
  }),
]);
export type ExampleOutcome = z.infer<typeof exampleOutcome>;

/** A situation in which a decision table must keep its decision. `table`: its id, in this pack or of those that ship. */
export const behaviourExample = z.strictObject({
  id: rowId,
  table: rowId,
  name,
  given: exampleGiven,
  outcome: exampleOutcome,
});
export type BehaviourExample = z.infer<typeof behaviourExample>;
