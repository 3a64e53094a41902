import { effectStep } from '../tables/effect.ts';
import { modifier } from './modifier.ts';
import { traitWith } from './trait.ts';

/** A trait of a pack: its effects and changes are looked at closely. */
export const trait = traitWith(effectStep, modifier);
