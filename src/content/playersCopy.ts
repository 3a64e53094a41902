import { NO_PLAN, NO_SCRIPT } from './scenarioFiles.ts';
import type { MissionRow } from './schema/mission.ts';

/**
 * A scenario as players may have it before the battle: the story, the set-up, what they know they must do and can do, what they
 * see counted. No secret goes with it: no notes, secret objectives, hidden counters, moments, waves, passages, endings, nor who
 * fights and what an action brings.
 */
export function playersCopy(row: MissionRow): MissionRow {
  const { script = NO_SCRIPT, plan = NO_PLAN } = row;
  const isSeen = ({ id }: { readonly id: string }): boolean => !script.hidden.includes(id);
  return {
    ...row,
    named: null,
    counters: row.counters.filter(isSeen),
    ticks: row.ticks.filter(isSeen).map(({ whenDown: _whenDown, ...tick }) => tick),
    script: {
      ...NO_SCRIPT,
      briefing: script.briefing,
      objectives: script.objectives
        .filter(({ kind }) => kind !== 'secret')
        .map((objective) => ({ ...objective, done: null, failed: null, reveal: null })),
      actions: script.actions.map((action) => ({ ...action, if: null, table: null, effects: [] })),
    },
    plan: {
      ...NO_PLAN,
      author: plan.author,
      board: plan.board,
      markers: plan.markers,
      environment: plan.environment,
    },
  };
}
