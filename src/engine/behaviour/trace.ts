import type { Order } from '../core/ids.ts';
import type { Mask } from './known.ts';
import type { Stopped } from './stopped.ts';
import type { BehaviourAction, PlaceWish } from './table.ts';

/**
 * One line of "why". `done`: the row's action was taken; `stopped`: the rules forbid the action now; `condition`: its IF is
 * not so; `nobody`: nobody is left to do it to; `kept`: how a criterion of WHO thinned out the targets; `tie`: who was
 * taken of equals, because it is threatened most or by lot.
 */
export type TraceLine =
  | { readonly row: number; readonly why: 'done'; readonly action: BehaviourAction; readonly target: Mask }
  | { readonly row: number; readonly why: 'stopped'; readonly code: Stopped }
  | { readonly row: number; readonly why: 'condition' }
  | { readonly row: number; readonly why: 'nobody' }
  | { readonly row: number; readonly why: 'kept'; readonly criterion: number; readonly from: Mask; readonly to: Mask }
  | {
      readonly row: number;
      readonly why: 'tie';
      readonly from: Mask;
      readonly to: Mask;
      readonly by: 'threat' | 'lot';
    };

/**
 * What is not known and decides. `fact` by number; for targets, those of whom it must be told. `nearest`: it is enough to
 * know the closest of those for whom it is so.
 */
export type Need =
  | { readonly of: 'self'; readonly fact: number }
  | {
      readonly of: 'target';
      readonly fact: number;
      readonly targets: Mask;
      readonly nearest?: boolean;
      readonly narrowed?: boolean;
    }
  | { readonly of: 'closest'; readonly targets: Mask };

/** One thing the hands do. `target`: to whom, or for whom a place is chosen, 0: nobody; `wish`: what the place offers. */
export interface PlanStep {
  readonly row: number;
  readonly action: BehaviourAction;
  readonly target: Mask;
  readonly wish: PlaceWish | null;
  /** Inches it may move; null: it does not. */
  readonly inches: number | null;
}

/** What the enemy does next: at least its next step, and the attack that the step is for. No steps: it passes. */
export interface Plan {
  readonly order: Order;
  readonly steps: readonly PlanStep[];
}

/** The interpreter's answer: something must be known first, or the plan. Always with how it came to it. */
export type NeedOrPlan =
  | { readonly kind: 'need'; readonly need: Need; readonly trace: readonly TraceLine[] }
  | { readonly kind: 'plan'; readonly plan: Plan; readonly trace: readonly TraceLine[] };

/** The lines of a row that say why it is passed over. */
export interface RowLines {
  readonly condition: TraceLine;
  readonly nobody: TraceLine;
  readonly stopped: Readonly<Record<Stopped, TraceLine>>;
}

/** Made once for each row: they are said again and again. */
export function linesOf(row: number): RowLines {
  const because = (code: Stopped): TraceLine => ({ row, why: 'stopped', code });
  return {
    condition: { row, why: 'condition' },
    nobody: { row, why: 'nobody' },
    stopped: {
      ap: because('ap'),
      done: because('done'),
      order: because('order'),
      engaged: because('engaged'),
      notEngaged: because('notEngaged'),
      moved: because('moved'),
      weapon: because('weapon'),
      heavy: because('heavy'),
      counteract: because('counteract'),
      interrupt: because('interrupt'),
      barred: because('barred'),
    },
  };
}
