import type { BattleEvent } from '../../family/killteam/model/event.ts';
import type { BattleState } from '../../family/killteam/model/state.ts';
import type { ScenarioObjective } from './script.ts';

/** An end that the primary objectives have: all are done, or one has failed. */
export type Verdict = 'primaryDone' | 'primaryFailed';

type Scripted = Pick<BattleState, 'mission' | 'scenario'>;

const primaryOf = ({ mission }: Scripted): readonly ScenarioObjective[] =>
  mission.script?.objectives.filter(({ kind }) => kind === 'primary') ?? [];

/** What the primary objectives of the scenario have come to as they are settled; null: nothing yet, or it has none. */
export function primaryVerdict(state: Scripted): Verdict | null {
  const ways = primaryOf(state).map(({ id }) => state.scenario?.settled[id]);
  if (ways.includes('failed')) return 'primaryFailed';
  return ways.length > 0 && ways.every((how) => how === 'done') ? 'primaryDone' : null;
}

/**
 * The battle ends with this verdict by the table's word: its primary objectives are settled so. What was done before stays
 * done in a failure, unless that was all of them.
 */
export function settledBy(state: Scripted, reason: Verdict): readonly BattleEvent[] {
  const how = reason === 'primaryDone' ? 'done' : 'failed';
  const overruled = primaryVerdict(state) === 'primaryDone';
  const due = primaryOf(state).filter(({ id }) => {
    const before = state.scenario?.settled[id];
    return before !== how && (before !== 'done' || overruled);
  });
  return due.map(({ id, text }): BattleEvent => ({ type: 'objectiveSettled', objective: id, how, text }));
}

/** A primary objective was put right after a battle that had ended with a verdict: it ended with that of now, or with none. */
export function endsOtherwise(state: Pick<BattleState, 'result'> & Scripted): readonly BattleEvent[] {
  const before = state.result?.reason;
  if (before !== 'primaryDone' && before !== 'primaryFailed') return [];
  const reason = primaryVerdict(state) ?? 'ended';
  return reason === before ? [] : [{ type: 'battleEnded', reason }];
}
