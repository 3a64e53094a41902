import { candidates, chosen } from './choose.ts';
import type { CompiledRow } from './compile.ts';
import { byMasks, verdict } from './condition.ts';
import { targetNumber } from './fact.ts';
import { single } from './known.ts';
import { afterStep, type Mind, mindOf } from './mind.ts';
import { type Stopped, stopped } from './stopped.ts';
import { type Chosen, placeFor } from './place.ts';
import { isNeed } from './select.ts';
import { inchesOf, type EnemySituation } from './enemySituation.ts';
import { RULES } from './rule.ts';
import type { BehaviourAction } from './table.ts';
import type { Thought } from './thought.ts';
import type { Need, NeedOrPlan, PlanStep, TraceLine } from './trace.ts';

/** More steps than any activation can have: a table that goes in circles is cut off here. */
const MOST_STEPS = 12;

const IN_CONTROL = targetNumber('inControlRange');

/** Shoot, Fight and Charge: what makes an enemy take Engage (kill-team.md A9.3). */
export const isAttack = (action: BehaviourAction): boolean =>
  action === 'shoot' || action === 'fight' || action === 'charge';

/** What takes an enemy to another place. */
export const isMove = (action: BehaviourAction): boolean =>
  action === 'reposition' || action === 'dash' || action === 'fallBack' || action === 'charge';

const half = (row: CompiledRow, inches: number): number =>
  row.where?.upTo === 'half' ? Math.ceil(inches / 2) : inches;

/** What one row comes to now: its step, why it is passed over (already in the trace), or what must be known. */
type RowOutcome = PlanStep | Need | null;
const needs = (outcome: PlanStep | Need): outcome is Need => 'of' in outcome;

const stepOf = (row: CompiledRow, situation: EnemySituation, { target, wish }: Chosen): PlanStep => ({
  row: row.number,
  action: row.action,
  target,
  wish,
  inches: isMove(row.action) ? half(row, inchesOf(row.action, situation)) : null,
});

function targeted(thought: Thought, mind: Mind, row: CompiledRow, trace: TraceLine[]): RowOutcome {
  const { known, situation } = thought;
  const fitting = candidates(row, known, mind);
  if (fitting === null) {
    const place = placeFor(thought, mind, row, trace);
    return 'of' in place ? place : stepOf(row, situation, place);
  }
  if (isNeed(fitting)) return fitting;
  if (fitting === 0) {
    trace.push(row.lines.nobody);
    return null;
  }
  const target = single(fitting)
    ? fitting
    : chosen(thought, fitting, { who: row.who, place: mind.place, row: row.number, trace });
  return isNeed(target) ? target : stepOf(row, situation, { target, wish: null });
}

const why = ({ situation: { barred } }: Thought, mind: Mind, { id, rule }: CompiledRow): Stopped | null =>
  barred.length > 0 && barred.includes(id) ? 'barred' : stopped(mind, rule);

function tried(thought: Thought, mind: Mind, row: CompiledRow, trace: TraceLine[]): RowOutcome {
  const plain = row.if === null || byMasks(row.if, mind);
  if (plain === false) {
    trace.push(row.lines.condition);
    return null;
  }
  const code = why(thought, mind, row);
  if (code !== null) {
    trace.push(row.lines.stopped[code]);
    return null;
  }
  const fits = row.if === null || (plain ?? verdict(row.if.condition, thought.known, mind));
  if (typeof fits !== 'boolean') return fits;
  if (fits) return targeted(thought, mind, row, trace);
  trace.push(row.lines.condition);
  return null;
}

/** The first row that can be done; null: none. */
function firstRow(thought: Thought, mind: Mind, trace: TraceLine[]): RowOutcome {
  for (const row of thought.table.rows) {
    const outcome = tried(thought, mind, row, trace);
    if (outcome !== null) return outcome;
  }
  return null;
}

/** Nothing more to think of: the attack is reached, or the end. */
const isFar = ({ action }: PlanStep, { ap, situation }: Mind, whole: boolean): boolean =>
  action === 'pass' || ap <= 0 || (!whole && (action === 'shoot' || action === 'fight' || situation.counteract));

/** Whether one of its steps is an attack. */
function attacks(steps: readonly PlanStep[]): boolean {
  for (const { action } of steps) if (isAttack(action)) return true;
  return false;
}

/** How far to think: `whole`, to the end; `settled`: the order does not depend on it. */
interface Scope {
  readonly whole: boolean;
  readonly settled: boolean;
}

/** The list is gone through again after each step, as far as the first attack, or to the end where `whole` is asked. */
function simulated(thought: Thought, start: Mind, { whole, settled }: Scope): NeedOrPlan {
  const trace: TraceLine[] = [];
  const steps: PlanStep[] = [];
  const { order } = start;
  let mind = start;
  while (steps.length < MOST_STEPS) {
    const outcome = firstRow(thought, mind, trace);
    if (outcome === null) break;
    if (needs(outcome)) {
      // A step that is sure is not held up by what comes after it, unless the order hangs on that.
      if (steps.length > 0 && (settled || attacks(steps))) break;
      return { kind: 'need', need: outcome, trace };
    }
    trace.push({ row: outcome.row, why: 'done', action: outcome.action, target: outcome.target });
    steps.push(outcome);
    mind = afterStep(mind, RULES[outcome.action], outcome);
    if (isFar(outcome, mind, whole)) break;
  }
  return { kind: 'plan', plan: { order, steps }, trace };
}

/** Whether it takes Engage without any attack. */
const engagesAnyway = ({ table: { order }, known }: Thought, bold: Mind): boolean | Need =>
  typeof order === 'string' ? order === 'always' : verdict(order, known, bold);

/** On Conceal the same would come of it: nothing in it needs Engage, and no place was looked for to shoot from. */
const sameOnConceal = (steps: readonly PlanStep[]): boolean =>
  steps.every(({ action, wish }) => action !== 'guard' && wish === null);

/**
 * What an enemy does next by its table, or what must be known first. An order still to be chosen is chosen by going through
 * the list as with Engage: if that has no attack, the same list is gone through on Conceal (kill-team.md A9.3). `whole`: to
 * the end of the activation, as if nothing that is attacked fell.
 */
export function interpret(thought: Thought, whole = false): NeedOrPlan {
  const { situation, known } = thought;
  const start = mindOf(situation, known, 'engage', IN_CONTROL);
  if (situation.order !== null) return simulated(thought, start, { whole, settled: true });
  const anyway = engagesAnyway(thought, start);
  const bold = simulated(thought, start, { whole, settled: anyway === true });
  if (bold.kind === 'need' || anyway === true) return bold;
  const { steps } = bold.plan;
  if (attacks(steps)) return bold;
  if (anyway !== false) return { kind: 'need', need: anyway, trace: bold.trace };
  return sameOnConceal(steps)
    ? { ...bold, plan: { order: 'conceal', steps } }
    : simulated(thought, { ...start, order: 'conceal' }, { whole, settled: true });
}
