import { beyond } from '../../../../core/inches.ts';
import type { Modifier } from './modifier.ts';

/** Inches up to which shooting is no harder (V-58). */
export const LONG_RANGE = 12;

/** Whether a target at so many inches, base to base, is far: at 12" not yet (V-58). */
export const isFar = (inches: number): boolean => beyond(inches, LONG_RANGE);

/** A target more than 12" away: -1 to hit in shooting (V-58). */
export const longRange = (far: boolean): readonly Modifier[] =>
  far ? [{ source: 'longRange', what: 'hit', value: -1 }] : [];
