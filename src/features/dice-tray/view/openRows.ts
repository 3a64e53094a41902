import type { BattleState } from '../../../engine/family/killteam/model/state.ts';
import type { LadderRow } from '../../../ui/Ladder.tsx';
import type { Look } from '../../../words/look.ts';
import { rowText } from '../../../words/scenarioNotes.ts';

/** Whether the scenario keeps something from its players: then its tables are not told before they are rolled. */
const keepsSecrets = ({ mission: { script } }: BattleState): boolean =>
  script !== undefined && (script.hidden.length > 0 || script.objectives.some(({ kind }) => kind === 'secret'));

/** Every face of the table that a search rolls on; nothing for that of events, which has a ladder, and for secret ones. */
export function openRows(state: BattleState, look: Look): readonly LadderRow[] {
  const task = state.tasks.at(-1);
  if (task?.kind !== 'table' || task.table === state.eventTable || keepsSecrets(state)) return [];
  return (state.tables?.[task.table]?.rows ?? []).map(({ id, from, to, name }) => ({
    id,
    face: from === to ? `${from}` : `${from}–${to}`,
    text: `${look.contentName(id, name)}. ${rowText(look, task.table, id)}`,
  }));
}
