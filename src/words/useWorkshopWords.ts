import { use } from 'react';
import { useFirstWords } from './useFirstWords.ts';
import { type WorkshopWords, workshopWords } from './workshopWords.ts';

/** What the workshop speaks with, in the language of the first words. Suspends until it is here. */
export function useWorkshopWords(): WorkshopWords {
  const { language } = useFirstWords();
  return use(workshopWords.fetch(language));
}
