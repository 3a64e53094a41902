import { use } from 'react';
import { type BehaviourWords, behaviourWords } from './behaviourWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What decision tables are told with, in the language of the first words. Suspends until it is here. */
export function useBehaviourWords(): BehaviourWords {
  const { language } = useFirstWords();
  return use(behaviourWords.fetch(language));
}
