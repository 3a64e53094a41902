import { useWords } from '../../words/useWords.ts';
import { useEditing } from './editing.ts';
import type { Telling } from './saidOf.ts';

/** What a scenario is told with, in the language of the app. */
export function useTelling(): Telling {
  const words = useWords('scenario');
  const { names, scenarioEditor: editor } = useWords('workshop');
  const content = useWords('shared');
  const { choices, base } = useEditing();
  return { words, editor, content, choices, base, names };
}
