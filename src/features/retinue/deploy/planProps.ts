import type { DeploymentDraft } from './plan.ts';

/** What the sections get: the plan, and how to change it. */
export interface PlanProps {
  readonly plan: DeploymentDraft;
  readonly onChange: (change: Partial<DeploymentDraft>) => void;
}
