import { ScreenLayout } from '../../ui/ScreenLayout.tsx';
import { TopBar } from '../../ui/TopBar.tsx';
import { useFirstWords } from '../../words/useFirstWords.ts';
import { useScenarioEditorWords } from '../../words/useScenarioEditorWords.ts';
import styles from './Scenario.module.css';
import { ScenarioEditor } from './ScenarioEditor.tsx';
import { isSection } from './sectionIds.ts';
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
  const words = useScenarioEditorWords();
  const { common } = useFirstWords();
  const { scenarios } = useScenarios();
  const row = scenarios?.own.find((each) => each.id === id);
  if (scenarios === undefined || scenarios === null || row === undefined) {
    const note = scenarios === null ? words.unread : words.gone;
    return (
      <ScreenLayout
        label={words.title}
        top={<TopBar title={words.title} back={{ label: common.back, onPress: acts.onBack }} />}
      >
        <p className={styles.inner}>{scenarios === undefined ? words.loading : note}</p>
      </ScreenLayout>
    );
  }
  return <ScenarioEditor scenarios={scenarios} row={row} section={isSection(section) ? section : null} {...acts} />;
}
