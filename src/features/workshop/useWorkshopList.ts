import { useState } from 'react';
import { rowRemoval } from '../../forms/rowRemoval.ts';
import { useWorkshopPack } from '../../state/workshop/packDesk.ts';
import { type BroughtTables, type OwnTable, type SavedTables, useTables } from '../../state/workshop/workshop.ts';
import { downloadText } from '../../ui/downloadText.ts';
import { pickTextFile } from '../../ui/pickTextFile.ts';
import { useWords } from '../../words/useWords.ts';
import { useChance } from '../../state/base/useApp.ts';
import { markedTable } from './making.ts';
import { shelfOf, type Shelved, takenIds } from './shelf.ts';
import { useWorkshop } from './useWorkshop.ts';

/** A sentence above the bar, with at most one way back. */
interface BarSentence {
  readonly text: string;
  readonly harm?: boolean;
  readonly undo?: (() => void) | null;
}

/** Tables out of a file, looked at before they are kept. `onUnread`: it is no text. */
function useBrought(onUnread: () => void) {
  const { readTables } = useTables();
  const [brought, setBrought] = useState<BroughtTables | null>(null);
  const pick = () =>
    pickTextFile((text) => {
      if (text === null) onUnread();
      else void readTables(text).then(setBrought);
    });
  return { brought, close: () => setBrought(null), pick };
}

/** The tables and everything that can be done with them. `onOpen`: shows one. */
export function useWorkshopList(onOpen: (id: string) => void) {
  const { saveTables, exportTables } = useTables();
  const { newSeed } = useChance();
  const words = useWords('workshop');
  const { list } = useWords('shared').common;
  const { workshop, again } = useWorkshop();
  const [said, setSaid] = useState<BarSentence | null>(null);
  const file = useBrought(() => setSaid({ text: words.brought.unread, harm: true }));
  const all = workshop === undefined || workshop === null ? [] : shelfOf(workshop);
  const told = async ({ kind }: SavedTables, then: () => void) => {
    if (kind === 'stored') then();
    else setSaid({ text: words[kind], harm: true });
    await again();
  };
  const keep = async (
    tables: readonly OwnTable[],
    was: readonly OwnTable[],
    then: (kept: readonly OwnTable[]) => void,
  ) => {
    const done = await saveTables(() => ({ tables, was, copyName: words.copyName }));
    await told(done, () => then(done.kind === 'stored' ? done.tables : []));
  };
  const make = (table: OwnTable) =>
    void keep(markedTable(table, newSeed()), [], ([made]) => made && onOpen(made.behaviour.id));
  const removeRow = rowRemoval({ ...useWorkshopPack(), words, list, say: setSaid, again });
  const remove = ({ owned: { behaviour } }: Shelved) =>
    removeRow({ kind: 'behaviours', id: behaviour.id }, behaviour.name);
  const exported = (tables: readonly OwnTable[], name: string) => {
    downloadText(`${name}.json`, exportTables(tables));
    setSaid({ text: words.exported });
  };
  const take = (tables: readonly OwnTable[]) => {
    file.close();
    void keep(tables, workshop?.own ?? [], () => setSaid({ text: words.brought.taken(tables.length) }));
  };
  return { workshop, all, taken: takenIds(all), said, setSaid, file, make, remove, exported, take };
}

export type WorkshopList = ReturnType<typeof useWorkshopList>;
