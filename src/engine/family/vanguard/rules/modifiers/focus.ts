import type { FocusBonus, Modifier } from './modifier.ts';

/** The first melee attack after a Focus in the same activation: +1 to hit or +1 AP, chosen then (V-28, V-59). */
export const focus = (chosen: FocusBonus | null): readonly Modifier[] =>
  chosen === null ? [] : [{ source: 'focus', what: chosen, value: 1 }];
