import { useCallback, useEffect, useState } from 'react';
import { packGoneSaid } from '../../forms/packGone.ts';
import { rowRemoval } from '../../forms/rowRemoval.ts';
import { usePacks } from '../../state/library/ownPacks.ts';
import { useApp } from '../../state/base/useApp.ts';
import { packUse } from '../../state/workshop/packUse.ts';
import { type PackDesk, type TakenPack, useWorkshopPack } from '../../state/workshop/packDesk.ts';
import type { MadeSystem } from '../../content/making/systems.ts';
import type { RawRow } from '../../content/packRows.ts';
import { useWords } from '../../words/useWords.ts';

/** A sentence above the bar, with at most one way back. */
interface BarSentence {
  readonly text: string;
  readonly undo?: (() => void) | null;
}

/** The pack of the workshop and those that were taken, and everything that can be done with them. */
export function usePackDesk() {
  const { readDesk, removeRow } = useWorkshopPack();
  const { removePack, putPackBack } = usePacks();
  const app = useApp();
  const words = useWords('workshop').packEditor;
  const { common } = useWords('shared');
  const [desk, setDesk] = useState<PackDesk | null>();
  const [said, setSaid] = useState<BarSentence | null>(null);
  const again = useCallback(() => readDesk().then(setDesk), [readDesk]);
  useEffect(() => {
    void again();
  }, [again]);
  const undoing = (name: string, undo: () => Promise<boolean>) => () =>
    void undo().then((done) => {
      setSaid({ text: done ? words.back(name) : words.failed });
      return again();
    });
  const remove = (row: RawRow, system: MadeSystem) =>
    rowRemoval({
      removeRow: (ref) => removeRow(ref, system),
      words: { ...words, inUse: (by) => words.inUse(row.name, by) },
      list: common.list,
      say: setSaid,
      again,
    })(row, row.name);
  const removeTaken = async ({ id, name }: TakenPack) => {
    const use = await packUse(app, id);
    if (use.leaning.length > 0) return setSaid({ text: words.inUse(name, common.list(use.leaning)) });
    const removed = await removePack(id);
    const gone = packGoneSaid(words.gone, common.list, name, use);
    if (removed === null) setSaid({ text: words.failed });
    else setSaid({ text: gone, undo: undoing(name, () => putPackBack(removed)) });
    await again();
  };
  return { desk, said, setSaid, remove, removeTaken };
}
