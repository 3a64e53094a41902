import { use } from 'react';
import { type TableWords, tableWords } from './tableWords.ts';
import { useContentOf } from './useContentOf.ts';
import { useFirstWords } from './useFirstWords.ts';

/** The words of the table in the language of the first words. Suspends until they are here. */
export function useTableWords(): TableWords {
  const { language } = useFirstWords();
  // Always by `use`: a hook that is left out when the words have come confuses React.
  return useContentOf(use(tableWords.fetch(language)));
}
