import { use } from 'react';
import { type TableWords, tableWords } from './tableWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** The words of the table in the language of the first words. Suspends until they are here. */
export function useTableWords(): TableWords {
  const { language } = useFirstWords();
  return tableWords.here(language) ?? use(tableWords.fetch(language));
}
