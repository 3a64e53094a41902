import { useState } from 'react';
import { cutWords } from '../../engine/core/plainWords.ts';
import type { MadeRow } from '../../content/making/kinds.ts';
import { madeRowsIn } from '../../content/making/madeRows.ts';
import { newRow, renamedRow, withPartIds } from '../../content/making/newRow.ts';
import type { MadeRef } from '../../content/making/systems.ts';
import { freeId, idOf } from '../../content/tableIds.ts';
import { type RemovalSaid, rowRemoval } from '../../forms/rowRemoval.ts';
import { type MadeSource, useMade } from '../../state/workshop/made.ts';
import { useWorkshopPack } from '../../state/workshop/packDesk.ts';
import { useWords } from '../../words/useWords.ts';
import { kindWords } from './labels.ts';
import { useDesk } from './useDesk.ts';
import { useNamed, useTold } from './useNamed.ts';

const LONGEST_NAME = 80;

/** The rows of a kind, and what can be done with them. `onOpen`: shows one that has just been made. */
export function useKindShelf(of: MadeRef, onOpen: (id: string) => void) {
  const made = useMade();
  const words = useWords('making');
  const { list } = useWords('shared').common;
  const named = useNamed(of.kind);
  const told = useTold();
  const { desk, again } = useDesk(of.system);
  const [said, setSaid] = useState<RemovalSaid | null>(null);
  const { system, kind } = of;
  const fault = (why: 'failed' | 'tooLarge') => setSaid({ text: words[why], undo: null, harm: true });
  const idFor = (name: string): string => {
    const own = desk == null ? [] : madeRowsIn(desk.files, kind).map(({ id }) => id);
    const others = desk?.sources.flatMap(({ pack }) => [...pack[kind].keys()]) ?? [];
    return freeId(idOf(name), new Set([...own, ...others]));
  };
  const keep = async (row: MadeRow) => {
    const done = await made.keeper(of).keep(() => ({ row, was: null, copyName: words.copyName }));
    if (done.kind === 'stored') onOpen(done.row.id);
    else fault(done.kind);
  };
  const make = () => {
    const name = kindWords(words, of).fresh;
    return keep(newRow(kind, { id: idFor(name), name }, system));
  };
  const double = (row: MadeRow) => {
    const name = cutWords(words.copyName(row.name), LONGEST_NAME);
    return keep(withPartIds(kind, { ...renamedRow(kind, row, name), id: idFor(name) }));
  };
  /** Takes a copy of a row of others, with all it leads to. */
  const copy = async ({ pack }: MadeSource, id: string, name: string) => {
    const called = cutWords(words.copyName(name), LONGEST_NAME);
    const done = await made.take(system, { pack, named, told }, { kind, id, called });
    if (done.kind === 'stored') onOpen(done.id);
    else fault(done.kind);
  };
  const { removeRow } = useWorkshopPack();
  const removal = rowRemoval({ removeRow: (ref) => removeRow(ref, system), words, list, say: setSaid, again });
  const remove = ({ id, name }: MadeRow) => removal({ kind, id }, name);
  return { desk, said, setSaid, make, double, copy, remove };
}
