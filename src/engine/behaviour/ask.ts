import { bitsOf, lowest, type Known, withNearest, withSelf, withTarget } from './known.ts';
import { interpret } from './interpret.ts';
import { afterAnswer, type Question, questionFor, questionKey, worstAnswer } from './question.ts';
import { answerTo, type Truth, truths } from './truth.ts';
import type { Thought } from './thought.ts';
import type { Need, Outcome, Plan, TraceLine } from './trace.ts';

/** What to ask next, or what to do. `spared`: questions that were not asked because they change nothing. */
export type Advice =
  | { readonly kind: 'ask'; readonly question: Question; readonly trace: readonly TraceLine[] }
  | {
      readonly kind: 'plan';
      readonly plan: Plan;
      readonly trace: readonly TraceLine[];
      readonly spared: readonly Question[];
    };

/** Ways an unknown fact may turn out that are looked at before a question is said to matter. */
const MOST_BRANCHES = 3000;
/** Made-up truths in which each question is tried out. */
const TRIES = 24;
/** Questions that are tried out as the first one. */
const MOST_CANDIDATES = 5;
/** An activation in which more is asked is cut short: what is still open is decided for the worst. */
export const MOST_QUESTIONS = 8;

/** Both or all ways in which one needed thing may turn out. */
function branches(known: Known, need: Need): readonly Known[] {
  if (need.of === 'self') return [withSelf(known, need.fact, false), withSelf(known, need.fact, true)];
  if (need.of === 'closest')
    return bitsOf(need.targets).map((first) => withNearest(known, { first, among: need.targets }));
  const bit = lowest(need.targets);
  return [withTarget(known, need.fact, { yes: bit, no: 0 }), withTarget(known, need.fact, { yes: 0, no: bit })];
}

/** What the hands are told; rows and "why" aside. */
const instruction = ({ order, steps }: Plan): string =>
  `${order} ${steps.map(({ action, target, wish }) => `${action}:${target}:${wish ?? ''}`).join(' ')}`;

/** Whether what is not known can lead to different instructions. Beyond the bound of branches it is taken to. */
function matters(thought: Thought): boolean {
  const found = new Set<string>();
  const open: Known[] = [thought.known];
  for (let looked = 0; open.length > 0 && looked < MOST_BRANCHES; looked += 1) {
    const known = open.pop() ?? thought.known;
    const outcome = interpret({ ...thought, known });
    if (outcome.kind === 'need') open.push(...branches(known, outcome.need));
    else found.add(instruction(outcome.plan));
    if (found.size > 1) return true;
  }
  return open.length > 0;
}

/** Questions asked until the plan stands, in one made-up truth, each as it comes; they are noted in `met`. */
function asked(thought: Thought, truth: Truth, met?: Map<string, Question>): number {
  let { known } = thought;
  for (let count = 0; ; count += 1) {
    const outcome = interpret({ ...thought, known });
    if (outcome.kind === 'plan' || count > MOST_QUESTIONS) return count;
    const question = questionFor(outcome.need);
    met?.set(questionKey(question), met.get(questionKey(question)) ?? question);
    known = afterAnswer(known, question, answerTo(truth, question));
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The same question about everybody it is not yet known of: one look may spare another. */
const widened = (question: Question, { targets }: Known): Question =>
  question.kind === 'sight' || question.kind === 'which' ? { ...question, targets } : question;

/** The question after which, on the average of made-up truths, the fewest more are asked. The first one of equals. */
function mostTelling(thought: Thought, first: Question): Question {
  const tries = truths(thought.known, TRIES);
  const met = new Map<string, Question>();
  for (const truth of tries) asked(thought, truth, met);
  const wide = widened(first, thought.known);
  const others = [...met.values()].filter((question) => questionKey(question) !== questionKey(first));
  const candidates = [first, wide, ...others].slice(0, MOST_CANDIDATES);
  if (candidates.length === 1) return first;
  const costs = candidates.map((question) =>
    mean(
      tries.map((truth) =>
        asked({ ...thought, known: afterAnswer(thought.known, question, answerTo(truth, question)) }, truth),
      ),
    ),
  );
  return candidates[costs.indexOf(Math.min(...costs))] ?? first;
}

/**
 * The next question to the table, or the plan. Nothing is asked that cannot change what the hands are told; of what may be
 * asked, the most telling question comes first. `count`: questions asked in this activation; beyond `MOST_QUESTIONS` what
 * is open is decided for the worst.
 */
export function advise(thought: Thought, count = 0): Advice {
  const spared: Question[] = [];
  let { known } = thought;
  for (;;) {
    const outcome: Outcome = interpret({ ...thought, known });
    if (outcome.kind === 'plan') return { ...outcome, spared };
    const question = questionFor(outcome.need);
    if (count < MOST_QUESTIONS && matters({ ...thought, known }))
      return { kind: 'ask', question: mostTelling({ ...thought, known }, question), trace: outcome.trace };
    spared.push(question);
    known = afterAnswer(known, question, worstAnswer(known, question));
  }
}
