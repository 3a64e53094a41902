import type { FactBook } from './factBook.ts';
import type { FactCondition } from './table.ts';

/** A condition as a formula over named variables; `all` of nothing is so, `any` of nothing is not. */
export type Formula =
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'not'; readonly of: Formula }
  | { readonly kind: 'all' | 'any'; readonly of: readonly Formula[] };

/** Values of variables; left out: not known. */
export type Assignment = ReadonlyMap<string, boolean>;

export const TRUE: Formula = { kind: 'all', of: [] };
export const FALSE: Formula = { kind: 'any', of: [] };
export const variable = (name: string): Formula => ({ kind: 'variable', name });
export const not = (of: Formula): Formula => ({ kind: 'not', of });
export const all = (...of: readonly Formula[]): Formula => ({ kind: 'all', of });
export const any = (...of: readonly Formula[]): Formula => ({ kind: 'any', of });

const literal = (name: string, is: boolean | undefined): Formula =>
  is === false ? not(variable(name)) : variable(name);

/** Before the variable of a SOME stands this; behind it what it asks of somebody. */
const SOME = 'some ';

type Some = Extract<FactCondition, { some: unknown }>['some'];

const idIn = (facts: FactBook['self'], fact: number): string => facts[fact]?.id ?? '';

/** SOME is one variable for each set of things asked; asked for both of a fact, it is never so. */
function someFormula({ self, targets, engaged, near }: FactBook, some: Some): Formula {
  const wanted = [...new Set(some.map(({ fact, is }) => `${fact}=${is ?? true}`))].toSorted();
  const facts = new Set(some.map(({ fact }) => fact));
  if (facts.size < wanted.length) return FALSE;
  const [first = ''] = wanted;
  return wanted.length === 1 && first === `${idIn(targets, near)}=true`
    ? variable(idIn(self, engaged))
    : variable(SOME + wanted.join(' '));
}

/** A condition of a table; none is always so. */
export function formulaOf(book: FactBook, condition: FactCondition | undefined): Formula {
  const each = (inner: FactCondition): Formula => formulaOf(book, inner);
  if (condition === undefined) return TRUE;
  if ('all' in condition) return all(...condition.all.map(each));
  if ('any' in condition) return any(...condition.any.map(each));
  if ('not' in condition) return not(each(condition.not));
  return 'some' in condition ? someFormula(book, condition.some) : literal(condition.fact, condition.is);
}

/** Kleene's three values: so, not so, or null: not known. */
function valueOf(formula: Formula, known: Assignment): boolean | null {
  switch (formula.kind) {
    case 'variable':
      return known.get(formula.name) ?? null;
    case 'not': {
      const value = valueOf(formula.of, known);
      return value === null ? null : !value;
    }
    case 'all':
    case 'any': {
      const decides = formula.kind === 'any';
      const values = formula.of.map((each) => valueOf(each, known));
      if (values.includes(decides)) return decides;
      return values.includes(null) ? null : !decides;
    }
  }
}

/** The first variable that is not known and may decide. */
function open(formula: Formula, known: Assignment): string | null {
  if (valueOf(formula, known) !== null) return null;
  if (formula.kind === 'variable') return formula.name;
  const inner = formula.kind === 'not' ? [formula.of] : formula.of;
  return inner.map((each) => open(each, known)).find((name) => name !== null) ?? null;
}

/** The variables of a formula. */
export const namesIn = (formula: Formula): readonly string[] =>
  formula.kind === 'variable'
    ? [formula.name]
    : formula.kind === 'not'
      ? namesIn(formula.of)
      : formula.of.flatMap(namesIn);

/** Assignments looked at before a question counts as not settled. */
const MOST_LOOKED_AT = 4000;

/** The same without what does not matter. */
function smallest(formula: Formula, known: Assignment): Assignment {
  let left = known;
  for (const name of known.keys()) {
    const fewer = new Map([...left].filter(([each]) => each !== name));
    if (valueOf(formula, fewer) === true) left = fewer;
  }
  return left;
}

/** Values that make a formula so, as few as can be; null: there are none; undefined: not settled within the bound. */
export function solution(formula: Formula): Assignment | null | undefined {
  const stack: Assignment[] = [new Map()];
  for (let looked = 0; stack.length > 0; looked += 1) {
    if (looked >= MOST_LOOKED_AT) return undefined;
    const known = stack.pop() ?? new Map<string, boolean>();
    const value = valueOf(formula, known);
    if (value === true) return smallest(formula, known);
    const name = value === null ? open(formula, known) : null;
    if (name !== null) stack.push(new Map([...known, [name, true]]), new Map([...known, [name, false]]));
  }
  return null;
}
