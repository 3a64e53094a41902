import { useSyncExternalStore } from 'react';

/** Whether the screen is like that now; `query` is a media query and must stay the same. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
  );

/** Tablet and desktop: three columns, full words in the strip. */
export const WIDE = '(min-width: 900px)';
