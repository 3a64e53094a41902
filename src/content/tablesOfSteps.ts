import type { EffectStep } from '../engine/tables/effect.ts';

/** Tables that effects roll on, in a test of one die too. */
export const tablesOfSteps = (steps: readonly EffectStep[]): readonly string[] =>
  steps.flatMap((step) => {
    if (step.op === 'test') return tablesOfSteps([step.fail]);
    return step.op === 'roll' ? [step.table] : [];
  });
