import { beyond } from '../inches.ts';
import type { Modifier } from './modifier.ts';

/** Inches up to which shooting is no harder (V-58). */
export const LONG_RANGE = 12;

/** A target more than 12" away: -1 to hit in shooting; at 12" not yet (V-58). `inches` null: not known to be so far. */
export const longRange = (inches: number | null): readonly Modifier[] =>
  inches !== null && beyond(inches, LONG_RANGE) ? [{ source: 'longRange', what: 'hit', value: -1 }] : [];
