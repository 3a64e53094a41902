import type { ShotFacts } from '../model/facts.ts';

/** Cover and obscured as they count. */
export type EffectiveFacts = Pick<ShotFacts, 'cover' | 'obscured'>;

/** The facts that count: one feature gives cover or obscures, never both; alone, either counts. */
export const effectiveFacts = (facts: ShotFacts): EffectiveFacts => ({
  cover: facts.cover && !(facts.obscured && facts.oneFeature === 'obscured'),
  obscured: facts.obscured && !(facts.cover && facts.oneFeature === 'cover'),
});
