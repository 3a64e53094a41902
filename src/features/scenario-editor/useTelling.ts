import { useFirstWords } from '../../words/useFirstWords.ts';
import { useScenarioEditorWords } from '../../words/useScenarioEditorWords.ts';
import { useScenarioWords } from '../../words/useScenarioWords.ts';
import { useEditing } from './editing.ts';
import type { Telling } from './saidOf.ts';

/** What a scenario is told with, in the language of the app. */
export function useTelling(): Telling {
  const words = useScenarioWords();
  const editor = useScenarioEditorWords();
  const content = useFirstWords();
  const { choices, base } = useEditing();
  return { words, editor, content, choices, base };
}
