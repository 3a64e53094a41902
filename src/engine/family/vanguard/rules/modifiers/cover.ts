import type { Modifier } from './modifier.ts';

/** A target that touches the obstacle behind which it is obscured: +1 to its armour, shot at or struck (V-52, V-58, V-59). */
export const cover = (inCover: boolean): readonly Modifier[] =>
  inCover ? [{ source: 'cover', what: 'armour', value: 1 }] : [];
