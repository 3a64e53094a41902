import { fold } from './fold.ts';
import type { AttackContext } from '../rules/windows.ts';
import type { KillTeamRules } from '../rules/killTeamRules.ts';
import type { BattleEvent } from '../model/event.ts';

/** One use of a Limited weapon is gone, however many targets it had (A6, T06); nothing for other weapons. */
export function limitedEvents(rules: KillTeamRules, context: AttackContext): readonly BattleEvent[] {
  const { attacker, weapon, uses } = context;
  const limit = fold(rules, 'limited', { value: null, moment: context }).value;
  if (limit === null) return [];
  return [{ type: 'limitedUsed', operative: attacker.id, weapon: weapon.id, left: Math.max(0, limit - uses - 1) }];
}
