import type { CompiledCriterion, CompiledRow, CompiledTable } from './compile.ts';
import { HERE } from './fact.ts';
import { bitsOf, type Mask, placeOf } from './known.ts';
import type { FactQuestion, FactAnswer } from './factQuestion.ts';
import type { Terms } from './terms.ts';
import type { Plan, Thinned, TraceLine } from './trace.ts';

/** What the numbers of an outcome stand for: the table's rows, and the ids of the targets in the order of their bits. */
export interface Naming<T extends Terms> {
  readonly table: CompiledTable<T>;
  readonly targets: readonly string[];
}

/** One step of a plan with ids. `target`: to whom, or for whom a place is chosen, null: nobody; `inches`: as far at most. */
export interface StepInIds<T extends Terms> {
  readonly row: string;
  readonly action: T['action'];
  readonly target: string | null;
  readonly wish: T['wish'] | null;
  readonly inches: number | null;
}

/**
 * One line of "why" with ids. `what`: the action done, the code of what stopped the row, the fact or rank that thinned out,
 * `threat` or `lot` of a tie, else empty; `is`: the fact as it was wanted. `from` and `to`: who was left before and after.
 */
export interface WhyInIds {
  readonly row: string;
  readonly why: TraceLine<Terms>['why'];
  readonly what: string;
  readonly is: boolean;
  readonly from: readonly string[];
  readonly to: readonly string[];
}

/** A question with ids. */
type QuestionInIds =
  | { readonly kind: 'sight'; readonly place: string; readonly targets: readonly string[] }
  | { readonly kind: 'reach' | 'closest'; readonly targets: readonly string[] }
  | { readonly kind: 'which'; readonly fact: string; readonly targets: readonly string[] }
  | { readonly kind: 'is'; readonly fact: string };

type Named = Pick<Naming<Terms>, 'targets'>;

/** The ids of a mask, in the order of their bits. */
export const idsIn = ({ targets }: Named, mask: Mask): readonly string[] =>
  bitsOf(mask).flatMap((bit) => targets[placeOf(bit)] ?? []);

/** The mask of ids; those that are no targets are left out. */
export const maskOf = ({ targets }: Named, ids: readonly string[]): Mask =>
  targets.reduce((mask, id, index) => (ids.includes(id) ? mask | (1 << index) : mask), 0);

const selfFact = <T extends Terms>({ table }: Naming<T>, fact: number): string =>
  table.vocabulary.facts.self[fact]?.id ?? '';
const targetFact = <T extends Terms>({ table }: Naming<T>, fact: number): string =>
  table.vocabulary.facts.targets[fact]?.id ?? '';

const rowId = <T extends Terms>({ table }: Naming<T>, row: number): string => table.rows[row]?.id ?? '';

/** The steps of a plan, none: it passes. */
export const stepsInIds = <T extends Terms>(naming: Naming<T>, { steps }: Plan<T>): readonly StepInIds<T>[] =>
  steps.map(({ row, action, target, wish, inches }) => ({
    row: rowId(naming, row),
    action,
    target: idsIn(naming, target)[0] ?? null,
    wish,
    inches,
  }));

/** A place is chosen by whom the table shoots at, anything else by the row's own WHO. */
function criteria<T extends Terms>(
  { aim }: CompiledTable<T>,
  row: CompiledRow<T> | undefined,
): readonly CompiledCriterion[] {
  if (row === undefined) return [];
  return (row.rule.place === HERE ? row.who : aim).order;
}

function kept<T extends Terms>(
  naming: Naming<T>,
  line: Extract<Thinned, { why: 'kept' }>,
): { what: string; is: boolean } {
  const criterion = criteria(naming.table, naming.table.rows[line.row])[line.criterion];
  if (criterion === undefined) return { what: '', is: true };
  return criterion.kind === 'rank'
    ? { what: criterion.rank, is: true }
    : { what: targetFact(naming, criterion.fact), is: criterion.is };
}

function why<T extends Terms>(naming: Naming<T>, line: TraceLine<T>): Omit<WhyInIds, 'row' | 'why'> {
  const nobody = { what: '', is: true, from: [], to: [] };
  switch (line.why) {
    case 'done':
      return { ...nobody, what: line.action, to: idsIn(naming, line.target) };
    case 'stopped':
      return { ...nobody, what: line.code };
    case 'condition':
    case 'nobody':
      return nobody;
    case 'kept':
      return { ...kept(naming, line), from: idsIn(naming, line.from), to: idsIn(naming, line.to) };
    case 'tie':
      return { what: line.by, is: true, from: idsIn(naming, line.from), to: idsIn(naming, line.to) };
  }
}

/** The lines of "why", in order. */
export const traceInIds = <T extends Terms>(naming: Naming<T>, trace: readonly TraceLine<T>[]): readonly WhyInIds[] =>
  trace.map((line) => ({ row: rowId(naming, line.row), why: line.why, ...why(naming, line) }));

/** A question to the table. */
export function questionInIds<T extends Terms>(naming: Naming<T>, question: FactQuestion): QuestionInIds {
  switch (question.kind) {
    case 'is':
      return { kind: 'is', fact: selfFact(naming, question.fact) };
    case 'which':
      return { kind: 'which', fact: targetFact(naming, question.fact), targets: idsIn(naming, question.targets) };
    case 'sight':
      return { kind: 'sight', place: question.place, targets: idsIn(naming, question.targets) };
    case 'reach':
    case 'closest':
      return { kind: question.kind, targets: idsIn(naming, question.targets) };
  }
}

/** An answer with ids. `first` null: nobody. */
type ToldInIds =
  | {
      readonly kind: 'sight';
      readonly seen: readonly string[];
      readonly inCover: readonly string[];
      readonly obscured: readonly string[];
    }
  | { readonly kind: 'reach' | 'closest'; readonly first: string | null }
  | { readonly kind: 'which'; readonly yes: readonly string[] }
  | { readonly kind: 'is'; readonly is: boolean }
  | { readonly kind: 'dontKnow' };

/** The answer by masks. Ids that are no targets are left out. */
export function toldOf(naming: Named, told: ToldInIds): FactAnswer {
  const mask = (ids: readonly string[]): Mask => maskOf(naming, ids);
  switch (told.kind) {
    case 'sight':
      return { kind: 'sight', seen: mask(told.seen), inCover: mask(told.inCover), obscured: mask(told.obscured) };
    case 'reach':
    case 'closest':
      return { kind: told.kind, first: told.first === null ? 0 : mask([told.first]) };
    case 'which':
      return { kind: 'which', yes: mask(told.yes) };
    case 'is':
    case 'dontKnow':
      return told;
  }
}
