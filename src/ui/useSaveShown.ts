import { useEffect, useState } from 'react';
import type { SaveShown } from './SaveGlyph.tsx';

const SLOW_MS = 400;

/** How the save stands, as it is shown: while it is written, as it stood before, but for a writing longer than 400 ms. */
export function useSaveShown<S extends { readonly kind: SaveShown }>(save: S): S {
  const [slow, setSlow] = useState(false);
  const [settled, setSettled] = useState(save);
  const { kind } = save;
  if (kind !== 'writing' && save !== settled) setSettled(save);
  useEffect(() => {
    if (kind !== 'writing') return undefined;
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [kind]);
  return kind === 'writing' && !slow ? settled : save;
}
