import { isEqual } from '../core/isEqual.ts';
import type { FactBook, Wanted } from './factBook.ts';
import type { SelfMask } from './known.ts';
import type { Criterion, FactCondition, Rank, Row, Table, Where, Who } from './table.ts';
import type { Terms } from './terms.ts';
import { linesOf, type RowLines } from './trace.ts';
import type { Vocabulary } from './vocabulary.ts';

export type CompiledCondition =
  | { readonly kind: 'self'; readonly fact: number; readonly is: boolean }
  | { readonly kind: 'some'; readonly all: readonly Wanted[] }
  | { readonly kind: 'all' | 'any'; readonly of: readonly CompiledCondition[] }
  | { readonly kind: 'not'; readonly of: CompiledCondition };

/** IF. What it says of the enemy itself stands in masks beside it; most rows are passed over by these alone. */
export interface CompiledIf {
  readonly condition: CompiledCondition;
  /** All of these must be so. */
  readonly all: SelfMask;
  /** Of each of these at least one. */
  readonly any: readonly SelfMask[];
  /** The masks say all of it. */
  readonly plain: boolean;
}

export type CompiledCriterion =
  | { readonly kind: 'fact'; readonly fact: number; readonly is: boolean }
  | { readonly kind: 'rank'; readonly rank: Rank };

export interface CompiledWho {
  readonly where: readonly Wanted[];
  readonly order: readonly CompiledCriterion[];
  readonly threat: boolean;
}

export interface CompiledRow<T extends Terms> {
  readonly id: string;
  readonly number: number;
  readonly if: CompiledIf | null;
  readonly who: CompiledWho;
  readonly where: Where<T> | null;
  readonly action: T['action'];
  readonly rule: T['rule'];
  /** Those it can be done to: WHO, and what the action itself demands of a target. */
  readonly fitting: readonly Wanted[];
  /** Its lines of "why" that are always the same. */
  readonly lines: RowLines<T>;
  /** Equal for rows that tell the hands the same. */
  readonly manner: string;
}

/** A table with its facts by number, and what it is read with. */
export interface CompiledTable<T extends Terms> {
  readonly vocabulary: Vocabulary<T>;
  readonly order: 'attacks' | 'always' | CompiledCondition;
  readonly rows: readonly CompiledRow<T>[];
  /** Who is shot at: of the first row that shoots at anybody; places are chosen for the same. */
  readonly aim: CompiledWho;
  /** Every row that charges takes the closest of all, and nothing else asks for reach: who that is tells all of it. */
  readonly chargesClosest: boolean;
}

const wanted =
  (number: (id: string) => number) =>
  ({ fact, is }: { readonly fact: string; readonly is?: boolean | undefined }): Wanted => ({
    fact: number(fact),
    is: is ?? true,
  });

function compiledCondition(book: FactBook, condition: FactCondition): CompiledCondition {
  const each = (inner: FactCondition): CompiledCondition => compiledCondition(book, inner);
  if ('all' in condition) return { kind: 'all', of: condition.all.map(each) };
  if ('any' in condition) return { kind: 'any', of: condition.any.map(each) };
  if ('not' in condition) return { kind: 'not', of: each(condition.not) };
  if ('some' in condition) return { kind: 'some', all: condition.some.map(wanted(book.targetNumber)) };
  return { kind: 'self', ...wanted(book.selfNumber)(condition) };
}

const NO_SELF: SelfMask = { yes: 0, no: 0 };

/** Facts of the enemy alone, as one mask; null: something else is among them. */
function selfMask(conditions: readonly CompiledCondition[]): SelfMask | null {
  let { yes, no } = NO_SELF;
  for (const condition of conditions) {
    if (condition.kind !== 'self') return null;
    if (condition.is) yes |= 1 << condition.fact;
    else no |= 1 << condition.fact;
  }
  return { yes, no };
}

function compiledIf(condition: CompiledCondition): CompiledIf {
  const parts = condition.kind === 'all' ? condition.of : [condition];
  const any = parts.flatMap((part) => (part.kind === 'any' ? (selfMask(part.of) ?? []) : []));
  const selves = parts.filter(({ kind }) => kind === 'self');
  return {
    condition,
    all: selfMask(selves) ?? NO_SELF,
    any,
    plain: selves.length + any.length === parts.length,
  };
}

