import { Icon } from '../../ui/icons/Icon.tsx';
import { useScenarioEditorWords } from '../../words/useScenarioEditorWords.ts';
import styles from './Scenario.module.css';
import type { SaveState } from './useScenarioDraft.ts';

const SAVE_ICONS = { saved: 'saved', writing: 'writing', unsaved: 'notSaved' } as const;

/** Whether the scenario is kept. */
export function SaveMark({ state }: { readonly state: SaveState }) {
  const words = useScenarioEditorWords();
  const label = { saved: words.saved, writing: words.writing, unsaved: words.notSaved }[state];
  return (
    <span className={styles.save} role="status" data-save={state}>
      <Icon name={SAVE_ICONS[state]} />
      <span className={state === 'unsaved' ? undefined : 'visually-hidden'}>{label}</span>
    </span>
  );
}
