import { useState } from 'react';
import { documentId } from '../../content/documentId.ts';
import type { MissionRow } from '../../content/schema/mission.ts';
import { keptScenario, type EditedScenario } from '../../content/scenarioFiles.ts';
import { rowRemoval } from '../../forms/rowRemoval.ts';
import { useWorkshopPack } from '../../state/workshop/packDesk.ts';
import { useMadeScenarios } from '../../state/workshop/madeScenarios.ts';
import { useChance } from '../../state/base/useApp.ts';
import { useWords } from '../../words/useWords.ts';
import { useScenarios } from './useScenarios.ts';

/** A sentence about what was done, with at most one way back. */
export interface ShelfSaid {
  readonly text: string;
  readonly undo: (() => void) | null;
}

/** The scenarios there are, and what can be done with them. `onOpen`: shows one that has just been made. */
export function useScenarioShelf(onOpen: (id: string) => void) {
  const madeScenarios = useMadeScenarios();
  const { newSeed } = useChance();
  const words = useWords('workshop').scenarioEditor;
  const { list } = useWords('shared').common;
  const { scenarios, again } = useScenarios();
  const [said, setSaid] = useState<ShelfSaid | null>(null);
  const taken = new Set([...(scenarios?.own ?? []).map(({ id }) => id), ...(scenarios?.base.missions.keys() ?? [])]);
  const keep = async (row: MissionRow, then: (kept: MissionRow) => void) => {
    const done = await madeScenarios.keep(() => ({ row, was: null, copyName: words.copyName }));
    if (done.kind === 'stored') then(done.row);
    else setSaid({ text: words[done.kind], undo: null });
    await again();
  };
  const make = (made: EditedScenario) => {
    const row = keptScenario(made, words.nameless) ?? made;
    void keep({ ...row, id: documentId(row.id, newSeed()) }, ({ id }) => onOpen(id));
  };
  const removeRow = rowRemoval({ ...useWorkshopPack(), words, list, say: setSaid, again });
  const remove = ({ id, name }: MissionRow) => removeRow({ kind: 'missions', id }, name);
  return { scenarios, said, setSaid, taken, make, remove };
}

export type ScenarioShelved = ReturnType<typeof useScenarioShelf>;
