import { useDeferredValue, useMemo } from 'react';
import type { SearchShown } from './searchShown.ts';

interface Acting {
  readonly search: () => SearchShown | null;
}

/**
 * How the place was found where who acts goes, once what it does is on the screen: `search` null until then, and where nothing
 * was looked for; `isCounted`: it is known.
 */
export function useSearch(acting: Acting | null): { readonly search: SearchShown | null; readonly isCounted: boolean } {
  const shown = useDeferredValue<Acting | null>(acting, null);
  const search = useMemo(() => shown?.search() ?? null, [shown]);
  const isCounted = shown === acting;
  return { search: isCounted ? search : null, isCounted };
}
