import * as z from 'zod/mini';
import { MOST_TARGETS } from '../../engine/behaviour/known.ts';
import { behaviourAction } from '../../engine/behaviour/killTeam/table.ts';
import { anyObject } from '../anyObject.ts';

const few = z.int().check(z.minimum(0), z.maximum(9));
const number = z.number().check(z.minimum(0), z.maximum(999));
const id = z.string().check(z.minLength(1), z.maxLength(60));
const ids = z.array(id);
const facts = z.record(z.string(), z.boolean());

const target = z.strictObject({
  id,
  facts: z.optional(facts),
  inches: z.optional(number),
  wounds: z.optional(number),
  threat: z.optional(number),
});

/** What is left out: a whole activation of somebody with APL 2, Move 6" and one attack of a kind. */
const situation = z.strictObject({
  ap: z.prefault(few, 2),
  order: z.prefault(z.nullable(z.enum(['engage', 'conceal'])), null),
  done: z.prefault(z.array(behaviourAction), []),
  counteract: z.prefault(z.boolean(), false),
  move: z.prefault(number, 6),
  shoots: z.prefault(few, 1),
  fights: z.prefault(few, 1),
  heavy: z.prefault(z.nullable(z.array(behaviourAction)), null),
  barred: z.prefault(ids, []),
});

const told = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sight'), seen: ids, inCover: ids, obscured: ids }),
  z.strictObject({ kind: z.enum(['reach', 'closest']), first: z.nullable(id) }),
  z.strictObject({ kind: z.literal('which'), yes: ids }),
  z.strictObject({ kind: z.literal('is'), is: z.boolean() }),
  z.strictObject({ kind: z.literal('dontKnow') }),
]);

/**
 * `table`: the id of a shipped one, or a table or a difference as a pack has it; `facts`: those left out are not known;
 * `inches` from base to base; `told`: answers to the questions, in the order in which they are asked.
 */
export const npoShape = z.object({
  table: z.union([z.string(), anyObject]),
  facts: z.strictObject({ self: z.optional(facts), targets: z.array(target).check(z.maxLength(MOST_TARGETS)) }),
  situation: z.prefault(situation, {}),
  seed: z.prefault(z.string(), ''),
  told: z.prefault(z.array(told), []),
});
export type NpoCase = z.infer<typeof npoShape>;
