import { useCallback, useEffect, useState } from 'react';
import type { MissionRow } from '../../content/schema/mission.ts';
import { keptScenario, type Scenario } from '../../content/scenarioFiles.ts';
import { type RemovedScenario, useMadeScenarios } from '../../state/workshop/madeScenarios.ts';
import type { GivenRow } from '../../state/workshop/madeRows.ts';
import { useWords } from '../../words/useWords.ts';
import { useScenarios } from './useScenarios.ts';

/** A scenario to be kept, and where it is kept aside if it was removed. */
type Given = Pick<GivenRow<MissionRow>, 'row' | 'restored'>;

/** A sentence about what was done, with at most one way back. */
export interface ShelfSaid {
  readonly text: string;
  readonly undo: (() => void) | null;
}

/** The scenarios that were removed, the last first; none while they cannot be read. */
function useRemoved() {
  const madeScenarios = useMadeScenarios();
  const [removed, setRemoved] = useState<readonly RemovedScenario[]>([]);
  const look = useCallback(() => madeScenarios.removed().then((found) => setRemoved(found ?? [])), [madeScenarios]);
  useEffect(() => {
    void look();
  }, [look]);
  return { removed, look };
}

/** The scenarios there are, and what can be done with them. `onOpen`: shows one that has just been made. */
export function useScenarioShelf(onOpen: (id: string) => void) {
  const madeScenarios = useMadeScenarios();
  const words = useWords('workshop').scenarioEditor;
  const { scenarios, again } = useScenarios();
  const { removed, look } = useRemoved();
  const [said, setSaid] = useState<ShelfSaid | null>(null);
  const taken = new Set([...(scenarios?.own ?? []).map(({ id }) => id), ...(scenarios?.base.missions.keys() ?? [])]);
  const keep = async (given: Given, then: (kept: MissionRow) => void) => {
    const done = await madeScenarios.keep(() => ({ ...given, was: null, copyName: words.copyName }));
    if (done.kind === 'stored') then(done.row);
    else setSaid({ text: words[done.kind], undo: null });
    await Promise.all([again(), look()]);
  };
  const make = (made: Scenario) =>
    void keep({ row: keptScenario(made, words.nameless) ?? made }, ({ id }) => onOpen(id));
  const bringBack = ({ row, key }: RemovedScenario) =>
    void keep({ row, restored: key }, ({ name }) => setSaid({ text: words.back(name), undo: null }));
  const remove = async (row: MissionRow) => {
    const kind = await madeScenarios.remove(row.id);
    const aside = (await madeScenarios.removed())?.find((each) => each.row.id === row.id);
    const undo = aside === undefined ? null : () => bringBack(aside);
    setSaid(kind === 'stored' ? { text: words.removed(row.name), undo } : { text: words[kind], undo: null });
    await Promise.all([again(), look()]);
  };
  return { scenarios, removed, said, setSaid, taken, make, remove, bringBack };
}

export type ScenarioShelved = ReturnType<typeof useScenarioShelf>;
