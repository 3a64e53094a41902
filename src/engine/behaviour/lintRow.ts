import { HERE } from './fact.ts';
import type { FactBook } from './factBook.ts';
import type { TableFinding } from './lint.ts';
import type { Criterion, FactCondition, Row } from './table.ts';
import type { Terms } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Wanted {
  readonly fact: string;
  readonly is?: boolean | undefined;
}

/** Whether an action is done to somebody. */
export const isTargeted = ({ on }: Terms['rule']): boolean => on !== 'nobody';

const repeated = (keys: readonly string[]): readonly string[] => [
  ...new Set(keys.filter((key, index) => keys.indexOf(key) < index)),
];

/** Facts of a condition that the registry does not have where they stand. */
export function unknownIn(book: FactBook, condition: FactCondition): readonly string[] {
  const each = (inner: FactCondition): readonly string[] => unknownIn(book, inner);
  if ('all' in condition) return condition.all.flatMap(each);
  if ('any' in condition) return condition.any.flatMap(each);
  if ('not' in condition) return each(condition.not);
  if ('some' in condition) return condition.some.map(({ fact }) => fact).filter((fact) => !book.isTarget(fact));
  return book.isSelf(condition.fact) ? [] : [condition.fact];
}

type AnyRow = Row<Terms>;

const factOf = (criterion: Criterion): readonly Wanted[] => ('fact' in criterion ? [criterion] : []);

function unknownFacts(book: FactBook, { id, if: condition, who }: AnyRow): readonly TableFinding[] {
  const wanted = [...(who?.where ?? []), ...(who?.order ?? []).flatMap(factOf)];
  const facts = [
    ...(condition === undefined ? [] : unknownIn(book, condition)),
    ...wanted.map(({ fact }) => fact).filter((fact) => !book.isTarget(fact)),
  ];
  return [...new Set(facts)].map((about) => ({ code: 'unknownFact', row: id, about }));
}

const keyOf = (criterion: Criterion): string => ('rank' in criterion ? criterion.rank : criterion.fact);
const isOf = ({ is }: Wanted): boolean => is ?? true;

/** Of the same fact, one wanted so and one not so. */
const bothWays = (wanted: readonly Wanted[]): readonly string[] => [
  ...new Set(
    wanted
      .filter((each) => wanted.some((other) => other.fact === each.fact && isOf(other) !== isOf(each)))
      .map(({ fact }) => fact),
  ),
];

function criteria({ id, who }: AnyRow): readonly TableFinding[] {
  if (who === undefined) return [];
  const where = who.where ?? [];
  const settled = who.order.flatMap(factOf).filter(({ fact }) => where.some((each) => each.fact === fact));
  const both = new Set(bothWays(who.order.flatMap(factOf)));
  const twice = repeated(who.order.map(keyOf)).filter((key) => !both.has(key));
  return [
    ...bothWays(where).map((about): TableFinding => ({ code: 'nobodyLeft', row: id, about })),
    ...[...both].map((about): TableFinding => ({ code: 'bothWays', row: id, about })),
    ...twice.map((about): TableFinding => ({ code: 'criterionTwice', row: id, about })),
    ...settled.map(({ fact }): TableFinding => ({ code: 'settledBefore', row: id, about: fact })),
  ];
}

/** Whether a wish is never looked at behind this one: it can always be had, or asks for less. */
const shadows = (first: string, later: string): boolean =>
  first === later || (first === 'target' && later === 'clearTarget') || (first !== 'target' && first !== 'clearTarget');

function wishes({ id, where }: AnyRow): readonly TableFinding[] {
  const all = where?.wishes ?? [];
  return all.flatMap((wish, index): readonly TableFinding[] =>
    all.slice(0, index).some((first) => shadows(first, wish)) ? [{ code: 'deadWish', row: id, about: wish }] : [],
  );
}

/** What is wrong with a row whatever rows stand around it. */
export function rowFindings<T extends Terms>({ facts, rules }: Vocabulary<T>, row: Row<T>): readonly TableFinding[] {
  const { id, do: action } = row;
  const rule = rules[action];
  return [
    ...unknownFacts(facts, row),
    ...(row.where !== undefined && rule.place === HERE ? [{ code: 'placeWithoutMove', row: id } as const] : []),
    ...(row.who !== undefined && !isTargeted(rule) ? [{ code: 'whoWithoutTarget', row: id } as const] : []),
    ...criteria(row),
    ...wishes(row),
  ];
}
