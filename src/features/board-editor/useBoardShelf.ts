import { useState } from 'react';
import { documentId } from '../../content/documentId.ts';
import { keptBoard } from '../../content/killzones/boardFile.ts';
import type { KillzoneRow } from '../../content/killzones/schema.ts';
import { idOf } from '../../content/tableIds.ts';
import { rowRemoval } from '../../forms/rowRemoval.ts';
import { useChance } from '../../state/base/useApp.ts';
import { useMadeBoards } from '../../state/workshop/madeBoards.ts';
import { useWorkshopPack } from '../../state/workshop/packDesk.ts';
import { useWords } from '../../words/useWords.ts';
import { useBoards } from './useBoards.ts';

/** A sentence about what was done, with at most one way back. */
interface ShelfSaid {
  readonly text: string;
  readonly undo: (() => void) | null;
}

/** The boards there are, and what can be done with them. `onOpen`: shows one that has just been made. */
export function useBoardShelf(onOpen: (id: string) => void) {
  const madeBoards = useMadeBoards();
  const { newSeed } = useChance();
  const words = useWords('workshop').boardEditor;
  const { list } = useWords('shared').common;
  const { boards, again } = useBoards();
  const [said, setSaid] = useState<ShelfSaid | null>(null);
  const make = async (made: KillzoneRow) => {
    const named = { ...made, id: documentId(idOf(made.name), newSeed()) };
    const row = keptBoard(named, { name: words.nameless, text: words.textless }) ?? named;
    const done = await madeBoards.keep(() => ({ row, was: null, copyName: words.copyName }));
    if (done.kind === 'stored') onOpen(done.row.id);
    else setSaid({ text: words[done.kind], undo: null });
    await again();
  };
  const removeRow = rowRemoval({ ...useWorkshopPack(), words, list, say: setSaid, again });
  const remove = ({ id, name }: KillzoneRow) => removeRow({ kind: 'killzones', id }, name);
  return { boards, said, make, remove };
}
