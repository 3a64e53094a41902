import type { EffectStep } from './effect.ts';

/** Tables that effects roll on, in a test of one die too. */
export const tablesOfSteps = (steps: readonly EffectStep[]): readonly string[] =>
  steps.flatMap((step) => {
    if (step.op === 'test') return tablesOfSteps([step.fail]);
    if (step.op === 'whenever') return tablesOfSteps(step.effects);
    return step.op === 'roll' ? [step.table] : [];
  });

/** Cards that effects let take a fallen one's place, in a test of one die too. */
export const risenAs = (steps: readonly EffectStep[]): readonly string[] =>
  steps.flatMap((step) => {
    if (step.op === 'test') return risenAs([step.fail]);
    if (step.op === 'whenever') return risenAs(step.effects);
    return step.op === 'rise' && step.as !== null ? [step.as] : [];
  });
