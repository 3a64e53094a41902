import { useEffect, useSyncExternalStore } from 'react';
import { hasFinder, whenFinder } from '../engine/board/finding.ts';
import { waysOnBoards } from '../state/battle/waysOnBoards.ts';

/** Whether what finds ways on boards is here; it is fetched when it is wanted. */
export function useFinder(wanted: boolean): boolean {
  const isHere = useSyncExternalStore(whenFinder, hasFinder);
  useEffect(() => {
    if (wanted && !isHere) void waysOnBoards.fetch();
  }, [wanted, isHere]);
  return isHere;
}
