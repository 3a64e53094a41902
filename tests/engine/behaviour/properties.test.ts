import type { KillTeam } from '../../../src/engine/behaviour/killTeam/terms.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askOrPlan } from '../../../src/engine/behaviour/ask.ts';
import { compiled } from '../../../src/engine/behaviour/killTeam/vocabulary.ts';
import { difference, whole } from '../../../src/engine/behaviour/extend.ts';
import { RULES } from '../../../src/engine/behaviour/killTeam/rule.ts';
import { interpret } from '../../../src/engine/behaviour/interpret.ts';
import { KILL_TEAM_FACTS, SELF_FACTS } from '../../../src/engine/behaviour/killTeam/fact.ts';
import { everybody, type Known, selfIs } from '../../../src/engine/behaviour/known.ts';
import { afterAnswer, type FactQuestion } from '../../../src/engine/behaviour/factQuestion.ts';
import type { BehaviourTable } from '../../../src/engine/behaviour/killTeam/table.ts';
import type { Thought } from '../../../src/engine/behaviour/thought.ts';
import type { NeedOrPlan, Plan, TraceLine } from '../../../src/engine/behaviour/trace.ts';
import { answerTo, knownOfTruth, madeUp, mixer, type Truth } from '../../../src/engine/behaviour/truth.ts';
import {
  below,
  chance,
  knownByItself,
  knownWhole,
  type Next,
  randomTruth,
  selfMask,
} from '../../support/enemyTruth.ts';
import { expectSame } from '../../support/expectSame.ts';
import { brokenLaw } from '../../support/lawfulPlan.ts';
import { randomSituation, randomTable } from '../../support/randomBehaviour.ts';
import { shippedTable, TABLES } from './support.ts';

const SEED = 20261122;
const shipped = TABLES.map(shippedTable);

const tableFor = (next: Next): BehaviourTable =>
  chance(next, 0.5) ? (shipped[below(next, shipped.length)] ?? randomTable(next)) : randomTable(next);

/** Some of it, so that some is known and some is not. */
function partly(known: Known, next: Next): Known {
  const keep = chance(next, 0.3) ? 1 : 0.7;
  const kept = everybody(known.inches.length);
  const masks = known.yes.map(() => (chance(next, keep) ? kept : next() & kept));
  return {
    ...known,
    self: selfMask(SELF_FACTS.map((_, fact) => (chance(next, keep) ? selfIs(known.self, fact) : null))),
    yes: known.yes.map((mask, fact) => mask & (masks[fact] ?? 0)),
    no: known.no.map((mask, fact) => mask & (masks[fact] ?? 0)),
    inches: known.inches.map((inches) => (chance(next, keep) ? inches : null)),
  };
}

interface Drawn {
  readonly table: BehaviourTable;
  readonly truth: Truth;
  readonly thought: Thought<KillTeam>;
}

function drawn(seed: number): Drawn {
  const next = mixer(seed);
  const table = tableFor(next);
  const count = 3 + below(next, 4);
  const truth = randomTruth(next, count);
  const numbers = (): number[] => Array.from({ length: count }, () => below(next, 4) / 4);
  const rest = { wounds: numbers(), threat: numbers() };
  const known = { ...partly(knownWhole(everybody(count), truth), next), ...rest };
  const lot = (equals: number): number => seed % equals;
  return { table, truth, thought: { table: compiled(table), known, situation: randomSituation(next, table), lot } };
}

const REASONS: readonly string[] = ['stopped', 'condition', 'nobody'];

