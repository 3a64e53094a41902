import { interpret } from '../../../engine/behaviour/interpret.ts';
import { thoughtOf, NO_TURN } from '../../../engine/plugins/npo/think.ts';
import type { Operative } from '../../../engine/family/killteam/model/operative.ts';
import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import { gameOf } from '../../../engine/systems/registry.ts';
import { npoOf } from '../setUp.ts';

/** The row that its table would come to, as far as is known without asking; null: none. */
export function firstChoiceOf(state: BattleState, enemy: Operative): string | null {
  const thought = thoughtOf(gameOf({ ...state, npo: npoOf(state) }), enemy, { ...NO_TURN, enemy: enemy.id });
  const outcome = interpret(thought);
  const { rows } = thought.table;
  if (outcome.kind === 'plan') return rows[outcome.plan.steps[0]?.row ?? -1]?.id ?? null;
  const passed = new Set(outcome.trace.filter(({ why }) => why !== 'kept' && why !== 'tie').map(({ row }) => row));
  return rows.find(({ number }) => !passed.has(number))?.id ?? null;
}
