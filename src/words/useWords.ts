import { use } from 'react';
import { allWords } from './allWords.ts';
import { useFirstWords } from './useFirstWords.ts';
import type { Words } from './words.ts';

/** The whole catalogue in the language of the first words. Suspends until it is here. */
export function useWords(): Words {
  const { language } = useFirstWords();
  return allWords.here(language) ?? use(allWords.fetch(language));
}
