import { isEqual } from '../../core/isEqual.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { Condition } from './condition.ts';
import { holds } from './holds.ts';
import type { Ending } from './script.ts';

/**
 * The condition with the table's word in it: where a settled objective stands written out, by the condition that makes it
 * done, it is asked for as it was settled. So an ending never says otherwise than the verdict.
 */
function asSettled(condition: Condition, state: BattleState): Condition {
  const objectives = state.mission.script?.objectives ?? [];
  const settled = objectives.find(
    ({ id, done }) => state.scenario?.settled[id] !== undefined && done !== null && isEqual(done, condition),
  );
  if (settled !== undefined) return { is: 'objective', objective: settled.id, as: 'done' };
  if (condition.is === 'all' || condition.is === 'any')
    return { is: condition.is, of: condition.of.map((each) => asSettled(each, state)) };
  return condition.is === 'not' ? { is: 'not', of: asSettled(condition.of, state) } : condition;
}

/** How a battle ends as it stands: the first ending of its scenario whose condition holds; null: there is none. */
export const endingOf = (state: BattleState): Ending | null =>
  state.mission.script?.endings.find((ending) => ending.if === null || holds(asSettled(ending.if, state), state)) ??
  null;
