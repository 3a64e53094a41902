import { heldStep } from '../tables/heldStep.ts';
import { heldChange } from './heldChange.ts';
import { traitWith } from './trait.ts';

/** A trait as a battle holds it: what it changes was looked at with the pack that it comes from. */
export const heldTrait = traitWith(heldStep, heldChange);
