import { useEffect, useState } from 'react';
import type { SaveShown } from './SaveGlyph.tsx';

const SLOW_MS = 400;

/** How the save stands, as it is shown; `writing` is shown only when it takes longer than 400 ms. */
export function useSaveShown(kind: SaveShown): SaveShown {
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
