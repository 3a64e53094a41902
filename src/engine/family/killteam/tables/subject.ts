import type { EffectStep, TargetedStep } from './effect.ts';

/** Whether an effect is for nobody where there is no operative that it could be about: in an event, at the start of a turning point. */
export const isForNobody = (step: EffectStep): step is TargetedStep =>
  'to' in step && typeof step.to === 'object' && step.to !== null && step.to.who === 'this';
