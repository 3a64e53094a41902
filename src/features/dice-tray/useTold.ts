import { hasAttackOdds, useGame } from '../../state/store.ts';
import { useFirstWords } from '../../words/useFirstWords.ts';
import type { Told } from './view/worth.ts';

/** The language in which the worth of choices is told; null: odds are switched off. */
export function useTold(): Told {
  const { language } = useFirstWords();
  return useGame(hasAttackOdds) ? language : null;
}
