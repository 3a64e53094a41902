import { use } from 'react';
import { type ScenarioPlayWords, scenarioPlayWords } from './scenarioPlayWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What playing a scenario speaks with, in the language of the first words. Suspends until it is here. */
export function useScenarioPlayWords(): ScenarioPlayWords {
  const { language } = useFirstWords();
  // Always by `use`: a hook that is left out when the words have come confuses React.
  return use(scenarioPlayWords.fetch(language));
}
