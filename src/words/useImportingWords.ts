import { use } from 'react';
import { type ImportingWords, importingWords } from './importingWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What the screen that imports rosters speaks with, in the language of the first words. Suspends until it is here. */
export function useImportingWords(): ImportingWords {
  const { language } = useFirstWords();
  // Always by `use`: a hook that is left out when the words have come confuses React.
  return use(importingWords.fetch(language));
}
