import { useEffect, useState } from 'react';
import { useGame } from '../../state/store.ts';
import type { SaveShown } from '../../ui/SaveGlyph.tsx';
import type { TableWords } from '../../words/tableWords.ts';

const SLOW_MS = 400;

/** The save glyph's state; `writing` is shown only when it takes longer than 400 ms. */
export function useSaveShown(): SaveShown {
  const kind = useGame((game) => game.save.kind);
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (kind !== 'writing') return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [kind]);
  return kind === 'writing' && !slow ? 'saved' : kind;
}

/** The glyph as a sentence. */
export const saveSentence = (words: TableWords, shown: SaveShown): string =>
  ({
    saved: words.storage.saved,
    writing: words.storage.writing,
    unsaved: words.storage.notSavedFull,
    readOnly: words.storage.readOnlyFull,
  })[shown];
