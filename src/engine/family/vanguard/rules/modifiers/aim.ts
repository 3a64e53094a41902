import type { Modifier } from './modifier.ts';

/** The first ranged attack after an Aim in the same activation: +1 to hit (V-27, V-58). */
export const aim = (aimed: boolean): readonly Modifier[] => (aimed ? [{ source: 'aim', what: 'hit', value: 1 }] : []);