/** Rows that were passed over without a reason before each step, and steps without their line. */
function untraced(outcome: NeedOrPlan<KillTeam>): readonly string[] {
  const steps = outcome.kind === 'plan' ? outcome.plan.steps : [];
  const found: string[] = [];
  let rest: readonly TraceLine<KillTeam>[] = outcome.trace;
  for (const { row, action, target } of steps) {
    const at = rest.findIndex(({ why }) => why === 'done');
    const line = rest[at];
    if (line?.why !== 'done' || line.row !== row || line.action !== action || line.target !== target)
      found.push(`no line of row ${row}`);
    const reasoned = new Set(rest.slice(0, at).flatMap((each) => (REASONS.includes(each.why) ? [each.row] : [])));
    for (let passed = 0; passed < row; passed += 1)
      if (!reasoned.has(passed)) found.push(`row ${passed} before ${row}`);
    rest = rest.slice(at + 1);
  }
  return found;
}

function wrongOrder({ table, situation, known, lot }: Thought<KillTeam>, { order, steps }: Plan<KillTeam>): boolean {
  if (situation.order !== null) return order !== situation.order;
  if (steps.some(({ action }) => RULES[action].attacks)) return order !== 'engage';
  if (table.order === 'attacks') return order !== 'conceal';
  return table.order === 'always' && interpret({ table, situation, known, lot }).kind === 'plan' && order !== 'engage';
}

/** What the hands are told. */
const told = ({ table }: Thought<KillTeam>, { order, steps }: Plan<KillTeam>): readonly string[] => [
  order,
  ...steps
    .filter(({ action }) => action !== 'pass')
    .map(({ row, action, target, wish }) => {
      const { where } = table.rows[row] ?? {};
      return `${action} ${target} ${wish ?? ''} ${JSON.stringify(where ?? null)}`;
    }),
];

const decide = (thought: Thought<KillTeam>): string => {
  const outcome = interpret(thought);
  return outcome.kind === 'plan' ? told(thought, outcome.plan).join(', ') : `needs ${JSON.stringify(outcome.need)}`;
};

/** Facts that a question tells, taken from one truth; all others from another one. */
function mixed(
  thought: Thought<KillTeam>,
  question: FactQuestion,
  [rest, asked]: readonly [Truth, Truth],
): Thought<KillTeam> {
  const known = { ...knownOfTruth(thought.known, rest), inches: thought.known.inches };
  const sides = knownOfTruth(thought.known, asked);
  const answered = afterAnswer({ ...thought.known }, question, answerTo(KILL_TEAM_FACTS, asked, question));
  const self = selfMask(
    SELF_FACTS.map((_, fact) => selfIs((question.kind === 'is' && question.fact === fact ? sides : known).self, fact)),
  );
  const takes = known.yes.map(
    (_, fact) => answered.yes[fact] !== thought.known.yes[fact] || answered.no[fact] !== thought.known.no[fact],
  );
  const pick = (name: 'yes' | 'no') =>
    known[name].map((mask, fact) =>
      takes[fact] === true
        ? (answered[name][fact] ?? 0) | (mask & ~((answered.yes[fact] ?? 0) | (answered.no[fact] ?? 0)))
        : mask,
    );
  const far = question.kind === 'closest' ? asked.far : rest.far;
  return { ...thought, known: { ...known, self, yes: pick('yes'), no: pick('no'), inches: far } };
}

/** A truth that agrees with what is known, in which each fact is unlikely, open or likely. */
const anyTruth = (known: Known, next: Next): Truth =>
  madeUp(known, next, () => [0.05, 0.5, 0.95][below(next, 3)] ?? 0.5);

/** Whether two answers to the question are found that lead to different instructions, all else the same. */
function canTell(thought: Thought<KillTeam>, question: FactQuestion, next: Next): boolean {
  for (let tried = 0; tried < 20_000; tried += 1) {
    const rest = anyTruth(thought.known, next);
    const one = mixed(thought, question, [rest, anyTruth(thought.known, next)]);
    const other = mixed(thought, question, [rest, anyTruth(thought.known, next)]);
    if (decide(one) !== decide(other)) return true;
  }
  return false;
}

