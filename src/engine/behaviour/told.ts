import type { TableLook } from '../log/request.ts';
import { idsIn, maskOf, type Naming, toldOf } from './explain.ts';
import type { FactBook } from './factBook.ts';
import type { FactAnswer, FactQuestion } from './factQuestion.ts';
import { type Known, selfIs } from './known.ts';
import type { Terms } from './terms.ts';

type Named = Pick<Naming<Terms>, 'targets'>;

/** What a question asks for, as the book calls it. */
export function factAsked({ self, targets }: Pick<FactBook, 'self' | 'targets'>, question: FactQuestion): string {
  switch (question.kind) {
    case 'sight':
      return 'validTarget';
    case 'reach':
      return 'chargeReach';
    case 'closest':
      return 'closest';
    case 'which':
      return targets[question.fact]?.id ?? '';
    case 'is':
      return self[question.fact]?.id ?? '';
  }
}

/** The answer of the people at the table by masks; who is first is told alike for the closest and for the closest it can charge. */
export const answerBy = (naming: Named, look: TableLook, { kind }: FactQuestion): FactAnswer =>
  toldOf(naming, look.kind === 'first' ? { kind: kind === 'reach' ? 'reach' : 'closest', first: look.first } : look);

/** What was known before an answer, and after it. */
export interface Learning {
  readonly before: Known;
  readonly after: Known;
}

/** A fact that an answer has told; `target` null: of the one who acts. */
export interface LearntFact {
  readonly target: string | null;
  readonly fact: string;
  readonly is: boolean;
}

const selfLearnt = ({ self }: Pick<FactBook, 'self'>, { before, after }: Learning): readonly LearntFact[] =>
  self.flatMap(({ id }, fact) =>
    selfIs(before.self, fact) === selfIs(after.self, fact)
      ? []
      : [{ target: null, fact: id, is: selfIs(after.self, fact) === true }],
  );

/** What is newly known after an answer, as facts for the log. */
export function learnt(
  book: Pick<FactBook, 'self' | 'targets'>,
  naming: Named,
  learning: Learning,
): readonly LearntFact[] {
  const { before, after } = learning;
  const ofTargets = book.targets.flatMap(({ id }, fact) => {
    const yes = (after.yes[fact] ?? 0) & ~(before.yes[fact] ?? 0);
    const no = (after.no[fact] ?? 0) & ~(before.no[fact] ?? 0);
    return idsIn(naming, yes | no).map((target) => ({ target, fact: id, is: (maskOf(naming, [target]) & yes) !== 0 }));
  });
  return [...selfLearnt(book, learning), ...ofTargets];
}

/** Who is newly known to be the closest, and among whom. */
export const nearestLearnt = (
  naming: Named,
  { before, after }: Learning,
): readonly { readonly first: string; readonly among: readonly string[] }[] =>
  after.nearest.slice(before.nearest.length).map(({ first, among }) => ({
    first: idsIn(naming, first)[0] ?? '',
    among: idsIn(naming, among),
  }));
