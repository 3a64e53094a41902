import { use } from 'react';
import { type RollTableWords, rollTableWords } from './rollTableWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What roll tables speak with, in the language of the first words. Suspends until it is here. */
export function useRollTableWords(): RollTableWords {
  const { language } = useFirstWords();
  return use(rollTableWords.fetch(language));
}
