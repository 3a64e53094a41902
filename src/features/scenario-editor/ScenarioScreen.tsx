import { NotOpen } from '../../forms/NotOpen.tsx';
import { Opening } from '../../forms/Opening.tsx';
import { useWords } from '../../words/useWords.ts';
import { ScenarioEditor } from './ScenarioEditor.tsx';
import { isSection } from './sectionIds.ts';
import { openScenario } from './useScenarioDraft.ts';
import { useApp } from '../../state/base/useApp.ts';
import { useScenarios } from './useScenarios.ts';

type ScenarioScreenProps = {
  readonly id: string;
  readonly section: string | null;
  readonly onSection: (section: string | null) => void;
  readonly onBack: () => void;
  readonly onOpen: (id: string) => void;
  readonly onTry: (id: string) => void;
};

/** One scenario of one’s own. */
export function ScenarioScreen({ id, section, ...acts }: ScenarioScreenProps) {
  const app = useApp();
  const words = useWords('workshop').scenarioEditor;
  const { scenarios } = useScenarios();
  const row = scenarios?.own.find((each) => each.id === id);
  const saying = (note: string) => <NotOpen title={words.title} note={note} onBack={acts.onBack} />;
  if (scenarios === undefined) return saying(words.loading);
  if (scenarios === null || row === undefined) return saying(scenarios === null ? words.unread : words.gone);
  const at = isSection(section) ? section : null;
  return (
    <Opening key={id} open={() => openScenario(app, row)} waiting={saying(words.loading)}>
      {(first) => <ScenarioEditor scenarios={scenarios} row={row} first={first} section={at} {...acts} />}
    </Opening>
  );
}
