import { use } from 'react';
import { type RowWords, rowWords } from './rowWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What rows of the campaign pack are called and mean, in the language of the first words. Suspends until they are here. */
export function useRowWords(): RowWords {
  const { language } = useFirstWords();
  return use(rowWords.fetch(language));
}
