import { use } from 'react';
import { type PackEditorWords, packEditorWords } from './packEditorWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What the workshop’s own pack speaks with, in the language of the first words. Suspends until it is here. */
export function usePackEditorWords(): PackEditorWords {
  const { language } = useFirstWords();
  return use(packEditorWords.fetch(language));
}
