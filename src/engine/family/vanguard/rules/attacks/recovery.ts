import { RECOVERY } from '../../../../core/roundsBook.ts';
import type { Test } from '../dice/grade.ts';
import { passes } from '../dice/singleDie.ts';
import { type Modifier, sumOf } from '../modifiers/modifier.ts';

/** A model that has just been hurt. */
export interface Hurt {
  /** Wounds it has just suffered. */
  readonly wounds: number;
  /** Wounds it has left, 0 and below included. */
  readonly left: number;
  /** Down before this attack began, or whatever else hurt it. */
  readonly wasDown: boolean;
  /** What abilities add to its recovery die. */
  readonly modifiers: readonly Modifier[];
}

/** What follows for a hurt model: nothing more, out of play at once, or a recovery roll. */
export type Fate =
  | { readonly kind: 'stays' }
  | { readonly kind: 'removed' }
  | { readonly kind: 'rolls'; readonly test: Test };

/** What a recovery die is rolled against: less the wounds below 0, with what abilities add (V-64). `left`: 0 and below. */
export const recoveryTest = (left: number, modifiers: readonly Modifier[]): Test => ({
  target: RECOVERY,
  modifier: left + sumOf(modifiers, 'recovery'),
});

/**
 * At 0 or fewer a model rolls for recovery, each die less the wounds below 0 (V-64); one that lay already before is removed
 * without a roll, at exactly 0 too (V-65, X-45). Who has suffered nothing has nothing to fear.
 */
export function fateOf({ wounds, left, wasDown, modifiers }: Hurt): Fate {
  if (wounds <= 0 || left > 0) return { kind: 'stays' };
  if (wasDown) return { kind: 'removed' };
  return { kind: 'rolls', test: recoveryTest(left, modifiers) };
}

/** What whoever has recovered is like: 1 wound, down, fatigued (V-66). */
export const RECOVERED = { left: 1, down: true, fatigued: true } as const;

/** Whether this die of a recovery roll keeps the model in play; else it is removed (V-66). */
export const recovers = (face: number, test: Test): boolean => passes(face, test);
