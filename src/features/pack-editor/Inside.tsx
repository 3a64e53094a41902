import { MADE_SYSTEMS } from '../../content/making/systems.ts';
import { OPENED_KINDS, type RawRow } from '../../content/packRows.ts';
import { rowOfProblem } from '../../content/problemPlace.ts';
import { PackProblem } from '../../forms/PackProblems.tsx';
import type { MadePack } from '../../state/workshop/packDesk.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { SectionHead } from '../../ui/SectionHead.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './PackEditor.module.css';

const MOST_PROBLEMS = 30;

const isOpened = ({ kind }: RawRow): boolean =>
  OPENED_KINDS.includes(kind) || MADE_SYSTEMS.some(({ kinds }) => kinds.some((each) => each === kind));

type InsideProps = {
  readonly title: string;
  readonly rows: readonly RawRow[];
  readonly onOpen: (row: RawRow) => void;
  readonly onRemove: (row: RawRow) => void;
  readonly onShare: (row: RawRow) => void;
};

/** Everything in the pack; examples go with their decision tables. */
export function Inside({ title, rows, onOpen, onRemove, onShare }: InsideProps) {
  const words = useWords('workshop').packEditor;
  const shown = rows.filter(({ kind }) => kind !== 'examples');
  return (
    <section className={styles.form} aria-label={title}>
      <SectionHead title={title} />
      {shown.length === 0 && <p className={styles.hint}>{words.empty}</p>}
      <ul className={styles.rows}>
        {shown.map((row) => (
          <li key={`${row.kind}/${row.id}`}>
            <span>
              <b>{row.name}</b> <small>{words.kinds[row.kind]}</small>
            </span>
            {isOpened(row) && (
              <>
                <IconButton icon="open" label={words.openRow(row.name)} onPress={() => onOpen(row)} />
                <IconButton icon="share" label={words.share(row.name)} onPress={() => onShare(row)} />
              </>
            )}
            <IconButton icon="cross" label={words.remove(row.name)} onPress={() => onRemove(row)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ProblemsProps = Pick<MadePack, 'rows' | 'problems'> & { readonly onOpen: (row: RawRow) => void };

/** What is wrong in a pack that one writes, each with the way to the row it is in. */
export function Problems({ rows, problems, onOpen }: ProblemsProps) {
  const words = useWords('workshop').packEditor;
  return (
    <ul className={styles.rows}>
      {problems.slice(0, MOST_PROBLEMS).map((problem) => {
        const row = rowOfProblem(rows, problem.path);
        return (
          <li key={`${problem.path} ${problem.message}`}>
            <span>
              <PackProblem problem={problem} rows={rows} made />
            </span>
            {row !== null && isOpened(row) && (
              <IconButton icon="open" label={words.openRow(row.name)} onPress={() => onOpen(row)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
