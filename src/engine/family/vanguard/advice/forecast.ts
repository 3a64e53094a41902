import { topTask } from '../model/lookup.ts';
import type { BattleState } from '../model/battle.ts';
import { type Expected, expectedOf } from './expected.ts';

/** What the attack in hand comes to, before the hit dice of a target; null: there is none, its dice lie, or only its wounds are told. */
export function forecastOf(state: BattleState): Expected | null {
  const task = topTask(state);
  if (task?.kind !== 'attack' || task.fixed !== null || task.at >= task.targets.length) return null;
  const { hits, hitDice, wounds } = task.inHand;
  if (state.settings.automation.attack === 'log' || hits !== null || wounds !== null || hitDice.length > 0) return null;
  return expectedOf(state, task);
}
