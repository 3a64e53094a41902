import { topTask } from '../family/killteam/model/lookup.ts';
import type { BattleState } from '../family/killteam/model/state.ts';
import type { RollRequest } from '../family/killteam/model/request.ts';

/** A row of the table that a die is rolled on: its faces, and what it is called. */
export interface RolledRow {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly text: string;
}

/** Whether the scenario keeps something from its players: then its tables are not told before they are rolled. */
const keepsSecrets = ({ mission: { script } }: BattleState): boolean =>
  script !== undefined && (script.hidden.length > 0 || script.objectives.some(({ kind }) => kind === 'secret'));

/** The table that a die is rolled on: a search, an event, perils; null: on none, or on a secret one. */
function tableOf(state: BattleState, { purpose }: RollRequest): string | null {
  const task = topTask(state);
  if (purpose === 'perils') return 'perils';
  return purpose === 'table' && task?.kind === 'table' && !keepsSecrets(state) ? task.table : null;
}

/** Rows of the table that this die is rolled on, lowest first; the events of the battle have a ladder of their own. */
export function rolledOn(state: BattleState, request: RollRequest): readonly RolledRow[] {
  const table = tableOf(state, request);
  if (table === null || table === state.eventTable) return [];
  const rows = state.tables?.[table]?.rows ?? [];
  return rows.map(({ id, from, to, name, text }) => ({ id, from, to, name, text })).toSorted((a, b) => a.from - b.from);
}
