import type { Lasts } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import type { AttackContext } from '../../rules/windows.ts';
import { changesOf } from '../../stats/changes.ts';

/** Beyond how many inches Accurate does nothing for this shooter now; null: it does everywhere. */
export function accurateWithin(lasts: Lasts, shooter: Operative): number | null {
  const bounds = changesOf(lasts, shooter, 'accurateWithin').map(({ change }) => change.inches);
  return bounds.length === 0 ? null : Math.min(...bounds);
}

/** The target is farther away than Accurate is of use, by the table's word. */
export const isPastAccurate = ({ lasting, attacker, facts }: AttackContext): boolean =>
  facts.pastAccurate === true && accurateWithin({ lasting }, attacker) !== null;
