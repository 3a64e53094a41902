import { EPSILON, toInches } from '../units.ts';
import type { MoveRules } from './moveRules.ts';

/**
 * One straight part of a move, lengths in grid steps: on the level, with what is crossed on it beside its length; up or down;
 * across a gap; a fall; in flight.
 */
export type Step =
  | { readonly kind: 'go'; readonly length: number; readonly extra: number }
  | { readonly kind: 'climb'; readonly height: number; readonly scalable: boolean }
  | { readonly kind: 'drop'; readonly height: number }
  | { readonly kind: 'jump'; readonly across: number; readonly rise: number }
  | { readonly kind: 'fall'; readonly height: number }
  | { readonly kind: 'fly'; readonly across: number; readonly rise: number };

/** What steps come to so far, and how much of the next way down is free. In grid steps. */
export interface Paid {
  readonly cost: number;
  readonly free: number;
}

/** What an action has before its first step. */
export const unpaid = ({ freeDrop }: MoveRules): Paid => ({ cost: 0, free: freeDrop });

/** What it comes to with one step more. A fall costs nothing. */
export function paidWith(rules: MoveRules, { cost, free }: Paid, step: Step): Paid {
  switch (step.kind) {
    case 'go':
      return { cost: cost + rules.straight(step.length) + step.extra, free };
    case 'climb':
      return { cost: cost + rules.climb(step.height, step.scalable), free };
    case 'drop':
      return { cost: cost + rules.drop(step.height, free), free: Math.max(0, free - step.height) };
    case 'jump':
      return { cost: cost + rules.straight(step.across), free };
    case 'fall':
      return { cost, free };
    case 'fly':
      return { cost: cost + rules.flight(step.across, step.rise), free };
  }
}

/** How somebody comes down so far: by a drop, by a fall where it falls by choice and a drop would cost; null: not at all. */
export function descent({ freeDrop, dropMost }: MoveRules, height: number, falls: boolean): Step | null {
  if (falls && height > Math.max(freeDrop, dropMost ?? 0) + EPSILON) return { kind: 'fall', height };
  return dropMost !== null && height > dropMost + EPSILON ? null : { kind: 'drop', height };
}

/** What all these steps of one action cost, in grid steps. Source: rules/kill-team.md A7.1; rules/other-systems-checklist.md. */
export const costOf = (rules: MoveRules, steps: readonly Step[]): number =>
  steps.reduce((paid, step) => paidWith(rules, paid, step), unpaid(rules)).cost;

/** The damage of a fall in ACOLYTE: an inch each beyond its APL, rounded up. Source: acolyte-checklist A-40. */
export const fallDamage = (height: number, apl: number): number =>
  Math.max(0, Math.ceil(toInches(height) - apl - 1e-6));
