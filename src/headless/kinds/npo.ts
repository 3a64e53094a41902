import { KILL_TEAM_FACTS } from '../../engine/behaviour/killTeam/fact.ts';
import type { KillTeam } from '../../engine/behaviour/killTeam/terms.ts';
import { type AskOrPlan, askOrPlan } from '../../engine/behaviour/ask.ts';
import { type Naming, questionInIds, stepsInIds, toldOf, traceInIds } from '../../engine/behaviour/explain.ts';
import { knownOf } from '../../engine/behaviour/known.ts';
import { afterAnswer, type FactQuestion } from '../../engine/behaviour/factQuestion.ts';
import type { Thought } from '../../engine/behaviour/thought.ts';
import { seededFaces } from '../../engine/dice/seededDice.ts';
import { CaseError } from '../caseError.ts';
import { caseKind } from '../caseKind.ts';
import { factsOf } from '../npo/factsOf.ts';
import { type NpoCase, npoShape } from '../npo/shape.ts';
import { tableOf } from '../npo/tableOf.ts';

function thoughtOf(input: NpoCase): Thought<KillTeam> {
  const { situation, seed } = input;
  const lot = (count: number): number => (seededFaces(seed, 'npo', { count: 1, sides: count })[0] ?? 1) - 1;
  return { table: tableOf(input), known: knownOf(KILL_TEAM_FACTS, factsOf(input, situation)), situation, lot };
}

type ToldLine = NpoCase['told'][number];

const idsOf = (answer: ToldLine): readonly string[] =>
  Object.values(answer).flatMap((value) => (Array.isArray(value) ? value : []));

/** Throws when an answer is to another question, or names somebody who is not there. */
function checkAnswer(
  answer: ToldLine,
  question: FactQuestion | null,
  { naming, path }: { naming: Naming<KillTeam>; path: string },
): void {
  if (question === null) throw new CaseError({ code: 'outOfRange', path, message: 'nothing is asked any more' });
  if (answer.kind !== 'dontKnow' && answer.kind !== question.kind)
    throw new CaseError({ code: 'outOfRange', path: `${path}.kind`, message: `the question is ${question.kind}` });
  const named = 'first' in answer && answer.first !== null ? [answer.first] : idsOf(answer);
  const stranger = named.find((id) => !naming.targets.includes(id));
  if (stranger !== undefined) throw new CaseError({ code: 'outOfRange', path, message: `no target ${stranger}` });
}

/** What is asked or planned after every answer. */
function askedOrPlanned(
  thought: Thought<KillTeam>,
  answers: readonly ToldLine[],
  naming: Naming<KillTeam>,
): AskOrPlan<KillTeam> {
  let { known } = thought;
  let next = askOrPlan(thought);
  for (const [index, answer] of answers.entries()) {
    const question = next.kind === 'ask' ? next.question : null;
    checkAnswer(answer, question, { naming, path: `told[${index}]` });
    if (question !== null) known = afterAnswer(known, question, toldOf(naming, answer));
    next = askOrPlan({ ...thought, known }, index + 1);
  }
  return next;
}

/** What an enemy does by its decision table, or what the table has to be asked first; always with why. */
export const npo = caseKind(npoShape, (input) => {
  const thought = thoughtOf(input);
  const naming: Naming<KillTeam> = { table: thought.table, targets: input.facts.targets.map(({ id }) => id) };
  const { told } = input;
  const next = askedOrPlanned(thought, told, naming);
  const trace = traceInIds(naming, next.trace);
  if (next.kind === 'ask') return { question: questionInIds(naming, next.question), asked: told.length, trace };
  const decision = { order: next.plan.order, steps: stepsInIds(naming, next.plan) };
  const spared = next.spared.map((question) => questionInIds(naming, question));
  return { decision, asked: told.length, spared, trace };
});
