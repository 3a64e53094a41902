import type { FocusBonus, Modifier } from './modifier.ts';

/** The free attack of a Charge has the bonus of a Focus (V-44, V-59), beside one that was made for itself. */
export const charge = (chosen: FocusBonus | null): readonly Modifier[] =>
  chosen === null ? [] : [{ source: 'charge', what: chosen, value: 1 }];
