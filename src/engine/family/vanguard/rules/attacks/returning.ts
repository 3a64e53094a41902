import { beyond, within } from '../../../../core/inches.ts';

/** Where a removed model is to come back: what an action says of it (V-07), lengths in inches. */
export interface Returning {
  readonly inPlay: boolean;
  /** From the model that brings it back. */
  readonly inches: number;
  /** From the nearest enemy; null: there is none. */
  readonly fromEnemy: number | null;
  /** Not further than this from the one, and further than that from the others. */
  readonly within: number;
  readonly clear: number;
}

/** Why a model does not come back there. */
export type NoReturn = 'inPlay' | 'tooFar' | 'enemyNear';

/** Whether a removed model comes back there; null: it does (V-07). The example: within 3", more than 1" from enemies. */
export function whyNoReturn({ inPlay, inches, fromEnemy, ...place }: Returning): NoReturn | null {
  if (inPlay) return 'inPlay';
  if (!within(inches, place.within)) return 'tooFar';
  return fromEnemy === null || beyond(fromEnemy, place.clear) ? null : 'enemyNear';
}

/** What a model is like that has come back: activated, standing, not fatigued; its wounds are the action's (V-07). */
export const RETURNED = { activated: true, down: false, fatigued: false } as const;
