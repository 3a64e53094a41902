import type { Order } from '../core/ids.ts';
import { candidates, chosen } from './choose.ts';
import type { CompiledRow } from './compile.ts';
import { verdict } from './condition.ts';
import { targetNumber } from './fact.ts';
import { afterStep, type Mind, mindOf, stopped } from './mind.ts';
import { placeFor } from './place.ts';
import { isNeed } from './select.ts';
import { inchesOf } from './situation.ts';
import type { BehaviourAction, Where } from './table.ts';
import type { Thought } from './thought.ts';
import type { Need, Outcome, Step, TraceLine } from './trace.ts';

/** More steps than any activation can have: a table that goes in circles is cut off here. */
const MOST_STEPS = 12;

const IN_CONTROL = targetNumber('inControlRange');

/** Shoot, Fight and Charge: what makes an enemy take Engage (kill-team.md A9.3). */
export const isAttack = (action: BehaviourAction): boolean =>
  action === 'shoot' || action === 'fight' || action === 'charge';

const isMove = (action: BehaviourAction): boolean =>
  action === 'reposition' || action === 'dash' || action === 'fallBack' || action === 'charge';

const hasPlace = (row: CompiledRow): row is CompiledRow & { readonly where: Where } => row.where !== null;

const half = (row: CompiledRow, inches: number): number =>
  row.where?.upTo === 'half' ? Math.ceil(inches / 2) : inches;

/** What one row comes to now: its step, why it is passed over (already in the trace), or what must be known. */
type RowOutcome =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'need'; readonly need: Need }
  | null;

function targeted(thought: Thought, mind: Mind, row: CompiledRow, trace: TraceLine[]): RowOutcome {
  const { known, situation } = thought;
  const fitting = candidates(row, known, mind);
  const inches = isMove(row.action) ? half(row, inchesOf(row.action, situation)) : null;
  const step = { row: row.number, action: row.action, wish: null, inches };
  if (fitting === null) {
    const place = hasPlace(row) ? placeFor(thought, mind, row, trace) : { target: 0, wish: null };
    return 'of' in place ? { kind: 'need', need: place } : { kind: 'step', step: { ...step, ...place } };
  }
  if (isNeed(fitting)) return { kind: 'need', need: fitting };
  if (fitting === 0) {
    trace.push({ row: row.number, why: 'nobody' });
    return null;
  }
  const target = chosen(thought, fitting, { who: row.who, place: mind.place, row: row.number, trace });
  return isNeed(target) ? { kind: 'need', need: target } : { kind: 'step', step: { ...step, target } };
}

function tried(thought: Thought, mind: Mind, row: CompiledRow, trace: TraceLine[]): RowOutcome {
  const { known, situation } = thought;
  const code = situation.barred.includes(row.id) ? 'barred' : stopped(mind, known, row.action);
  if (code !== null) {
    trace.push({ row: row.number, why: 'stopped', code });
    return null;
  }
  const holds = row.condition === null || verdict(row.condition, known, mind);
  if (typeof holds !== 'boolean') return { kind: 'need', need: holds };
  if (!holds) {
    trace.push({ row: row.number, why: 'condition' });
    return null;
  }
  return targeted(thought, mind, row, trace);
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
const far = (steps: readonly Step[], mind: Mind, whole: boolean): boolean => {
  const last = steps.at(-1);
  if (last === undefined) return false;
  if (last.action === 'pass' || steps.length >= MOST_STEPS) return true;
  return !whole && ((isAttack(last.action) && last.action !== 'charge') || mind.situation.counteract);
};

/** The list is gone through again after each step, as far as the first attack, or to the end where `whole` is asked. */
function simulated(thought: Thought, order: Order, whole: boolean): Outcome {
  const trace: TraceLine[] = [];
  const steps: Step[] = [];
  let mind = mindOf(thought.situation, thought.known, order, IN_CONTROL);
  while (!far(steps, mind, whole)) {
    const outcome = firstRow(thought, mind, trace);
    if (outcome === null) break;
    if (outcome.kind === 'need') {
      // A step that is sure is not held up by what comes after an attack.
      if (steps.some(({ action }) => isAttack(action))) break;
      return { ...outcome, trace };
    }
    const { step } = outcome;
    trace.push({ row: step.row, why: 'done', action: step.action, target: step.target });
    steps.push(step);
    mind = afterStep(mind, step.action, step.target);
  }
  return { kind: 'plan', plan: { order, steps }, trace };
}

function engages(thought: Thought, outcome: Extract<Outcome, { kind: 'plan' }>): boolean | Need {
  const { order } = thought.table;
  if (order === 'always') return true;
  const attacks = outcome.plan.steps.some(({ action }) => isAttack(action));
  if (attacks || order === 'attacks') return attacks;
  return verdict(order, thought.known, mindOf(thought.situation, thought.known, 'engage', IN_CONTROL));
}

/**
 * What an enemy does next by its table, or what must be known first. An order still to be chosen is chosen by going through
 * the list as with Engage: if that has no attack, the same list is gone through on Conceal (kill-team.md A9.3). `whole`: to
 * the end of the activation, as if nothing that is attacked fell.
 */
export function interpret(thought: Thought, whole = false): Outcome {
  const { order } = thought.situation;
  if (order !== null) return simulated(thought, order, whole);
  const bold = simulated(thought, 'engage', whole);
  if (bold.kind === 'need') return bold;
  const engage = engages(thought, bold);
  if (typeof engage !== 'boolean') return { kind: 'need', need: engage, trace: bold.trace };
  return engage ? bold : simulated(thought, 'conceal', whole);
}