describe('any situation, any table', () => {
  it('should decide lawfully, with a trace, and the same again: 20,000 situations', () => {
    let plans = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
        const { table, thought } = drawn(seed);
        for (const to of [false, true]) {
          const outcome = interpret(thought, to);
          const { book: _, ...facts } = thought.known;
          const { known, situation } = JSON.parse(
            JSON.stringify({ known: facts, situation: thought.situation }),
          ) as Thought<KillTeam>;
          const again: Thought<KillTeam> = {
            known: { ...known, book: KILL_TEAM_FACTS },
            situation,
            table: compiled(JSON.parse(JSON.stringify(table)) as BehaviourTable),
            lot: thought.lot,
          };
          expectSame(JSON.stringify(interpret(again, to)), JSON.stringify(outcome));
          expectSame(untraced(outcome), []);
          if (outcome.kind === 'need') continue;
          plans += 1;
          expectSame(brokenLaw(thought, outcome.plan), null);
          expectSame(wrongOrder(thought, outcome.plan), false);
        }
      }),
      { seed: SEED, numRuns: 20_000 },
    );
    expect(plans).toBeGreaterThan(15_000);
  });

  it('should come to a plan after at most eight questions that nobody can answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
        const { thought } = drawn(seed);
        let { known } = thought;
        let asked = 0;
        for (let advice = askOrPlan(thought); advice.kind === 'ask'; advice = askOrPlan({ ...thought, known }, asked)) {
          known = afterAnswer(known, advice.question, { kind: 'dontKnow' });
          asked += 1;
          expect(asked).toBeLessThanOrEqual(8);
        }
      }),
      { seed: SEED, numRuns: 1000 },
    );
  });

  it('should ask only what can change something, and then decide as if everything were known', () => {
    let questions = 0;
    let unproven = 0;
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
        const { table, truth, thought } = drawn(seed);
        const next = mixer(seed + 1);
        const blind = { ...knownByItself(thought.known.targets, truth), inches: thought.known.inches.map(() => null) };
        let known: Known = { ...blind, wounds: thought.known.wounds, threat: thought.known.threat };
        const kinds: string[] = [];
        let advice = askOrPlan({ ...thought, known });
        for (; advice.kind === 'ask'; advice = askOrPlan({ ...thought, known }, kinds.length)) {
          const { question } = advice;
          const proven = canTell({ ...thought, known }, question, next);
          // Random tables have conditions that hardly ever matter: no sample finds the case in which they do.
          if (table.id === 'random') unproven += proven ? 0 : 1;
          else expect(proven, `${table.id} ${JSON.stringify(question)}`).toBe(true);
          known = afterAnswer(known, question, answerTo(KILL_TEAM_FACTS, truth, question));
          kinds.push(question.kind);
        }
        questions += kinds.length;
        if (kinds.length >= 8) return;
        const all = { ...knownWhole(known.targets, truth), wounds: known.wounds, threat: known.threat };
        const best = interpret({ ...thought, known: all });
        expect(best.kind).toBe('plan');
        if (best.kind !== 'plan') return;
        const wanted = told(thought, best.plan);
        const got = told(thought, advice.plan);
        expect(got).toEqual(wanted.slice(0, got.length));
        expect(got.length).toBeGreaterThanOrEqual(Math.min(2, wanted.length));
      }),
      { seed: SEED, numRuns: 3000 },
    );
    expect(questions).toBeGreaterThan(1000);
    expect(unproven).toBeLessThanOrEqual(2);
  });

  it('should make of a table and its difference to another one the table again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed) => {
        const next = mixer(seed);
        const base = { ...randomTable(next), id: 'base' };
        const made = randomTable(next);
        const change = JSON.parse(JSON.stringify(difference(base, made))) as ReturnType<typeof difference>;
        expect(whole(change, () => base)).toEqual({ table: JSON.parse(JSON.stringify(made)), problems: [] });
      }),
      { seed: SEED, numRuns: 2000 },
    );
  });
});
