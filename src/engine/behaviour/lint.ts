import {
  all,
  any,
  type Assignment,
  FALSE,
  type Formula,
  formulaOf,
  namesIn,
  not,
  solution,
  TRUE,
  variable,
} from './lintLogic.ts';
import { isTargeted, rowFindings, unknownIn } from './lintRow.ts';
import type { FactBook } from './factBook.ts';
import type { OrderRule, Row, Table } from './table.ts';
import type { Terms } from './terms.ts';
import type { LintBook, LintedVocabulary } from './vocabulary.ts';

export const LINT_CODES = [
  'rowTwice',
  'unknownFact',
  'contradiction',
  'impossible',
  'unreachable',
  'concealed',
  'nobodyLeft',
  'bothWays',
  'criterionTwice',
  'settledBefore',
  'deadWish',
  'placeWithoutMove',
  'whoWithoutTarget',
  'circle',
  'thereAndBack',
  'noFallback',
] as const;
export type LintCode = (typeof LINT_CODES)[number];

/**
 * Something that is likely not meant. `row`: its id, null: the whole table. `about`: the fact, criterion, wish or the other
 * row. `when`: the situation, facts of the enemy by id.
 */
export interface TableFinding {
  readonly code: LintCode;
  readonly row: string | null;
  readonly about?: string;
  readonly when?: readonly { readonly fact: string; readonly is: boolean }[];
}

/** What is so of every enemy. Only what the formula names is looked at. */
const possible = ({ always }: Pick<LintBook<Terms>, 'always'>, formula: Formula): Formula =>
  all(formula, ...always(new Set(namesIn(formula))));

const never = <T extends Terms>({ lint }: LintedVocabulary<T>, formula: Formula): boolean =>
  solution(possible(lint, formula)) === null;

const wants = ({ who }: Pick<Row<Terms>, 'who'>): readonly string[] =>
  (who?.where ?? []).map(({ fact, is }) => `${fact}=${is ?? true}`);

/** IF of a row, as a formula. */
const conditionOf = <T extends Terms>({ facts }: LintedVocabulary<T>, row: Row<T>): Formula => formulaOf(facts, row.if);

/** When a row can be done by what the enemy itself is. */
const doable = <T extends Terms>(vocabulary: LintedVocabulary<T>, row: Row<T>): Formula =>
  all(conditionOf(vocabulary, row), vocabulary.lint.needs[row.do]);

/** Whether, when both conditions are so, the earlier row is done wherever the later one could be. */
function takesBefore<T extends Terms>({ rules }: LintedVocabulary<T>, earlier: Row<T>, later: Row<T>): boolean {
  const rule = rules[earlier.do];
  if (rule.ends) return true;
  if (earlier.do !== later.do) return false;
  if (!isTargeted(rule)) return earlier.where?.cover !== 'must';
  const asked = wants(later);
  return wants(earlier).every((each) => asked.includes(each));
}

function reach<T extends Terms>(
  vocabulary: LintedVocabulary<T>,
  rows: readonly Row<T>[],
  index: number,
): readonly TableFinding[] {
  const row = rows[index];
  if (row === undefined) return [];
  const { id } = row;
  if (never(vocabulary, conditionOf(vocabulary, row))) return [{ code: 'contradiction', row: id }];
  let done = doable(vocabulary, row);
  if (never(vocabulary, done)) return [{ code: 'impossible', row: id }];
  for (const earlier of rows.slice(0, index).filter((each) => takesBefore(vocabulary, each, row))) {
    done = all(done, not(conditionOf(vocabulary, earlier)));
    if (never(vocabulary, done)) return [{ code: 'unreachable', row: id, about: earlier.id }];
  }
  return [];
}

/** Guard needs Engage, which an enemy that plans no attack does not take; behind a Guard only a Charge is one. */
function concealed<T extends Terms>(
  vocabulary: LintedVocabulary<T>,
  { order, rows }: Table<T>,
): readonly TableFinding[] {
  if (order === 'always') return [];
  const { boldOnly, behind } = vocabulary.lint;
  const bold = order === 'attacks' ? FALSE : formulaOf(vocabulary.facts, order.attacksOr);
  const charges = rows.filter((row) => behind.includes(row.do)).map((row) => conditionOf(vocabulary, row));
  return rows.flatMap((row): readonly TableFinding[] =>
    boldOnly.includes(row.do) && never(vocabulary, all(conditionOf(vocabulary, row), any(bold, ...charges)))
      ? [{ code: 'concealed', row: row.id }]
      : [],
  );
}

