import { use } from 'react';
import { type StorageWords, storageWords } from './storageWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What the screen about saving speaks with, in the language of the first words. Suspends until it is here. */
export function useStorageWords(): StorageWords {
  const { language } = useFirstWords();
  // Always by `use`: a hook that is left out when the words have come confuses React.
  return use(storageWords.fetch(language));
}
