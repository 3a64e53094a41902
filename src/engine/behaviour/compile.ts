import { isEqual } from '../core/isEqual.ts';
import { selfNumber, TARGET_FACTS, targetNumber } from './fact.ts';
import type { SelfMask } from './known.ts';
import { RULES, type ActionRule } from './rule.ts';
import type {
  BehaviourAction,
  BehaviourTable,
  FactCondition,
  Criterion,
  Rank,
  BehaviourRow,
  Where,
  Who,
} from './table.ts';
import { linesOf, type RowLines } from './trace.ts';

/** A fact by number and whether it should be so. */
export interface Wanted {
  readonly fact: number;
  readonly is: boolean;
}

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

export interface CompiledRow {
  readonly id: string;
  readonly number: number;
  readonly if: CompiledIf | null;
  readonly who: CompiledWho;
  readonly where: Where | null;
  readonly action: BehaviourAction;
  readonly rule: ActionRule;
  /** Those it can be done to: WHO, and what the action itself demands of a target. */
  readonly fitting: readonly Wanted[];
  /** Its lines of "why" that are always the same. */
  readonly lines: RowLines;
  /** Equal for rows that tell the hands the same. */
  readonly manner: string;
}

/** A table with its facts by number. */
export interface CompiledTable {
  readonly order: 'attacks' | 'always' | CompiledCondition;
  readonly rows: readonly CompiledRow[];
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

const ofTarget = wanted(targetNumber);

function compiledCondition(condition: FactCondition): CompiledCondition {
  if ('all' in condition) return { kind: 'all', of: condition.all.map(compiledCondition) };
  if ('any' in condition) return { kind: 'any', of: condition.any.map(compiledCondition) };
  if ('not' in condition) return { kind: 'not', of: compiledCondition(condition.not) };
  if ('some' in condition) return { kind: 'some', all: condition.some.map(ofTarget) };
  return { kind: 'self', ...wanted(selfNumber)(condition) };
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

const compiledCriterion = (criterion: Criterion): CompiledCriterion =>
  'rank' in criterion ? { kind: 'rank', rank: criterion.rank } : { kind: 'fact', ...ofTarget(criterion) };

const ANYBODY: CompiledWho = { where: [], order: [], threat: false };

const compiledWho = ({ where, order, tie }: Who): CompiledWho => ({
  where: (where ?? []).map(ofTarget),
  order: order.map(compiledCriterion),
  threat: tie === 'threat',
});

/** What an action demands of a target where it stands. */
const demanded: Partial<Record<BehaviourAction, readonly Wanted[]>> = {
  charge: [{ fact: targetNumber('chargeReach'), is: true }],
  shoot: [{ fact: targetNumber('validTarget'), is: true }],
  cast: [{ fact: targetNumber('powerReach'), is: true }],
};

/** Asked by a tick for each. */
const isTicked = ({ fact }: Wanted): boolean => TARGET_FACTS[fact]?.askedBy === 'which';

/** WHO, then what the action demands; of a shot what is ticked is asked last, of those alone who are seen. */
function fittingOf(action: BehaviourAction, where: readonly Wanted[]): readonly Wanted[] {
  const own = demanded[action] ?? [];
  const last = action === 'shoot' ? where.filter(isTicked) : [];
  return [...where.filter((each) => !last.includes(each)), ...own, ...last];
}

const toldAlike = (one: BehaviourRow, other: BehaviourRow): boolean =>
  one.do === other.do && isEqual(one.where ?? null, other.where ?? null);

function compiledRow(row: BehaviourRow, number: number, rows: readonly BehaviourRow[]): CompiledRow {
  const who = row.who === undefined ? ANYBODY : compiledWho(row.who);
  return {
    id: row.id,
    number,
    if: row.if === undefined ? null : compiledIf(compiledCondition(row.if)),
    who,
    where: row.where ?? null,
    action: row.do,
    rule: RULES[row.do],
    fitting: fittingOf(row.do, who.where),
    lines: linesOf(number),
    manner: `${row.do} ${rows.findIndex((each) => toldAlike(each, row))}`,
  };
}

const CHARGE_REACH = targetNumber('chargeReach');

function asksReach(condition: CompiledCondition): boolean {
  switch (condition.kind) {
    case 'self':
      return false;
    case 'some':
      return condition.all.some(({ fact }) => fact === CHARGE_REACH);
    case 'not':
      return asksReach(condition.of);
    case 'all':
    case 'any':
      return condition.of.some(asksReach);
  }
}

/** Nothing of the row needs to know more of reach than who is the closest that can be charged. */
function takesClosest({ action, if: condition, who: { where, order } }: CompiledRow): boolean {
  const [first] = order;
  const closest = where.length === 0 && first?.kind === 'rank' && first.rank === 'closest';
  const named = [...where, ...order.filter((each) => each.kind === 'fact')].some(({ fact }) => fact === CHARGE_REACH);
  return (action !== 'charge' || closest) && !named && (condition === null || !asksReach(condition.condition));
}

/** A table ready to be interpreted. Throws (a bug) for facts that do not exist: tables are checked when they are loaded. */
export function compiled({ order, rows }: BehaviourTable): CompiledTable {
  const ready = rows.map(compiledRow);
  const shots = ready.filter(({ action }) => action === 'shoot').map(({ who }) => who);
  const bold = typeof order === 'string' ? order : compiledCondition(order.attacksOr);
  return {
    order: bold,
    rows: ready,
    aim: shots.find(({ where }) => where.length === 0) ?? shots[0] ?? ANYBODY,
    chargesClosest: ready.every(takesClosest) && (typeof bold === 'string' || !asksReach(bold)),
  };
}
