import { classNames } from '../ui/classNames.ts';
import { Icon } from '../ui/icons/Icon.tsx';
import form from '../ui/Form.module.css';
import { useWords } from '../words/useWords.ts';
import styles from './Editor.module.css';

/** Something about a document, in words, at its place. `flaw`: it is not played until that is mended. */
export interface Noted {
  readonly path: string;
  readonly said: string;
  readonly grade: 'flaw' | 'error' | 'warning' | 'note';
}

type LooksProps = {
  readonly noted: readonly Noted[];
  /** What is said when there is nothing to look at. */
  readonly fine: string;
  /** What a flaw means for playing. */
  readonly never: string;
  /** The same with where it is. */
  readonly at: (noted: Noted) => string;
  readonly onJump: (path: string) => void;
};

/** What is to be said of a document, each with the way to it; what only the table's hands bring about is folded away. */
export function Looks({ noted, fine, never, at, onJump }: LooksProps) {
  const words = useWords('workshop').scenarioEditor;
  const grave = noted.filter(({ grade }) => grade !== 'note');
  const notes = noted.filter(({ grade }) => grade === 'note');
  const flawed = noted.some(({ grade }) => grade === 'flaw');
  const list = (all: readonly Noted[]) => (
    <ul className={styles.looks}>
      {all.map((each) => (
        <li key={`${each.path} ${each.said}`}>
          <button
            type="button"
            className={classNames(styles.look, each.grade === 'note' && styles.quiet)}
            onClick={() => onJump(each.path)}
          >
            <Icon name={each.grade === 'flaw' || each.grade === 'error' ? 'cross' : 'why'} />
            <span>{at(each)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.found} aria-label={words.look(grave.length)}>
      <p className={styles.lede}>{grave.length === 0 ? fine : words.look(grave.length)}</p>
      {flawed && <p className={form.hint}>{never}</p>}
      {grave.length > 0 && list(grave)}
      {notes.length > 0 && (
        <details>
          <summary className={form.summary}>{words.notes(notes.length)}</summary>
          {list(notes)}
        </details>
      )}
    </section>
  );
}
