import { useState } from 'react';
import { documentId } from '../../content/documentId.ts';
import { keptModule } from '../../content/moduleFiles.ts';
import type { ModuleRow } from '../../content/schema/module.ts';
import { rowRemoval } from '../../forms/rowRemoval.ts';
import { useWorkshopPack } from '../../state/workshop/packDesk.ts';
import { useMadeModules } from '../../state/workshop/madeModules.ts';
import { useChance } from '../../state/base/useApp.ts';
import { useWords } from '../../words/useWords.ts';
import { useModules } from './useModules.ts';

/** A sentence about what was done, with at most one way back. */
interface ShelfSaid {
  readonly text: string;
  readonly undo: (() => void) | null;
}

/** The linked campaigns there are, and what can be done with them. `onOpen`: shows one that has just been made. */
export function useModuleShelf(onOpen: (id: string) => void) {
  const madeModules = useMadeModules();
  const { newSeed } = useChance();
  const words = useWords('workshop').moduleEditor;
  const { list } = useWords('shared').common;
  const { modules, again } = useModules();
  const [said, setSaid] = useState<ShelfSaid | null>(null);
  const { own = [], scenarios } = modules ?? {};
  const taken = new Set([...own.map(({ id }) => id), ...(scenarios?.base.modules.keys() ?? [])]);
  const keep = async (row: ModuleRow, then: (kept: ModuleRow) => void) => {
    const done = await madeModules.keep(() => ({ row, was: null, copyName: words.copyName }));
    if (done.kind === 'stored') then(done.row);
    else setSaid({ text: words[done.kind], undo: null });
    await again();
  };
  const make = (made: ModuleRow) => {
    const row = keptModule(made, words.nameless) ?? made;
    void keep({ ...row, id: documentId(row.id, newSeed()) }, ({ id }) => onOpen(id));
  };
  const removeRow = rowRemoval({ ...useWorkshopPack(), words, list, say: setSaid, again });
  const remove = ({ id, name }: ModuleRow) => removeRow({ kind: 'modules', id }, name);
  return { modules, said, taken, make, remove };
}
