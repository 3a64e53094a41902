import type { RawRow } from '../../content/packRows.ts';
import type { BandFact } from '../../content/warBands/bandFacts.ts';
import { PackProblem, problemWhere } from '../../forms/PackProblems.tsx';
import type { Looked } from '../../state/workshop/takePack.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useWords } from '../../words/useWords.ts';
import styles from './Share.module.css';

const MOST_PROBLEMS = 30;

/** The place of a row, without the part of it. */
const rowAt = (path: string): string => path.replace(/\]\..*$/u, ']');

type BandRuleProps = { readonly path: string; readonly fact: BandFact; readonly rows: readonly RawRow[] };

/** A rule of war bands that is broken, in the language that is spoken, names as the pack has them. */
function BandRule({ path, fact, rows }: BandRuleProps) {
  const { facts } = useWords('warBands');
  const words = useWords('sharing').pack;
  return words.problem(problemWhere(words, rowAt(path), rows), facts[fact.code](fact.params));
}

type RefusedPackProps = { readonly found: Extract<Looked, { kind: 'refused' }> };

/** Why something shared cannot be taken, with the rows in which something is wrong. */
export function RefusedPack({ found: { why, file, problems, rows } }: RefusedPackProps) {
  const words = useWords('sharing').pack;
  return (
    <>
      <EmptyState
        title={words.refusedTitle}
        text={file === '' ? words.refused[why] : `${words.refused[why]} ${words.refusedFile(file)}`}
      />
      <ul className={styles.problems}>
        {problems.slice(0, MOST_PROBLEMS).map(({ fact, ...problem }) => (
          <li key={`${problem.path} ${problem.message}`}>
            {fact === null ? (
              <PackProblem problem={problem} rows={rows} />
            ) : (
              <BandRule path={problem.path} fact={fact} rows={rows} />
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
