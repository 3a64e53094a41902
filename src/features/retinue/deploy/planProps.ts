import type { RetinueLook } from '../view/look.ts';
import type { Plan } from './plan.ts';

/** What the sections get: the plan, and how to change it. */
export interface PlanProps {
  readonly look: RetinueLook;
  readonly plan: Plan;
  readonly onChange: (change: Partial<Plan>) => void;
}
