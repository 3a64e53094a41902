import type { EffectStep } from '../../engine/family/killteam/tables/effect.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { stepsWithin, tablesOfSteps } from '../../engine/family/killteam/tables/namedBySteps.ts';
import type { MissionRow } from '../schema/mission.ts';
import { type Check, findRow, inside, type ProblemPlace, report } from './check.ts';
import { type Named, namedByStep, type ScenarioNames } from './checkScenarioNames.ts';

/** More tables than any scenario leads to: all of them are copied into its battle. */
const MOST_TABLES = 100;

/** A table that a scenario names, and where it does. `depth`: how many packs below it stands. */
interface Used {
  readonly id: string;
  readonly at: ProblemPlace;
  readonly depth: number;
}

/** The tables that effects roll on, each with its place. */
const ofSteps = (place: ProblemPlace, steps: readonly EffectStep[]): readonly Used[] =>
  steps.flatMap((step, index) =>
    stepsWithin(step).flatMap((inner) =>
      inner.step.op === 'roll'
        ? [{ id: inner.step.table, at: { ...place, path: `${place.path}[${index}]${inner.path}.table` }, depth: 0 }]
        : [],
    ),
  );

const one = (place: ProblemPlace, id: string | null | undefined): readonly Used[] =>
  id === null || id === undefined ? [] : [{ id, at: place, depth: 0 }];

/** Every place at which a scenario names a table. */
function usedBy(place: ProblemPlace, { script, plan }: MissionRow): readonly Used[] {
  return [
    ...one(inside(place, 'plan.eventTable'), plan?.eventTable),
    ...(plan?.tables ?? []).flatMap((id, index) => one(inside(place, `plan.tables[${index}]`), id)),
    ...(script?.actions ?? []).flatMap(({ table, effects }, index) => [
      ...one(inside(place, `script.actions[${index}].table`), table),
      ...ofSteps(inside(place, `script.actions[${index}].effects`), effects),
    ]),
    ...(script?.hooks ?? []).flatMap(({ effects }, index) =>
      ofSteps(inside(place, `script.hooks[${index}].effects`), effects),
    ),
  ];
}

const allSteps = ({ rows }: RollTable): readonly EffectStep[] =>
  rows.flatMap(({ effects, otherwise }) => [...effects, ...(otherwise ?? [])]);

const namedBy = (steps: readonly EffectStep[]): readonly Named[] =>
  steps.flatMap(stepsWithin).flatMap(({ step }) => namedByStep(step) ?? []);

/** Everything a scenario needs to have because of a table that it uses; null: it leads to more tables than it may. */
function needed(check: Check, first: readonly Used[]): readonly (Used & { readonly named: Named })[] | null {
  const open = [...first];
  const seen = new Set<string>();
  const all: (Used & { named: Named })[] = [];
  for (const used of open) {
    const found = findRow(check, { kind: 'tables', id: used.id }, used.depth);
    const key = `${found?.depth} ${used.id}`;
    if (found === undefined || seen.has(key)) continue;
    seen.add(key);
    if (seen.size > MOST_TABLES) return null;
    const steps = allSteps(found.row);
    for (const named of namedBy(steps)) all.push({ ...used, named });
    for (const id of new Set(tablesOfSteps(steps))) open.push({ id, at: used.at, depth: found.depth });
  }
  return all;
}

/**
 * Roll tables that a scenario leads to, by its own word or by a row of another of them, name only counters, ticks, passages,
 * objectives and waves that it has. Told where the scenario names the table, once for each thing.
 */
export function checkUsedTables(check: Check, place: ProblemPlace, mission: MissionRow, names: ScenarioNames): void {
  const all = needed(check, usedBy(place, mission));
  if (all === null) report(check, place, 'tooLarge', `the scenario leads to more than ${MOST_TABLES} tables`);
  const said = new Set<string>();
  for (const { id: table, at, named } of all ?? []) {
    const { thing, id } = named;
    if (names[thing].has(id) || said.has(`${thing} ${id}`)) continue;
    said.add(`${thing} ${id}`);
    report(check, at, 'unknownReference', `table "${table}": the scenario has no ${thing} "${id}"`);
  }
}