/** When a row can be done for sure: nothing on the table can be in its way. */
function sure<T extends Terms>(vocabulary: LintedVocabulary<T>, row: Row<T>): Formula {
  const { on } = vocabulary.rules[row.do];
  const certain = on === 'nobody' || (on === 'engaged' && wants(row).length === 0);
  return certain ? doable(vocabulary, row) : FALSE;
}

const said = (found: Assignment): TableFinding['when'] =>
  [...found].filter(([name]) => !name.includes(' ')).map(([fact, is]) => ({ fact, is }));

/** A situation in which no row can be done for sure. Everybody has something to fight with unless a row says otherwise. */
function noFallback<T extends Terms>(vocabulary: LintedVocabulary<T>, { rows }: Table<T>): readonly TableFinding[] {
  const { lint: book } = vocabulary;
  const asksOfArms = rows.some((row) => namesIn(conditionOf(vocabulary, row)).includes(book.armed));
  const armed = asksOfArms ? TRUE : variable(book.armed);
  const found = solution(possible(book, all(armed, ...rows.map((row) => not(sure(vocabulary, row))))));
  if (found === null || found === undefined) return [];
  const when = said(found)?.filter(({ fact }) => asksOfArms || fact !== book.armed);
  return [{ code: 'noFallback', row: null, ...(when === undefined ? {} : { when }) }];
}

/** What an action costs. */
type Costs = Readonly<Record<string, number>>;

/** Actions that cost nothing and can be done again and again. Pass ends the activation. */
const circles = <T extends Terms>(
  { rules }: LintedVocabulary<T>,
  { rows }: Table<T>,
  costs: Costs,
): readonly TableFinding[] =>
  rows.flatMap((row): readonly TableFinding[] =>
    !rules[row.do].ends && (costs[row.do] ?? rules[row.do].cost) === 0 ? [{ code: 'circle', row: row.id }] : [],
  );

const heads = ({ where }: Pick<Row<Terms>, 'where'>, toward: 'closest' | 'away') => where?.toward === toward;

/** Two moves of one activation, toward those from whom the other goes away. */
function thereAndBack<T extends Terms>(vocabulary: LintedVocabulary<T>, { rows }: Table<T>): readonly TableFinding[] {
  return rows.flatMap((row, index): readonly TableFinding[] => {
    const other = rows
      .slice(0, index)
      .find(
        (each) =>
          each.do !== row.do &&
          ((heads(each, 'closest') && heads(row, 'away')) || (heads(each, 'away') && heads(row, 'closest'))) &&
          !never(vocabulary, all(doable(vocabulary, each), doable(vocabulary, row))),
      );
    return other === undefined ? [] : [{ code: 'thereAndBack', row: row.id, about: other.id }];
  });
}

const rowsTwice = ({ rows }: { readonly rows: readonly { readonly id: string }[] }): readonly TableFinding[] =>
  rows
    .filter(({ id }, index) => rows.findIndex((row) => row.id === id) < index)
    .map(({ id }) => ({ code: 'rowTwice', row: id }));

const orderFacts = (book: FactBook, order: OrderRule): readonly TableFinding[] =>
  typeof order === 'string'
    ? []
    : unknownIn(book, order.attacksOr).map((about) => ({ code: 'unknownFact', row: null, about }));

/**
 * What is likely not meant in a whole table, in the order of its rows. Whatever is said to be impossible is proven so over
 * all values of the facts involved (Kleene), within a bound beyond which nothing is said. `costs`: of actions that cost
 * something else than the game says.
 */
export function lintBy<T extends Terms>(
  vocabulary: LintedVocabulary<T>,
  table: Table<T>,
  costs: Costs = {},
): readonly TableFinding[] {
  const ofTable = [
    ...rowsTwice(table),
    ...concealed(vocabulary, table),
    ...circles(vocabulary, table, costs),
    ...thereAndBack(vocabulary, table),
  ];
  const ofRows = table.rows.flatMap((row, index) => [
    ...reach(vocabulary, table.rows, index),
    ...rowFindings(vocabulary, row),
    ...ofTable.filter((finding) => finding.row === row.id),
  ]);
  return [...orderFacts(vocabulary.facts, table.order), ...noFallback(vocabulary, table), ...ofRows];
}
