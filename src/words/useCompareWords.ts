import { use } from 'react';
import { type CompareWords, compareWords } from './compareWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What the comparison of odds speaks with, in the language of the first words. Suspends until it is here. */
export function useCompareWords(): CompareWords {
  const { language } = useFirstWords();
  return use(compareWords.fetch(language));
}
