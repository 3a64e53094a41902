import type { KillTeam } from '../engine/behaviour/killTeam/terms.ts';
import { isEqual } from '../engine/core/isEqual.ts';
import { askOrPlan, type AskOrPlan } from '../engine/behaviour/ask.ts';
import type { CompiledTable } from '../engine/behaviour/compile.ts';
import { compiled } from '../engine/behaviour/killTeam/vocabulary.ts';
import { KILL_TEAM_FACTS, SELF_FACTS, TARGET_FACTS } from '../engine/behaviour/killTeam/fact.ts';
import { interpret } from '../engine/behaviour/interpret.ts';
import { type KnownFacts, knownOf, placeOf } from '../engine/behaviour/known.ts';
import { questionKey } from '../engine/behaviour/factQuestion.ts';
import type { BehaviourTable } from '../engine/behaviour/killTeam/table.ts';
import type { Thought } from '../engine/behaviour/thought.ts';
import type { Plan } from '../engine/behaviour/trace.ts';
import { mixer } from '../engine/behaviour/truth.ts';
import type { BehaviourExample, ExampleGiven, ExampleOutcome } from './schema/behaviourExample.ts';

/** A thought about a situation as the bench sets it. Of equals the first is taken. */
function thoughtOf(table: CompiledTable<KillTeam>, given: ExampleGiven): Thought<KillTeam> {
  const { self, targets, ap, order, counteract, move, shoots, fights } = given;
  const situation = { ap, order, counteract, move, shoots, fights, done: [], heavy: null, barred: [] };
  return { table, known: knownOf(KILL_TEAM_FACTS, { self, targets } satisfies KnownFacts), situation, lot: () => 0 };
}

const planOutcome = ({ order, steps }: Plan<KillTeam>): ExampleOutcome => ({
  order,
  steps: steps.map(({ action, target, wish }) => ({ action, target: target === 0 ? null : placeOf(target), wish })),
});

/** A decision as examples keep it. */
export const outcomeOf = (advice: AskOrPlan<KillTeam>): ExampleOutcome =>
  advice.kind === 'ask' ? { asks: questionKey(advice.question) } : planOutcome(advice.plan);

/** The decision of a table in a situation, to the first attack, or the next question. */
export const decide = (table: BehaviourTable, given: ExampleGiven): AskOrPlan<KillTeam> =>
  askOrPlan(thoughtOf(compiled(table), given));

/** Whether a table still decides as an example says. */
export const keeps = (table: BehaviourTable, { given, outcome }: BehaviourExample): boolean =>
  isEqual(outcomeOf(decide(table, given)), outcome);

const MOST_FOES = 6;
const FACES = 2 ** 32;

const follows: readonly (readonly [more: string, less: string])[] = [
  ['alertAtLeast3', 'alertAtLeast2'],
  ['alertAtLeast2', 'alertAtLeast1'],
  ['atTargetLocation', 'targetLocationSet'],
];

/** A made-up situation in which everything is known, the same for the same seed; facts by how often they are so. */
export function madeUpSituation(seed: number): ExampleGiven {
  const next = mixer(seed);
  const lucky = (likely: number): boolean => next() < likely * FACES;
  const self = Object.fromEntries(SELF_FACTS.map(({ id, likely }) => [id, lucky(likely)]));
  for (const [more, less] of follows) if (self[more] === true) self[less] = true;
  const targets = Array.from({ length: 1 + (next() % MOST_FOES) }, () => ({
    facts: Object.fromEntries(TARGET_FACTS.map(({ id, likely }) => [id, lucky(likely)])),
    inches: 1 + (next() % 24),
    wounds: 1 + (next() % 12),
    threat: (next() % 100) / 100,
  }));
  return {
    self: { ...self, engaged: targets.some(({ facts }) => facts['inControlRange'] === true) },
    targets,
    ap: 2 + (next() % 2),
    order: null,
    counteract: false,
    move: 6,
    shoots: 1,
    fights: 1,
  };
}

/** How often each row was done in so many made-up situations; `idle`: how often none; `differs`: from another table. */
interface Frequencies {
  readonly of: number;
  readonly rows: readonly { readonly id: string; readonly times: number }[];
  readonly idle: number;
  readonly differs: number | null;
  /** The first situation in which it decides otherwise. */
  readonly first: ExampleGiven | null;
}

const wholePlan = (table: CompiledTable<KillTeam>, given: ExampleGiven): Plan<KillTeam> | null => {
  const outcome = interpret(thoughtOf(table, given), true);
  return outcome.kind === 'plan' ? outcome.plan : null;
};

const said = (plan: Plan<KillTeam> | null): ExampleOutcome | null => (plan === null ? null : planOutcome(plan));

/** Runs a table on made-up situations, whole activations in each, and beside it the table it is compared with. */
export function frequencies(table: BehaviourTable, count: number, parent: BehaviourTable | null): Frequencies {
  const ready = compiled(table);
  const other = parent === null ? null : compiled(parent);
  const situations = Array.from({ length: count }, (_, index) => madeUpSituation(index + 1));
  const plans = situations.map((given) => wholePlan(ready, given));
  const different =
    other === null
      ? []
      : situations.filter((given, index) => !isEqual(said(wholePlan(other, given)), said(plans[index] ?? null)));
  const done = plans.map((plan) => new Set(plan?.steps.map(({ row }) => row)));
  return {
    of: count,
    rows: table.rows.map(({ id }, index) => ({ id, times: done.filter((rows) => rows.has(index)).length })),
    idle: done.filter((rows) => rows.size === 0).length,
    differs: other === null ? null : different.length,
    first: different[0] ?? null,
  };
}
