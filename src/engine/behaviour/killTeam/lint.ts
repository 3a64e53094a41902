import { lintBy, type TableFinding } from '../lint.ts';
import { KILL_TEAM_LINT } from './needs.ts';
import type { BehaviourTable } from './table.ts';
import { KILL_TEAM } from './vocabulary.ts';

const LINTED = { ...KILL_TEAM, lint: KILL_TEAM_LINT };

/** What is likely not meant in a table of Kill Team. `costs`: of actions that cost something else than usual. */
export const lint = (table: BehaviourTable, costs?: Readonly<Record<string, number>>): readonly TableFinding[] =>
  lintBy(LINTED, table, costs);