const compiledCriterion = (book: FactBook, criterion: Criterion): CompiledCriterion =>
  'rank' in criterion
    ? { kind: 'rank', rank: criterion.rank }
    : { kind: 'fact', ...wanted(book.targetNumber)(criterion) };

const ANYBODY: CompiledWho = { where: [], order: [], threat: false };

const compiledWho = (book: FactBook, { where, order, tie }: Who): CompiledWho => ({
  where: (where ?? []).map(wanted(book.targetNumber)),
  order: order.map((criterion) => compiledCriterion(book, criterion)),
  threat: tie === 'threat',
});

/** WHO, then what the action demands; of a shot what is ticked is asked last, of those alone who are seen. */
function fittingOf({ targets }: FactBook, { on, demands }: Terms['rule'], where: readonly Wanted[]): readonly Wanted[] {
  const own = demands === null ? [] : [{ fact: demands, is: true }];
  const last = on === 'seen' ? where.filter(({ fact }) => targets[fact]?.askedBy === 'which') : [];
  return [...where.filter((each) => !last.includes(each)), ...own, ...last];
}

const toldAlike = <T extends Terms>(one: Row<T>, other: Row<T>): boolean =>
  one.do === other.do && isEqual(one.where ?? null, other.where ?? null);

/** One row of these. */
const compiledRow =
  <T extends Terms>({ facts, rules, stops }: Vocabulary<T>, rows: readonly Row<T>[]) =>
  (row: Row<T>, number: number): CompiledRow<T> => {
    const who = row.who === undefined ? ANYBODY : compiledWho(facts, row.who);
    const rule = rules[row.do];
    return {
      id: row.id,
      number,
      if: row.if === undefined ? null : compiledIf(compiledCondition(facts, row.if)),
      who,
      where: row.where ?? null,
      action: row.do,
      rule,
      fitting: fittingOf(facts, rule, who.where),
      lines: linesOf(number, stops),
      manner: `${row.do} ${rows.findIndex((each) => toldAlike(each, row))}`,
    };
  };

function asksReach(reach: number, condition: CompiledCondition): boolean {
  switch (condition.kind) {
    case 'self':
      return false;
    case 'some':
      return condition.all.some(({ fact }) => fact === reach);
    case 'not':
      return asksReach(reach, condition.of);
    case 'all':
    case 'any':
      return condition.of.some((each) => asksReach(reach, each));
  }
}

/** Nothing of the row needs to know more of reach than who is the closest that can be charged. */
const takesClosest =
  (reach: number) =>
  ({ rule, if: condition, who: { where, order } }: Pick<CompiledRow<Terms>, 'rule' | 'if' | 'who'>): boolean => {
    const [first] = order;
    const closest = where.length === 0 && first?.kind === 'rank' && first.rank === 'closest';
    const named = [...where, ...order.filter((each) => each.kind === 'fact')].some(({ fact }) => fact === reach);
    const asks = condition !== null && asksReach(reach, condition.condition);
    return (rule.on !== 'reach' || closest) && !named && !asks;
  };

const boldIn = (book: FactBook, order: Table<Terms>['order']): CompiledTable<Terms>['order'] =>
  typeof order === 'object' ? compiledCondition(book, order.attacksOr) : (order ?? 'always');

/** A table ready to be interpreted. Throws (a bug) for facts that do not exist: tables are checked when they are loaded. */
export function compiledBy<T extends Terms>(vocabulary: Vocabulary<T>, { order, rows }: Table<T>): CompiledTable<T> {
  const { reach } = vocabulary.facts;
  const ready = rows.map(compiledRow(vocabulary, rows));
  const shots = ready.filter(({ rule }) => rule.attacks && rule.on === 'seen').map(({ who }) => who);
  const bold = boldIn(vocabulary.facts, order);
  return {
    vocabulary,
    order: bold,
    rows: ready,
    aim: shots.find(({ where }) => where.length === 0) ?? shots[0] ?? ANYBODY,
    chargesClosest: ready.every(takesClosest(reach)) && (typeof bold === 'string' || !asksReach(reach, bold)),
  };
}
