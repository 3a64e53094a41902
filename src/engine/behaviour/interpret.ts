import { candidates, chosen } from './choose.ts';
import type { CompiledRow } from './compile.ts';
import { byMasks, verdict } from './condition.ts';
import { single } from './known.ts';
import { afterStep, type Mind, mindOf } from './mind.ts';
import { type Chosen, placeFor } from './place.ts';
import { isNeed } from './select.ts';
import type { Terms } from './terms.ts';
import type { Thought } from './thought.ts';
import type { Need, NeedOrPlan, PlanStep, Stopped, TraceLine } from './trace.ts';

/** More steps than any activation can have: a table that goes in circles is cut off here. */
const MOST_STEPS = 12;

const half = (row: Pick<CompiledRow<Terms>, 'where'>, inches: number): number =>
  row.where?.upTo === 'half' ? Math.ceil(inches / 2) : inches;

/** What one row comes to now: its step, why it is passed over (already in the trace), or what must be known. */
type RowOutcome<T extends Terms> = PlanStep<T> | Need | null;
const needs = <T extends Terms>(outcome: PlanStep<T> | Need): outcome is Need => 'of' in outcome;

function stepOf<T extends Terms>(
  { table: { vocabulary }, situation }: Thought<T>,
  row: CompiledRow<T>,
  { target, wish }: Chosen<T>,
): PlanStep<T> {
  const { action, rule } = row;
  const inches = rule.moves ? half(row, vocabulary.inches(action, situation)) : null;
  return { row: row.number, action, target, wish, inches };
}

function targeted<T extends Terms>(
  thought: Thought<T>,
  mind: Mind<T>,
  row: CompiledRow<T>,
  trace: TraceLine<T>[],
): RowOutcome<T> {
  const fitting = candidates(row, thought.known, mind);
  if (fitting === null) {
    const place = placeFor(thought, mind, row, trace);
    return 'of' in place ? place : stepOf(thought, row, place);
  }
  if (isNeed(fitting)) return fitting;
  if (fitting === 0) {
    trace.push(row.lines.nobody);
    return null;
  }
  const target = single(fitting)
    ? fitting
    : chosen(thought, fitting, { who: row.who, place: mind.place, row: row.number, trace });
  return isNeed(target) ? target : stepOf(thought, row, { target, wish: null });
}

function why<T extends Terms>(
  { table: { vocabulary }, situation: { barred } }: Thought<T>,
  mind: Mind<T>,
  { id, rule }: CompiledRow<T>,
): Stopped<T> | null {
  return barred.length > 0 && barred.includes(id) ? 'barred' : vocabulary.stopped(mind, rule);
}

function tried<T extends Terms>(
  thought: Thought<T>,
  mind: Mind<T>,
  row: CompiledRow<T>,
  trace: TraceLine<T>[],
): RowOutcome<T> {
  const plain = row.if === null || byMasks(row.if, mind);
  if (plain === false) {
    trace.push(row.lines.condition);
    return null;
  }
  const code = why(thought, mind, row);
  if (code !== null) {
    trace.push(row.lines.stopped.get(code) ?? { row: row.number, why: 'stopped', code });
    return null;
  }
  const fits = row.if === null || (plain ?? verdict(row.if.condition, thought.known, mind));
  if (typeof fits !== 'boolean') return fits;
  if (fits) return targeted(thought, mind, row, trace);
  trace.push(row.lines.condition);
  return null;
}

/** The first row that can be done; null: none. */
function firstRow<T extends Terms>(thought: Thought<T>, mind: Mind<T>, trace: TraceLine<T>[]): RowOutcome<T> {
  for (const row of thought.table.rows) {
    const outcome = tried(thought, mind, row, trace);
    if (outcome !== null) return outcome;
  }
  return null;
}

/** Nothing more to think of: the attack is reached, or the end. */
function isFar<T extends Terms>({ table: { vocabulary } }: Thought<T>, rule: T['rule'], mind: Mind<T>, whole: boolean) {
  return rule.ends || (!whole && rule.dice) || vocabulary.spent(mind, whole);
}

/** Whether one of its steps is an attack. */
function attacks<T extends Terms>({ table: { vocabulary } }: Thought<T>, steps: readonly PlanStep<T>[]): boolean {
  for (const { action } of steps) if (vocabulary.rules[action].attacks) return true;
  return false;
}

/** How far to think: `whole`, to the end; `settled`: the order does not depend on it. */
interface Scope {
  readonly whole: boolean;
  readonly settled: boolean;
}

/** The list is gone through again after each step, as far as the first attack, or to the end where `whole` is asked. */
function simulated<T extends Terms>(thought: Thought<T>, start: Mind<T>, { whole, settled }: Scope): NeedOrPlan<T> {
  const { vocabulary } = thought.table;
  const trace: TraceLine<T>[] = [];
  const steps: PlanStep<T>[] = [];
  const { order } = start;
  let mind = start;
  while (steps.length < MOST_STEPS) {
    const outcome = firstRow(thought, mind, trace);
    if (outcome === null) break;
    if (needs(outcome)) {
      // A step that is sure is not held up by what comes after it, unless the order hangs on that.
      if (steps.length > 0 && (settled || attacks(thought, steps))) break;
      return { kind: 'need', need: outcome, trace };
    }
    trace.push({ row: outcome.row, why: 'done', action: outcome.action, target: outcome.target });
    steps.push(outcome);
    const rule = vocabulary.rules[outcome.action];
    mind = afterStep(vocabulary, mind, rule, outcome);
    if (isFar(thought, rule, mind, whole)) break;
  }
  return { kind: 'plan', plan: { order, steps }, trace };
}

/** Whether it takes the bold order without any attack. */
function boldAnyway<T extends Terms>({ table: { order }, known }: Thought<T>, bold: Mind<T>): boolean | Need {
  return typeof order === 'string' ? order === 'always' : verdict(order, known, bold);
}

/**
 * What an enemy does next by its table, or what must be known first. An order still to be chosen is chosen by going through
 * the list as with Engage: if that has no attack, the same list is gone through on Conceal (kill-team.md A9.3). `whole`: to
 * the end of the activation, as if nothing that is attacked fell.
 */
export function interpret<T extends Terms>(thought: Thought<T>, whole = false): NeedOrPlan<T> {
  const { situation, known, table } = thought;
  const { vocabulary } = table;
  const { orders } = vocabulary;
  const start = mindOf(vocabulary, situation, known);
  if (orders.given(situation) !== null) return simulated(thought, start, { whole, settled: true });
  const anyway = boldAnyway(thought, start);
  const bold = simulated(thought, start, { whole, settled: anyway === true });
  if (bold.kind === 'need' || anyway === true) return bold;
  const { steps } = bold.plan;
  if (attacks(thought, steps)) return bold;
  if (anyway !== false) return { kind: 'need', need: anyway, trace: bold.trace };
  return orders.sameShy(steps)
    ? { ...bold, plan: { order: orders.shy, steps } }
    : simulated(thought, { ...start, order: orders.shy }, { whole, settled: true });
}
