import { useCallback, useEffect, useState } from 'react';
import { type BinItem, useBin } from '../../state/library/bin.ts';
import { useWords } from '../../words/useWords.ts';

/** What was removed, null until it has come, and what can be done with it. */
export function useBinShown() {
  const bin = useBin();
  const { copyName } = useWords('workshop');
  const [items, setItems] = useState<readonly BinItem[] | null>(null);
  const again = useCallback(() => bin.list().then(setItems), [bin]);
  useEffect(() => {
    void again();
  }, [again]);
  const bringBack = async (item: BinItem) => {
    const done = await bin.bringBack(item, copyName);
    await again();
    return done;
  };
  const empty = async () => {
    const done = await bin.empty();
    await again();
    return done;
  };
  return { items, bringBack, empty };
}
