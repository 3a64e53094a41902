import type { Lasts } from '../model/lasting.ts';
import type { Operative, Weapon } from '../model/operative.ts';
import { isOfGroup, type LastingOf, lastingOn } from './changes.ts';

/** The figures of a card that change while a battle goes on. */
export type Stat = 'apl' | 'hit' | 'move' | 'save';

/**
 * What lasts and changes one figure of an operative. Some is only for the Hit of some weapons: `weapon` is the one that is
 * used; without it only what concerns all of them counts. What traits change of a figure stands on the card.
 */
export const statChanges = (
  lasts: Lasts,
  operative: Operative,
  stat: Stat,
  weapon?: Weapon,
): readonly LastingOf<'stat'>[] =>
  lastingOn(lasts, operative, 'stat').filter(
    ({ change }) =>
      change.stat === stat && (change.group === undefined || (weapon !== undefined && isOfGroup(weapon, change.group))),
  );

/** Pips, inches or points added up; + is better. */
export const sumOf = (changes: readonly LastingOf<'stat'>[]): number =>
  changes.reduce((sum, { change }) => sum + change.by, 0);
