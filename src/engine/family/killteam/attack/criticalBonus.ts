import { count } from '../model/pool.ts';
import type { Moment, Trigger } from '../rules/windows.ts';
import { changesOf, isOfGroup } from '../stats/changes.ts';

/** The triggers, and the wounds a trait deals once when any critical success is retained (`rules/acolyte.md` A5, Savage). */
export function withBonus(triggers: readonly Trigger[], moment: Moment): readonly Trigger[] {
  const { attacker, weapon, pool } = moment;
  if (count(pool, 'critical') === 0) return triggers;
  const damage = changesOf(moment, attacker, 'criticalBonus')
    .filter(({ change }) => isOfGroup(weapon, change.group))
    .reduce((sum, { change }) => sum + change.by, 0);
  return damage === 0 ? triggers : [...triggers, { kind: 'bonus', damage }];
}
