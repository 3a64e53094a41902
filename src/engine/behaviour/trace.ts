import type { Mask } from './known.ts';
import type { Terms } from './terms.ts';

/**
 * One line of "why". `done`: the row's action was taken; `stopped`: the rules forbid the action now; `condition`: its IF is
 * not so; `nobody`: nobody is left to do it to; `kept`: how a criterion of WHO thinned out the targets; `tie`: who was
 * taken of equals, because it is threatened most or by lot.
 */
export type TraceLine<T extends Terms> =
  | { readonly row: number; readonly why: 'done'; readonly action: T['action']; readonly target: Mask }
  | { readonly row: number; readonly why: 'stopped'; readonly code: Stopped<T> }
  | { readonly row: number; readonly why: 'condition' }
  | { readonly row: number; readonly why: 'nobody' }
  | Thinned;

/** What stops a row: the rules, or the table could not carry it out. */
export type Stopped<T extends Terms> = T['stopped'] | 'barred';

/** A line of how those that an action may be done to became fewer. */
export type Thinned =
  | { readonly row: number; readonly why: 'kept'; readonly criterion: number; readonly from: Mask; readonly to: Mask }
  | {
      readonly row: number;
      readonly why: 'tie';
      readonly from: Mask;
      readonly to: Mask;
      readonly by: 'threat' | 'lot';
    };

/** Where such lines go. */
export interface Thinning {
  readonly push: (line: Thinned) => unknown;
}

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
export interface PlanStep<T extends Terms> {
  readonly row: number;
  readonly action: T['action'];
  readonly target: Mask;
  readonly wish: T['wish'] | null;
  /** Inches it may move; null: it does not. */
  readonly inches: number | null;
}

/** What the enemy does next: at least its next step, and the attack that the step is for. No steps: it passes. */
export interface Plan<T extends Terms> {
  readonly order: T['order'];
  readonly steps: readonly PlanStep<T>[];
}

/** The interpreter's answer: something must be known first, or the plan. Always with how it came to it. */
export type NeedOrPlan<T extends Terms> =
  | { readonly kind: 'need'; readonly need: Need; readonly trace: readonly TraceLine<T>[] }
  | { readonly kind: 'plan'; readonly plan: Plan<T>; readonly trace: readonly TraceLine<T>[] };

/** The lines of a row that say why it is passed over. */
export interface RowLines<T extends Terms> {
  readonly condition: TraceLine<T>;
  readonly nobody: TraceLine<T>;
  readonly stopped: ReadonlyMap<Stopped<T>, TraceLine<T>>;
}

/** Made once for each row: they are said again and again. `stops`: every code of what stops an action. */
export function linesOf<T extends Terms>(row: number, stops: readonly T['stopped'][]): RowLines<T> {
  const codes: readonly Stopped<T>[] = [...stops, 'barred'];
  return {
    condition: { row, why: 'condition' },
    nobody: { row, why: 'nobody' },
    stopped: new Map(codes.map((code) => [code, { row, why: 'stopped', code }])),
  };
}
