import type { Modifier } from './modifier.ts';

/** Another model of the attacker's side, near enough to matter. */
export interface Friend {
  readonly engagesTarget: boolean;
  /** Also engaged with somebody beside the target. */
  readonly engagedWithOthers: boolean;
  readonly fatigued: boolean;
}

/** It engages the target, is engaged with nobody else, and is not fatigued. */
const outnumbers = ({ engagesTarget, engagedWithOthers, fatigued }: Friend): boolean =>
  engagesTarget && !engagedWithOthers && !fatigued;

/** A melee attack on a target that a friend has to itself: one more die, one only, however many they are (V-59). */
export const outnumbering = (friends: readonly Friend[]): readonly Modifier[] =>
  friends.some(outnumbers) ? [{ source: 'outnumbering', what: 'dice', value: 1 }] : [];
