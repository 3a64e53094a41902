import { useSyncExternalStore } from 'react';

const QUERY = '(min-width: 1000px)';

function subscribe(changed: () => void): () => void {
  const list = matchMedia(QUERY);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

const isDesk = (): boolean => matchMedia(QUERY).matches;

/** Whether there is room for several columns of cards now: from 1000 px on. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, isDesk);
