import { newScenario } from '../../content/scenarioFiles.ts';
import { NextButton } from '../../ui/NextButton.tsx';
import { useWords } from '../../words/useWords.ts';
import type { ScenarioShelved } from './useScenarioShelf.ts';

/** The button that begins a scenario on an empty page. */
export function NewScenario({ shelf: { scenarios, said, taken, make } }: { readonly shelf: ScenarioShelved }) {
  const words = useWords('workshop').scenarioEditor;
  const own = scenarios?.own ?? [];
  return (
    <NextButton
      icon="plus"
      title={words.newScenario}
      detail={words.newDetail}
      pressKey={`${own.length} ${said?.text ?? ''}`}
      onPress={() => make(newScenario(words.newName, taken))}
    />
  );
}
