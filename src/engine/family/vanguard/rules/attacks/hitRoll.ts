import type { Test } from '../dice/grade.ts';
import { type Modifier, sumOf } from '../modifiers/modifier.ts';
import type { Profile } from './profile.ts';

/** How many dice an attack has at one target, dice that it gains or loses settled before the roll (V-10); none below 0. */
export const attackDice = (dice: number, modifiers: readonly Modifier[]): number =>
  Math.max(0, dice + sumOf(modifiers, 'dice'));

/** What each die of the hit roll is rolled against: the attack's own value, with all modifiers (V-55). */
export const hitTest = ({ hit }: Pick<Profile, 'hit'>, modifiers: readonly Modifier[]): Test => ({
  target: hit,
  modifier: sumOf(modifiers, 'hit'),
});
