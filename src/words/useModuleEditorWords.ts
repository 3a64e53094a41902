import { use } from 'react';
import { type ModuleEditorWords, moduleEditorWords } from './moduleEditorWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What the editor of linked campaigns speaks with, in the language of the first words. Suspends until it is here. */
export function useModuleEditorWords(): ModuleEditorWords {
  const { language } = useFirstWords();
  return use(moduleEditorWords.fetch(language));
}
