import { EPSILON, toInches } from '../units.ts';
import type { MoveRules } from './moveRules.ts';

/**
 * One straight part of a move, lengths in grid steps: on the level, with what is crossed on it beside its length; up or down;
 * across a gap; a fall; in flight. `ladder`: one is in control range for the whole climb.
 */
export type Step =
  | { readonly kind: 'go'; readonly length: number; readonly extra: number }
  | { readonly kind: 'climb'; readonly height: number; readonly scalable: boolean; readonly ladder: boolean }
  | { readonly kind: 'drop'; readonly height: number }
  | { readonly kind: 'jump'; readonly across: number; readonly rise: number }
  | { readonly kind: 'fall'; readonly height: number }
  | { readonly kind: 'fly'; readonly across: number; readonly rise: number };

/** What is left to an action of what it has once: how much of the next way down is free; `saved`: by its ladder already. In grid steps. */
export interface Left {
  readonly free: number;
  readonly saved: number;
}

/** What steps come to so far. In grid steps. */
export interface Paid extends Left {
  readonly cost: number;
}

/** What an action has before its first step. `left`: of one that goes on, what its steps before have left. */
export const unpaid = ({ freeDrop }: MoveRules, left: Left = { free: freeDrop, saved: 0 }): Paid => ({
  cost: 0,
  ...left,
});

/** What it comes to with a climb more: the ladder of an action counts for the climb that it saves the most of. */
function climbed(
  rules: MoveRules,
  { cost, free, saved }: Paid,
  { height, scalable, ladder }: Extract<Step, { kind: 'climb' }>,
): Paid {
  const plain = rules.climb(height, scalable);
  const saves = ladder && rules.ladder !== null ? Math.max(saved, plain - rules.ladder) : saved;
  return { cost: cost + plain - (saves - saved), free, saved: saves };
}

/** What it comes to with one step more. A fall costs nothing. */
export function paidWith(rules: MoveRules, paid: Paid, step: Step): Paid {
  const { cost, free, saved } = paid;
  switch (step.kind) {
    case 'go':
      return { cost: cost + rules.straight(step.length) + step.extra, free, saved };
    case 'climb':
      return climbed(rules, paid, step);
    case 'drop':
      return { cost: cost + rules.drop(step.height, free), free: Math.max(0, free - step.height), saved };
    case 'jump':
      return { cost: cost + rules.straight(step.across), free, saved };
    case 'fall':
      return paid;
    case 'fly':
      return { cost: cost + rules.flight(step.across, step.rise), free, saved };
  }
}

/** The least that a climb comes to, however it is made. */
export const leastClimb = (rules: MoveRules, height: number): number =>
  Math.min(rules.climb(height, true), rules.ladder ?? Infinity);

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
