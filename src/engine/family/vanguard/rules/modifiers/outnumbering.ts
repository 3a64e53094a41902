import type { Modifier } from './modifier.ts';

/** Another model of the attacker's side, near enough to matter. */
export interface Friend {
  readonly engagesTarget: boolean;
  /** Also engaged with somebody beside the target. */
  readonly engagedWithOthers: boolean;
  readonly fatigued: boolean;
}

/** Whether a friend counts: it engages the target, is engaged with nobody else, and is not fatigued (V-59). */
const counts = ({ engagesTarget, engagedWithOthers, fatigued }: Friend): boolean =>
  engagesTarget && !engagedWithOthers && !fatigued;

/** Whether the target of a melee attack is outnumbered by any of these (V-59). */
export const isOutnumbered = (friends: readonly Friend[]): boolean => friends.some(counts);

/** A melee attack on an outnumbered target: one more die, one only, however many friends there are (V-59). */
export const outnumbering = (outnumbered: boolean): readonly Modifier[] =>
  outnumbered ? [{ source: 'outnumbering', what: 'dice', value: 1 }] : [];
