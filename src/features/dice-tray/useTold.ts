import { useGame } from '../../state/base/useApp.ts';
import { hasAttackOdds } from '../../state/base/store.ts';
import { useWords } from '../../words/useWords.ts';
import type { Told } from './view/worth.ts';

/** The language in which the worth of choices is told; null: odds are switched off. */
export function useTold(): Told {
  const { language } = useWords('shared');
  return useGame(hasAttackOdds) ? language : null;
}
