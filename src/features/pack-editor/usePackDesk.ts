import { useCallback, useEffect, useState } from 'react';
import { usePacks } from '../../state/library/ownPacks.ts';
import { type PackDesk, type TakenPack, useWorkshopPack } from '../../state/workshop/packDesk.ts';
import type { RawRow } from '../../content/packRows.ts';
import { useWords } from '../../words/useWords.ts';

/** A sentence above the bar, with at most one way back. */
interface Said {
  readonly text: string;
  readonly undo?: () => void;
}

/** The pack of the workshop and those that were taken, and everything that can be done with them. */
export function usePackDesk() {
  const { readDesk, removeRow } = useWorkshopPack();
  const { removePack, putPackBack } = usePacks();
  const words = useWords('workshop').packEditor;
  const [desk, setDesk] = useState<PackDesk | null>();
  const [said, setSaid] = useState<Said | null>(null);
  const again = useCallback(() => readDesk().then(setDesk), [readDesk]);
  useEffect(() => {
    void again();
  }, [again]);
  const undoing = (name: string, undo: () => Promise<boolean>) => () =>
    void undo().then((done) => {
      setSaid({ text: done ? words.back(name) : words.failed });
      return again();
    });
  const remove = async (row: RawRow) => {
    const done = await removeRow(row);
    if (done.kind === 'inUse') setSaid({ text: words.inUse(row.name, done.by) });
    else if (done.kind === 'stored')
      setSaid({
        text: words.removed(row.name),
        undo: undoing(row.name, async () => (await done.undo()) === 'stored'),
      });
    else setSaid({ text: words[done.kind] });
    await again();
  };
  const removeTaken = async ({ id, name }: TakenPack) => {
    const removed = await removePack(id);
    if (removed === null) setSaid({ text: words.failed });
    else setSaid({ text: words.removed(name), undo: undoing(name, () => putPackBack(removed)) });
    await again();
  };
  return { desk, said, setSaid, remove, removeTaken };
}
