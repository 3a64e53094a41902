import { use } from 'react';
import { useFirstWords } from './useFirstWords.ts';
import { type ScenarioEditorWords, scenarioEditorWords } from './scenarioEditorWords.ts';

/** What the editor of scenarios speaks with, in the language of the first words. Suspends until it is here. */
export function useScenarioEditorWords(): ScenarioEditorWords {
  const { language } = useFirstWords();
  return use(scenarioEditorWords.fetch(language));
}
