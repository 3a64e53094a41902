import type { ProblemCode } from '../content/problem.ts';
import { problemPlace } from '../content/problemPlace.ts';
import form from '../ui/Form.module.css';
import type { Words } from '../words/words.ts';
import { useWords } from '../words/useWords.ts';

/** What is wrong, where in its files and how; `code` left out: it is none that there are words for. */
interface Problem {
  readonly path: string;
  readonly message: string;
  readonly code?: ProblemCode;
}

type PackWords = Words<'sharing'>['pack'];

/** What is wrong in words, with where it is; of what no words know, as the file says it. */
function problemSaid(words: PackWords, { path, message, code }: Problem): string {
  if (code === undefined) return words.problem(path, message);
  const { kind, row, part } = problemPlace(path);
  const where = kind === null ? '' : words.problemPlace(words.kinds[kind], row, part);
  return words.problem(where, words.problems[code]);
}

/** What is wrong with a pack, in words; what its file says exactly is behind it, for who writes such files. */
export function PackProblem({ problem }: { readonly problem: Problem }) {
  const words = useWords('sharing').pack;
  const said = problemSaid(words, problem);
  const exact = words.problem(problem.path, problem.message);
  return (
    <>
      {said}
      {said !== exact && (
        <small className={form.hint}>
          <br />
          {exact}
        </small>
      )}
    </>
  );
}
