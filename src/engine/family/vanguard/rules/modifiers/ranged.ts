import { abilities, type AbilityBonus } from './ability.ts';
import { aim } from './aim.ts';
import { cover } from './cover.ts';
import { longRange } from './longRange.ts';
import type { Modifier } from './modifier.ts';
import { obscured } from './obscured.ts';
import { shotDown } from './targetDown.ts';

/** What is so when one target is shot at. */
export interface RangedFacts {
  readonly obscured: boolean;
  /** More than 12" away. */
  readonly far: boolean;
  /** An Aim of this activation, not used yet. */
  readonly aimed: boolean;
  readonly cover: boolean;
  readonly targetDown: boolean;
  readonly abilities: readonly AbilityBonus[];
}

/** All that changes a ranged attack at one target, with its reasons, in the order of the book (V-58). */
export const rangedModifiers = (facts: RangedFacts): readonly Modifier[] => [
  ...obscured(facts.obscured),
  ...longRange(facts.far),
  ...aim(facts.aimed),
  ...cover(facts.cover),
  ...shotDown(facts.targetDown),
  ...abilities(facts.abilities),
];
