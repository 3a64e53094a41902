import type { PlannedStep } from '../engine/plugins/npo/state.ts';
import type { StepSaid } from './en/plan.ts';
import type { Look } from './look.ts';

const LINES = { clearTarget: 'clear', target: 'any' } as const;

const lineOf = ({ wish, target }: PlannedStep): StepSaid['line'] =>
  target !== null && (wish === 'clearTarget' || wish === 'target') ? LINES[wish] : null;

/** A step of an enemy's plan by names, as its words take it. */
export const stepSaid = (step: PlannedStep, look: Pick<Look, 'name'>): StepSaid => ({
  action: step.action,
  target: step.target === null ? null : look.name(step.target),
  inches: step.inches,
  line: lineOf(step),
});
