import type { EffectStep } from './effect.ts';

/** Tables that effects roll on, in a test of one die too. */
export const tablesOfSteps = (steps: readonly EffectStep[]): readonly string[] =>
  steps.flatMap((step) => {
    if (step.op === 'test') return tablesOfSteps([step.fail]);
    if (step.op === 'whenever') return tablesOfSteps(step.effects);
    return step.op === 'roll' ? [step.table] : [];
  });

/** The card of who comes by a step itself: who rises in a fallen one's place, or arrives. */
const cardOf = (step: EffectStep): string | null => {
  if (step.op === 'rise') return step.as;
  return step.op === 'spawn' ? (step.card ?? null) : null;
};

/** Cards of those whom effects bring, in a test of one die too: in a fallen one's place, or by themselves. */
export const cardsOfSteps = (steps: readonly EffectStep[]): readonly string[] =>
  steps.flatMap((step) => {
    if (step.op === 'test') return cardsOfSteps([step.fail]);
    if (step.op === 'whenever') return cardsOfSteps(step.effects);
    return cardOf(step) ?? [];
  });

/** A step that is not made of others, with the card it brings under another id. */
export function withCardNamed<S extends EffectStep>(step: S, rename: (id: string) => string): S {
  if (step.op === 'rise' && step.as !== null) return { ...step, as: rename(step.as) };
  return step.op === 'spawn' && step.card !== undefined ? { ...step, card: rename(step.card) } : step;
}
