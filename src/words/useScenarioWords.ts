import { use } from 'react';
import { useFirstWords } from './useFirstWords.ts';
import { type ScenarioWords, scenarioWords } from './scenarioWords.ts';

/** What scenarios are said with, in the language of the first words. Suspends until it is here. */
export function useScenarioWords(): ScenarioWords {
  const { language } = useFirstWords();
  return use(scenarioWords.fetch(language));
}
