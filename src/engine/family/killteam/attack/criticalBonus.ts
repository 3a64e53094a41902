import { count } from '../model/pool.ts';
import type { Moment, Trigger } from '../rules/windows.ts';
import { changesOf } from '../stats/changes.ts';
import { isOfGroup } from './weaponInUse.ts';

/** The triggers, and the wounds a trait deals once when any critical success is retained (`rules/acolyte.md` A5, Savage). */
export function withBonus(triggers: readonly Trigger[], { attacker, weapon, pool }: Moment): readonly Trigger[] {
  if (attacker.traits === undefined || count(pool, 'critical') === 0) return triggers;
  const damage = changesOf(attacker, 'criticalBonus')
    .filter(({ change }) => isOfGroup(weapon, change.group))
    .reduce((sum, { change }) => sum + change.by, 0);
  return damage === 0 ? triggers : [...triggers, { kind: 'bonus', damage }];
}
