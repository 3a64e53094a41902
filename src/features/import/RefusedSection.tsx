import type { ImportCode } from '../../content/importers/refusal.ts';
import type { Problem } from '../../content/problem.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import form from '../../ui/Form.module.css';
import styles from './Import.module.css';

type RefusedProps = {
  readonly code: ImportCode;
  readonly problems: readonly Problem[];
  /** Asks the door what else it is. */
  readonly onElse: () => void;
};

const MOST = 12;

/** Why the file is no roster that can be read, where in it, and what to do. */
export function RefusedSection({ code, problems, onElse }: RefusedProps) {
  const words = useWords('importing');
  return (
    <section className={form.section} aria-label={words.refusedTitle}>
      <SectionHead title={words.refusedTitle} />
      <p className={styles.sentence}>{words.refused[code]}</p>
      <ul className={styles.problems}>
        {problems.slice(0, MOST).map(({ path, message }) => (
          <li key={`${path} ${message}`}>{words.own.problem(path, message)}</li>
        ))}
      </ul>
      <p className={form.note}>{words.refusedNothing}</p>
      <ListRow icon="import" title={words.elsewhere} detail={words.elsewhereDetail} opens onPress={onElse} />
    </section>
  );
}
