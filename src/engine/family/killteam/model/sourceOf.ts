import type { LastingSource } from './lasting.ts';
import type { Trait } from '../traits/trait.ts';

/** A trait as the source of what it begins. */
export const sourceOf = ({ source: kind, id, name }: Trait): LastingSource => ({ kind, id, name });
