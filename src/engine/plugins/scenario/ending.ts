import { isEqual } from '../../core/isEqual.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { Condition } from './condition.ts';
import { holds } from './holds.ts';
import { primaryVerdict } from './primary.ts';
import type { Ending, Script } from './script.ts';

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

/** A scenario that ends in one way or the other: the ending without a condition is the one of failure. */
const isOneOrOther = ({ objectives, endings }: Script): boolean =>
  endings.length <= 2 && objectives.some(({ kind }) => kind === 'primary');

/** Stopped by hand before the primary objective was done or failed: that is no failure yet. */
const isLeftOpen = (state: BattleState): boolean => state.result?.reason === 'ended' && primaryVerdict(state) === null;

/** How a battle ends as it stands: the first ending of its scenario whose condition holds; null: there is none. */
export function endingOf(state: BattleState): Ending | null {
  const { script } = state.mission;
  if (script === undefined) return null;
  const isOpen = isOneOrOther(script) && isLeftOpen(state);
  const holdsNow = ({ if: condition }: Ending): boolean =>
    condition === null ? !isOpen : holds(asSettled(condition, state), state);
  return script.endings.find(holdsNow) ?? null;
}
