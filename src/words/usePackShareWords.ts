import { use } from 'react';
import { type PackShareWords, packShareWords } from './packShareWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What sharing and taking packs speak with, in the language of the first words. Suspends until it is here. */
export function usePackShareWords(): PackShareWords {
  const { language } = useFirstWords();
  return use(packShareWords.fetch(language));
}
