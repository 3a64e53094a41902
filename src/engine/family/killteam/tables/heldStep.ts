import * as z from 'zod/mini';
import type { EffectStep } from './effect.ts';

const anyStep = z.looseObject({ op: z.string() });

/**
 * An effect as a battle holds it. Its shape was checked with the pack that it comes from (`effect.ts`); one that this
 * version does not know does nothing.
 */
export const heldStep = z.custom<EffectStep>((value) => anyStep.safeParse(value).success, {
  error: 'must be an effect with an op',
});
