import { isBlank } from '../../content/scenarioFiles.ts';
import { classNames } from '../../ui/classNames.ts';
import { Icon } from '../../ui/icons/Icon.tsx';
import { useScenarioEditorWords } from '../../words/useScenarioEditorWords.ts';
import { useEditing } from './editing.ts';
import styles from './Scenario.module.css';
import { sectionOf } from './sectionIds.ts';
import type { Noted } from './useCheck.ts';

type LooksProps = { readonly noted: readonly Noted[]; readonly onJump: (path: string) => void };

/** What is to be said of the scenario, each with the way to it; what only the table's hands bring about is folded away. */
export function Looks({ noted, onJump }: LooksProps) {
  const words = useScenarioEditorWords();
  const { draft } = useEditing();
  const fine = isBlank(draft) ? words.blank : words.noLook;
  const grave = noted.filter(({ grade }) => grade !== 'note');
  const notes = noted.filter(({ grade }) => grade === 'note');
  const flawed = noted.some(({ grade }) => grade === 'flaw');
  const list = (all: readonly Noted[]) => (
    <ul className={styles.looks}>
      {all.map(({ path, said, grade }) => (
        <li key={`${path} ${said}`}>
          <button
            type="button"
            className={classNames(styles.look, grade === 'note' && styles.quiet)}
            onClick={() => onJump(path)}
          >
            <Icon name={grade === 'flaw' || grade === 'error' ? 'cross' : 'why'} />
            <span>{words.lookAt(words.sections[sectionOf(path)], said)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.found} aria-label={words.look(grave.length)}>
      <p className={styles.lede}>{grave.length === 0 ? fine : words.look(grave.length)}</p>
      {flawed && <p className={styles.hint}>{words.flaws.never}</p>}
      {grave.length > 0 && list(grave)}
      {notes.length > 0 && (
        <details>
          <summary className={styles.summary}>{words.notes(notes.length)}</summary>
          {list(notes)}
        </details>
      )}
    </section>
  );
}
