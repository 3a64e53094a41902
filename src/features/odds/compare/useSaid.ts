import { useMemo } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { OddsSituation } from '../oddsSituation.ts';
import type { PicksNow } from '../usePicks.ts';
import { situationSaid } from './saidOf.ts';

/** Says a situation in one line, by the names of what was picked. */
export function useSaid(picks: PicksNow): (situation: OddsSituation) => string {
  const words = useWords('play');
  const own = useWords('odds');
  const compare = useWords('odds').compare;
  return useMemo(
    () => (situation) => situationSaid({ words, own, compare, picks }, situation),
    [words, own, compare, picks],
  );
}
