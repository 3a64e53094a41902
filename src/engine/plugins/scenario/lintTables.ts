import type { RollTable, TableRow } from '../../family/killteam/tables/rollTable.ts';
import { type Finding, finding } from './lintFinding.ts';
import { stepsWithin } from '../../family/killteam/tables/namedBySteps.ts';
import { allSteps, type LintInput } from './lintInput.ts';

/** The tables that a row rolls on itself at once; with ammunition rules or without. */
const rollsOf = ({ effects, otherwise }: TableRow): readonly string[] =>
  [...effects, ...(otherwise ?? [])]
    .flatMap(stepsWithin)
    .flatMap(({ step, later }) => (step.op === 'roll' && !later ? [step.table] : []));

/** Tables of which every row leads on to a table that never comes to an end. */
function endless(tables: LintInput['tables']): ReadonlySet<string> {
  const rows = new Map([...tables].map(([id, table]) => [id, table.rows.map(rollsOf)]));
  const ends = new Set<string>();
  for (let before = -1; before < ends.size;) {
    before = ends.size;
    for (const [id, each] of rows)
      if (each.some((rolls) => rolls.every((next) => ends.has(next) || !tables.has(next)))) ends.add(id);
  }
  return new Set([...tables.keys()].filter((id) => !ends.has(id)));
}

const leadsBack = (table: RollTable, tables: LintInput['tables']): boolean =>
  allSteps(
    table.rows.flatMap((row) => [...row.effects, ...(row.otherwise ?? [])]),
    tables,
  ).some(({ step, later }) => step.op === 'roll' && !later && step.table === table.id);

/** Tables whose rows roll on themselves: without end, or again and again until a face leads elsewhere. */
export function tableFindings(tables: LintInput['tables']): readonly Finding[] {
  const forever = endless(tables);
  return [...tables].flatMap(([id, table]) => {
    const params = { name: table.title };
    if (forever.has(id)) return [finding('error', 'rollsForever', `tables.${id}`, params)];
    return leadsBack(table, tables) ? [finding('note', 'rollsOnItself', `tables.${id}`, params)] : [];
  });
}
