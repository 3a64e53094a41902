import type { ProblemCode } from '../content/problem.ts';
import type { RawRow } from '../content/packRows.ts';
import { problemPlace, rowOfProblem } from '../content/problemPlace.ts';
import form from '../ui/Form.module.css';
import { capital } from '../words/capital.ts';
import type { Words } from '../words/words.ts';
import { useWords } from '../words/useWords.ts';

/** What is wrong, where in its files and how; `code` left out: it is none that there are words for. */
interface Problem {
  readonly path: string;
  readonly message: string;
  readonly code?: ProblemCode;
}

type PackWords = Words<'sharing'>['pack'];

/** A part of a row as people call it; of what has no word, as the file has it. */
function partSaid({ diff }: PackWords, part: string): string {
  const parts: Readonly<Record<string, string>> = diff.parts;
  return parts[part] ?? part;
}

/** Where something wrong stands, in words: the row by its kind and name, and the part; nothing: in the pack as a whole. */
export function problemWhere(words: PackWords, path: string, rows: readonly RawRow[]): string {
  const { kind, row: number, part } = problemPlace(path);
  if (kind === null) return '';
  const row = rowOfProblem(rows, path)?.name ?? number;
  const called = row === null ? words.kinds[kind] : capital(words.oneKind[kind]);
  return words.problemPlace(called, row, partSaid(words, part));
}

/** What is wrong in words, with where it is; of what no words know, as the file says it. `rows`: those it may be in. */
function problemSaid(words: PackWords, { path, message, code }: Problem, rows: readonly RawRow[]): string {
  if (code === undefined) return words.problem(path, message);
  return words.problem(problemWhere(words, path, rows), words.problems[code]);
}

type PackProblemProps = {
  readonly problem: Problem;
  /** The rows of the pack, so that those with something wrong are called by their names. */
  readonly rows?: readonly RawRow[];
  /** What its file says exactly is left out: it was made in the app. */
  readonly made?: boolean;
};

/** What is wrong with a pack, in words; what its file says exactly is behind it, for who writes such files. */
export function PackProblem({ problem, rows = [], made = false }: PackProblemProps) {
  const words = useWords('sharing').pack;
  const said = problemSaid(words, problem, rows);
  const exact = words.problem(problem.path, problem.message);
  return (
    <>
      {said}
      {!made && said !== exact && (
        <small className={form.hint}>
          <br />
          {exact}
        </small>
      )}
    </>
  );
}
