import { use } from 'react';
import { type ScenarioPrintWords, scenarioPrintWords } from './scenarioPrintWords.ts';
import { useFirstWords } from './useFirstWords.ts';

/** What a scenario is printed with, in the language of the first words. Suspends until it is here. */
export function useScenarioPrintWords(): ScenarioPrintWords {
  const { language } = useFirstWords();
  // Always by `use`: a hook that is left out when the words have come confuses React.
  return use(scenarioPrintWords.fetch(language));
}
