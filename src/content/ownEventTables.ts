import { stepsWithin } from '../engine/family/killteam/tables/namedBySteps.ts';
import type { RollTable } from '../engine/family/killteam/tables/rollTable.ts';
import type { Pack } from './pack.ts';
import { namedByStep } from './references/checkScenarioNames.ts';

const namesScenario = ({ rows }: RollTable): boolean =>
  rows
    .flatMap(({ effects, otherwise }) => [...effects, ...(otherwise ?? [])])
    .flatMap(stepsWithin)
    .some(({ step }) => namedByStep(step) !== null);

/**
 * Tables that people have made and whose rows can be the events of any scenario, by id: they name nothing that one scenario
 * alone has, and no action rolls on them, so that they are about nobody who acts.
 */
export function ownEventTables({ tables, missions }: Pick<Pack, 'tables' | 'missions'>): readonly string[] {
  const rolled = new Set(
    [...missions.values()].flatMap(({ script }) => script?.actions.map(({ table }) => table) ?? []),
  );
  return [...tables.values()]
    .filter(({ provenance }) => provenance === 'user')
    .filter((table) => !rolled.has(table.id) && !namesScenario(table))
    .map(({ id }) => id);
}
