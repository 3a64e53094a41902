import type { ShotFacts } from '../model/facts.ts';

/** The facts that count: one feature gives cover or obscures, never both; alone, either counts. */
export const effectiveFacts = (facts: ShotFacts): { readonly cover: boolean; readonly obscured: boolean } => ({
  cover: facts.cover && !(facts.obscured && facts.oneFeature === 'obscured'),
  obscured: facts.obscured && !(facts.cover && facts.oneFeature === 'cover'),
});
