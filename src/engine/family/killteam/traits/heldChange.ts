import * as z from 'zod/mini';
import type { Modifier } from './modifier.ts';

const anyChange = z.looseObject({ op: z.string() });

/** A change as a battle holds it: it was looked at with the pack that it comes from; one that this version does not know does nothing. */
export const heldChange = z.custom<Modifier>((value) => anyChange.safeParse(value).success, {
  error: 'must be a change with an op',
});
