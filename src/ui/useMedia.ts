import { useSyncExternalStore } from 'react';

interface Watched {
  readonly subscribe: (changed: () => void) => () => void;
  readonly matches: () => boolean;
}

function watch(query: string): Watched {
  const list = matchMedia(query);
  return {
    subscribe: (changed) => {
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    matches: () => list.matches,
  };
}

const watched = new Map<string, Watched>();

/** One list a query: to ask the browser anew with every drawing costs more than the drawing. */
function watchedOf(query: string): Watched {
  const known = watched.get(query) ?? watch(query);
  watched.set(query, known);
  return known;
}

/** Whether the screen is like that now; `query` is a media query. */
export function useMedia(query: string): boolean {
  const { subscribe, matches } = watchedOf(query);
  return useSyncExternalStore(subscribe, matches);
}

/** Tablet and desktop: three columns, full words in the strip. */
export const WIDE = '(min-width: 900px)';
