import { within } from '../../../../core/inches.ts';
import type { Modifier } from '../modifiers/modifier.ts';

/** What changes the attacks that follow another: nothing at all, whatever changed the first (V-06). */
export const UNTOUCHED: readonly Modifier[] = [];

/** Whether an attack is followed by those of its special text: it scored a hit, saved or not (V-06). */
export const isFollowed = (hits: number): boolean => hits > 0;

/** Whether a model at so many inches from the target is struck by them, friend or foe; the target itself is not (V-06). */
export const isReached = (inches: number, radius: number): boolean => within(inches, radius);
