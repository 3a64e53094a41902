import { use } from 'react';
import { type SharingWords, sharingWords } from './sharingWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What sharing and taking a retinue speak with, in the language of the first words. Suspends until it is here. */
export function useSharingWords(): SharingWords {
  const { language } = useFirstWords();
  // Always by `use`: a hook that is left out when the words have come confuses React.
  return use(sharingWords.fetch(language));
}
