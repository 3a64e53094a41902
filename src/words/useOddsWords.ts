import { use } from 'react';
import { type OddsWords, oddsWords } from './oddsWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What the page of odds speaks with, in the language of the first words. Suspends until it is here. */
export function useOddsWords(): OddsWords {
  const { language } = useFirstWords();
  return use(oddsWords.fetch(language));
}
