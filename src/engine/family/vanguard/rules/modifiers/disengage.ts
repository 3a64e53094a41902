import type { Modifier } from './modifier.ts';

/** The free melee attack at an enemy that leaves one's engagement range: +1 to hit and +1 AP (V-41, V-59). */
export const disengage = (leaving: boolean): readonly Modifier[] =>
  leaving
    ? [
        { source: 'disengage', what: 'hit', value: 1 },
        { source: 'disengage', what: 'ap', value: 1 },
      ]
    : [];
