import { useSyncExternalStore } from 'react';

/** From here on the layout of boards has columns at both sides. */
const QUERY = '(min-width: 900px)';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

const hasColumns = (): boolean => matchMedia(QUERY).matches;

/** Whether pieces and what is chosen stand beside the board, and not below it. */
export const useColumns = (): boolean => useSyncExternalStore(subscribe, hasColumns);
