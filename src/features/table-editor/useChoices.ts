import { useEffect, useMemo, useState } from 'react';
import type { MissionRow } from '../../content/schema/mission.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import type { Choice, Choices } from '../../forms/choices.ts';
import { placeChoices } from '../../forms/placeChoices.ts';
import { useWords } from '../../words/useWords.ts';
import { useMadeTables } from '../../state/workshop/rollTables.ts';

const once = (all: readonly Choice[]): readonly Choice[] => [...new Map(all.map((each) => [each.id, each])).values()];

/** What rows of a table may name: of all scenarios that may roll on it, and the tables that it may roll on itself. */
function choicesOf(scenarios: readonly MissionRow[], tables: readonly RollTable[]): Choices {
  const scripts = scenarios.flatMap(({ script }) => script ?? []);
  return {
    counter: once(scenarios.flatMap(({ counters }) => counters)),
    tick: once(scenarios.flatMap(({ ticks }) => ticks)),
    passage: once(scripts.flatMap(({ passages }) => passages.map(({ id, title }) => ({ id, name: title })))),
    objective: once(scripts.flatMap(({ objectives }) => objectives.map(({ id, text }) => ({ id, name: text })))),
    wave: once(scripts.flatMap(({ waves }) => waves)),
    table: tables.map(({ id, title }) => ({ id, name: title })),
    flag: [],
  };
}

/** Whether an action of these scenarios rolls on a table, and none has it for its events: its rows are about whoever acts. */
const isAbout = (scenarios: readonly MissionRow[], id: string): boolean =>
  scenarios.some(({ script }) => script?.actions.some(({ table }) => table === id) === true) &&
  scenarios.every(({ plan }) => plan?.eventTable !== id);

/** What rows of this table may name, and whether there is somebody whom they are about; nothing until it is read. */
export function useChoices(id: string): { readonly choices: Choices; readonly about: boolean } {
  const rollTables = useMadeTables();
  const words = useWords('shared');
  const [scenarios, setScenarios] = useState<readonly MissionRow[]>([]);
  const [tables, setTables] = useState<readonly RollTable[]>([]);
  useEffect(() => {
    let wanted = true;
    const read = async () => {
      const [found, all] = await Promise.all([rollTables.scenarios(), rollTables.read()]);
      if (!wanted) return;
      setScenarios(found);
      setTables((all ?? []).filter((table) => table.id !== id));
    };
    void read();
    return () => {
      wanted = false;
    };
  }, [id, rollTables]);
  return useMemo(
    () => ({
      choices: { ...choicesOf(scenarios, tables), place: placeChoices(words) },
      about: isAbout(scenarios, id),
    }),
    [scenarios, tables, id, words],
  );
}
