import { cutWords } from '../../engine/core/plainWords.ts';
import { useCallback, useEffect, useState } from 'react';
import { documentId } from '../../content/documentId.ts';
import { idOf } from '../../content/tableIds.ts';
import type { RollTable } from '../../engine/family/killteam/tables/rollTable.ts';
import { rowRemoval } from '../../forms/rowRemoval.ts';
import { useWorkshopPack } from '../../state/workshop/packDesk.ts';
import { type KeptTable, useMadeTables } from '../../state/workshop/rollTables.ts';
import { useChance } from '../../state/base/useApp.ts';
import { useWords } from '../../words/useWords.ts';
import { newTable } from './ranges.ts';

/** A sentence about what was done, with at most one way back. */
interface BarSentence {
  readonly text: string;
  readonly undo?: (() => void) | null;
}

/** The roll tables of one’s own, and what can be done with them. `onOpen`: shows one that has just been made. */
export function useRollTables(onOpen: (id: string) => void) {
  const rollTables = useMadeTables();
  const { newSeed } = useChance();
  const words = useWords('workshop').rollTables;
  const { list } = useWords('shared').common;
  const [tables, setTables] = useState<readonly RollTable[] | null>();
  const [said, setSaid] = useState<BarSentence | null>(null);
  const again = useCallback(() => rollTables.read().then(setTables), [rollTables]);
  useEffect(() => {
    void again();
  }, [again]);
  const told = async (kind: KeptTable['kind'], then: () => void) => {
    if (kind === 'stored') then();
    else setSaid({ text: words[kind] });
    await again();
  };
  const keep = async (table: RollTable, then: () => void) =>
    told((await rollTables.keep(() => ({ table, was: null, copyName: words.copyName }))).kind, then);
  const make = () => {
    const id = documentId(idOf(words.newTitle), newSeed());
    const { nothing, something } = words.firstRows;
    void keep(newTable(id, words.newTitle, [nothing, something]), () => onOpen(id));
  };
  const duplicate = (table: RollTable) => {
    const title = cutWords(words.copyName(table.title), 80);
    const id = documentId(idOf(title), newSeed());
    void keep({ ...table, id, title, provenance: 'user' }, () => onOpen(id));
  };
  const removeRow = rowRemoval({ ...useWorkshopPack(), words, list, say: setSaid, again });
  const remove = ({ id, title }: RollTable) => removeRow({ kind: 'tables', id }, title);
  return { tables, said, make, duplicate, remove };
}
