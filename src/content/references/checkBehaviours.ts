import { type ExtendProblem, whole } from '../../engine/behaviour/extend.ts';
import type { Behaviour, BehaviourRow } from '../../engine/behaviour/killTeam/table.ts';
import type { Placed } from '../parseFile.ts';
import { shippedBehaviours } from '../shippedBehaviours.ts';
import { type Check, inside, type ProblemPlace, report, reportRepeats } from './check.ts';

/** The rows a file itself says, each with the key under which it stands. */
function rowsOf(behaviour: Behaviour): readonly (readonly [key: string, row: BehaviourRow])[] {
  if (!('extends' in behaviour)) return behaviour.rows.map((row, index) => [`rows[${index}]`, row]);
  return [
    ...behaviour.replace.map((row, index) => [`replace[${index}]`, row] as const),
    ...behaviour.add.map(({ row }, index) => [`add[${index}].row`, row] as const),
  ];
}

function checkRowIds(check: Check, behaviour: Behaviour, place: ProblemPlace): void {
  reportRepeats(
    check,
    rowsOf(behaviour).map(([key, { id }]) => ({ ...inside(place, `${key}.id`), id })),
  );
}

function reportProblem(check: Check, place: ProblemPlace, problem: ExtendProblem): void {
  switch (problem.code) {
    case 'unknownTable':
      return report(check, inside(place, 'extends'), 'unknownReference', `there is no "${problem.id}" in behaviours`);
    case 'circle':
      return report(
        check,
        inside(place, 'extends'),
        'unknownReference',
        `"${problem.id}" extends itself in a circle, or too many others`,
      );
    case 'unknownRow':
      return report(check, place, 'unknownReference', `"${problem.id}" is no row of what it extends`);
  }
}

/** Adding a row whose id the extended table has already would make two of it. */
function checkAdded(check: Check, { row, ...place }: Placed<Behaviour>, of: ReadonlyMap<string, Behaviour>): void {
  if (!('extends' in row)) return;
  const parent = of.get(row.extends);
  const base = parent === undefined ? null : whole(parent, (id) => of.get(id)).table;
  const there = new Set(base?.rows.map(({ id }) => id));
  for (const [index, { row: added }] of row.add.entries())
    if (there.has(added.id) && !row.remove.includes(added.id))
      report(check, inside(place, `add[${index}].row.id`), 'duplicateId', `"${added.id}" is a row of what it extends`);
}

/**
 * Decision tables of enemies: row ids stand once, what they extend exists (in the pack or among those that ship) and leads
 * to no circle, rows they change are there. Examples belong to a table that exists.
 */
export function checkBehaviours(check: Check): void {
  const placed = check.rows.behaviours;
  if (placed === null) return;
  const all = new Map([...shippedBehaviours(), ...placed.map(({ row }) => [row.id, row] as const)]);
  for (const each of placed) {
    checkRowIds(check, each.row, each);
    checkAdded(check, each, all);
    const { problems } = whole(each.row, (id) => all.get(id));
    for (const problem of problems) reportProblem(check, each, problem);
  }
  for (const { row, ...place } of check.rows.examples ?? [])
    if (!all.has(row.table))
      report(check, inside(place, 'table'), 'unknownReference', `there is no "${row.table}" in behaviours`);
}
