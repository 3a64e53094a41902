import type { Modifier } from './modifier.ts';

/** A target that is partly hidden, even from the best point: -1 to hit in shooting (V-51, V-58). */
export const obscured = (isObscured: boolean): readonly Modifier[] =>
  isObscured ? [{ source: 'obscured', what: 'hit', value: -1 }] : [];
