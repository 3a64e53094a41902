import type { PlannedStep } from '../engine/plugins/npo/state.ts';
import type { Goes, StepSaid } from './en/plan.ts';
import type { Look } from './look.ts';

const LINES = { clearTarget: 'clear', target: 'any' } as const;

const lineOf = ({ wish, target }: PlannedStep): StepSaid['line'] =>
  target !== null && (wish === 'clearTarget' || wish === 'target') ? LINES[wish] : null;

/** A step of an enemy's plan by names, as its words take it. `goes`: where the board knows that it goes. */
export const stepSaid = (step: PlannedStep, look: Pick<Look, 'name'>, goes: Goes | null = null): StepSaid => ({
  action: step.action,
  target: step.target === null ? null : look.name(step.target),
  inches: step.inches,
  line: lineOf(step),
  goes,
});
