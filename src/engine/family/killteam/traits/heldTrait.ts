import * as z from 'zod/mini';
import { heldStep } from '../tables/heldStep.ts';
import type { Modifier } from './modifier.ts';
import { traitWith } from './trait.ts';

const anyChange = z.looseObject({ op: z.string() });

/** A trait as a battle holds it: what it changes was looked at with the pack that it comes from. */
export const heldTrait = traitWith(
  heldStep,
  z.custom<Modifier>((value) => anyChange.safeParse(value).success, { error: 'must be a change with an op' }),
);
