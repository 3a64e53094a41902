import { classNames } from '../../ui/classNames.ts';
import { useWords } from '../../words/useWords.ts';
import { useEditing } from './editing.ts';
import { sectionSaid } from './saidOf.ts';
import styles from './Scenario.module.css';
import { type SectionId, SECTIONS } from './sectionIds.ts';
import { useTelling } from './useTelling.ts';

type ContentsProps = { readonly now: SectionId | null; readonly onSection: (section: SectionId) => void };

/** The whole scenario in plain words, chapter by chapter; each leads to where it is written. */
export function Contents({ now, onSection }: ContentsProps) {
  const { sections, empty, all } = useWords('workshop').scenarioEditor;
  const { draft } = useEditing();
  const telling = useTelling();
  return (
    <nav aria-label={all}>
      {SECTIONS.map((section) => {
        const lines = sectionSaid(telling, draft, section);
        return (
          <button
            key={section}
            type="button"
            className={styles.chapter}
            aria-current={section === now ? 'true' : undefined}
            onClick={() => onSection(section)}
          >
            <b>{sections[section]}</b>
            {lines.length === 0 ? (
              <span className={styles.empty}>{empty[section]}</span>
            ) : (
              lines.map((line, index) => (
                <span key={index} className={classNames(styles.clamp)}>
                  {line}
                </span>
              ))
            )}
          </button>
        );
      })}
    </nav>
  );
}
