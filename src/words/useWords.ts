import { use } from 'react';
import { allWords } from './allWords.ts';
import { useContentOf } from './useContentOf.ts';
import { useFirstWords } from './useFirstWords.ts';
import type { Words } from './words.ts';

/** The whole catalogue in the language of the first words. Suspends until it is here. */
export function useWords(): Words {
  const { language } = useFirstWords();
  // Always by `use`: a hook that is left out when the words have come confuses React.
  return useContentOf(use(allWords.fetch(language)));
}
