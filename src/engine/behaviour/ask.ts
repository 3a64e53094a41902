import { branches } from './branch.ts';
import { bitsOf, lowest, type Known, type Mask, notKnown, withTarget } from './known.ts';
import { interpret } from './interpret.ts';
import { afterAnswer, type FactQuestion, questionFor, questionKey } from './factQuestion.ts';
import { answerTo, knownOfTruth, oddTruths, type Truth, truths } from './truth.ts';
import type { Terms } from './terms.ts';
import type { Thought } from './thought.ts';
import type { Need, NeedOrPlan, Plan, TraceLine } from './trace.ts';

/** What to ask next, or what to do. `spared`: questions that were not asked because they change nothing. */
export type AskOrPlan<T extends Terms> =
  | { readonly kind: 'ask'; readonly question: FactQuestion; readonly trace: readonly TraceLine<T>[] }
  | {
      readonly kind: 'plan';
      readonly plan: Plan<T>;
      readonly trace: readonly TraceLine<T>[];
      readonly spared: readonly FactQuestion[];
    };

/** Ways in which unknown things may turn out that one question looks at to the end. */
const MOST_BRANCHES = 1200;
/** Made-up truths in which each question is tried out. */
const TRIES = 24;
/** Odd truths that are looked at when there are too many branches. */
const ODD_TRIES = 60;
/** Questions that are tried out as the first one. */
const MOST_CANDIDATES = 5;
/** An activation in which more is asked is cut short: what is still open is decided for the worst. */
const MOST_QUESTIONS = 8;

/**
 * What the hands are told; rows and "why" aside. To do nothing more is told the same, whether a row says so or none is left.
 * `both`: whither it moves is told both ways.
 */
function instruction<T extends Terms>({ table }: Thought<T>, { order, steps }: Plan<T>, both: boolean): string {
  const { rules } = table.vocabulary;
  return steps.reduce<string>((all, { row, action, target, wish }) => {
    const manner = both && rules[action].moves ? action : (table.rows[row]?.manner ?? action);
    return rules[action].ends ? all : `${all} ${manner}:${target}:${wish ?? ''}`;
  }, order);
}

/**
 * What different knowledge of one needed thing leads to: two different instructions, the same so far with something still
 * needed, or the same.
 */
function compared<T extends Terms>(
  thought: Thought<T>,
  need: Need,
  ways: readonly Known[],
): 'different' | 'same' | Need {
  const both = need.of === 'self' && need.fact === thought.heads;
  let first: string | null = null;
  let further: Need | null = null;
  for (const known of ways) {
    const outcome = interpret({ ...thought, known });
    if (outcome.kind === 'need') further ??= outcome.need;
    else {
      const told = instruction(thought, outcome.plan, both);
      if (first !== null && first !== told) return 'different';
      first = told;
    }
  }
  return further ?? 'same';
}

/** What it is found out with: made-up truths, and how many branches one question may still look at. */
interface Means {
  readonly tries: readonly Truth[];
  readonly purse: { branches: number };
}

/** Whether one of these made-up truths has it that the needed thing changes what the hands are told. */
const differs = <T extends Terms>(thought: Thought<T>, need: Need, tries: readonly Truth[]): boolean =>
  tries.some((truth) => compared(thought, need, branches(knownOfTruth(thought.known, truth), need)) === 'different');

/**
 * Whether one needed thing can change what the hands are told: whatever the other unknown things are, each taken the same for
 * all ways in which this one may turn out. Beyond the bound of branches, whether it does in some of many odd truths.
 */
function matters<T extends Terms>(thought: Thought<T>, need: Need, { tries, purse }: Means): boolean {
  if (differs(thought, need, tries)) return true;
  const open: (readonly Known[])[] = [branches(thought.known, need)];
  for (; purse.branches > 0; purse.branches -= 1) {
    const ways = open.pop();
    if (ways === undefined) return false;
    const found = compared(thought, need, ways);
    if (found === 'different') return true;
    if (found === 'same') continue;
    const each = ways.map((known) => branches(known, found));
    for (const index of each[0]?.keys() ?? []) open.push(each.flatMap((all) => all[index] ?? []));
  }
  return differs(thought, need, oddTruths(thought.known, ODD_TRIES));
}

/** Questions asked until the plan stands, in one made-up truth, each as it comes; they are noted in `met`. */
function asked<T extends Terms>(thought: Thought<T>, truth: Truth, met?: Map<string, FactQuestion>): number {
  let { known } = thought;
  for (let count = 0; ; count += 1) {
    const outcome = interpret({ ...thought, known });
    if (outcome.kind === 'plan' || count > MOST_QUESTIONS) return count;
    const question = questionFor(known.book, outcome.need);
    met?.set(questionKey(question), met.get(questionKey(question)) ?? question);
    known = afterAnswer(known, question, answerTo(known.book, truth, question));
  }
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

/** The same question about everybody it is not yet known of: one look may spare another. */
function widened(question: FactQuestion, known: Known): FactQuestion {
  if (question.kind !== 'sight' && question.kind !== 'which') return question;
  const fact = question.kind === 'sight' ? known.book.sight(question.place)[0] : question.fact;
  const targets = question.targets | notKnown(known, known.targets, fact);
  return targets === question.targets ? question : { ...question, targets };
}

/** All that a question tells, as things that may be needed. */
function needsOf(question: FactQuestion, known: Known): readonly Need[] {
  const ofTargets = (fact: number, among: Mask): readonly Need[] =>
    bitsOf(notKnown(known, among, fact)).map((targets) => ({ of: 'target', fact, targets }));
  switch (question.kind) {
    case 'is':
      return [{ of: 'self', fact: question.fact }];
    case 'closest':
      return [{ of: 'closest', targets: question.targets }];
    case 'which':
      return ofTargets(question.fact, question.targets);
    case 'reach':
      return ofTargets(known.book.reach, question.targets);
    case 'sight':
      return known.book.sight(question.place).flatMap((fact) => ofTargets(fact, question.targets));
  }
}

const canMatter = <T extends Terms>(thought: Thought<T>, question: FactQuestion, means: Means): boolean =>
  needsOf(question, thought.known).some((need) => matters(thought, need, means));

/** Questions by how many more are asked after them, on the average of made-up truths; the first one of equals first. */
function byCost<T extends Terms>(
  thought: Thought<T>,
  candidates: readonly FactQuestion[],
  tries: readonly Truth[],
): readonly FactQuestion[] {
  const { known } = thought;
  const costs = new Map(
    candidates.map((question) => [
      question,
      mean(
        tries.map((truth) =>
          asked({ ...thought, known: afterAnswer(known, question, answerTo(known.book, truth, question)) }, truth),
        ),
      ),
    ]),
  );
  return candidates.toSorted((a, b) => (costs.get(a) ?? 0) - (costs.get(b) ?? 0));
}

/** The question after which the fewest more are asked, of those that can change anything; `first` can. */
function mostTelling<T extends Terms>(thought: Thought<T>, first: FactQuestion, means: Means): FactQuestion {
  const { tries } = means;
  const met = new Map<string, FactQuestion>();
  for (const truth of tries) asked(thought, truth, met);
  // Who is the closest of those that fit is asked only once it is told who fits; and before its row is come to, only where
  // no other row charges somebody else, who would then count as out of reach.
  const others = [...met.values()].filter(
    (question) =>
      questionKey(question) !== questionKey(first) &&
      !(question.kind === 'reach' && (question.narrowed === true || !thought.table.chargesClosest)),
  );
  const wide = widened(first, thought.known);
  const candidates = [...new Set([first, wide, ...others])].slice(0, MOST_CANDIDATES);
  if (candidates.length === 1) return first;
  const sorted = byCost(thought, candidates, tries);
  return (
    sorted.find((question) => question === first || question === wide || canMatter(thought, question, means)) ?? first
  );
}

/** What is needed, taken for the worst: it changes nothing, or too much was asked. Of targets, for the first of them. */
function spare(known: Known, need: Need): { readonly question: FactQuestion; readonly known: Known } {
  const question = questionFor(known.book, need.of === 'target' ? { ...need, targets: lowest(need.targets) } : need);
  if (need.of !== 'target') return { question, known: afterAnswer(known, question, { kind: 'dontKnow' }) };
  const bit = lowest(need.targets);
  const worst = known.book.targets[need.fact]?.worst === true;
  return { question, known: withTarget(known, need.fact, worst ? { yes: bit, no: 0 } : { yes: 0, no: bit }) };
}

const noted = (spared: Map<string, FactQuestion>, question: FactQuestion): void => {
  const key = questionKey(question);
  const before = spared.get(key);
  const both = before !== undefined && 'targets' in before && 'targets' in question;
  spared.set(key, both ? { ...before, targets: before.targets | question.targets } : question);
};

/** Draws are made once: whoever thinks thinks of the same equals again and again. */
function drawnOnce(lot: Thought<Terms>['lot']): Thought<Terms>['lot'] {
  const drawn = new Map<number, number>();
  return (count) => {
    const before = drawn.get(count);
    if (before !== undefined) return before;
    const made = lot(count);
    drawn.set(count, made);
    return made;
  };
}

/**
 * The next question to the table, or the plan. Nothing is asked that cannot change what the hands are told; of what may be
 * asked, the most telling question comes first. `count`: questions asked in this activation; beyond `MOST_QUESTIONS` what
 * is open is decided for the worst.
 */
export function askOrPlan<T extends Terms>(thought: Thought<T>, count = 0): AskOrPlan<T> {
  const spared = new Map<string, FactQuestion>();
  const purse = { branches: MOST_BRANCHES };
  let now: Thought<T> = { ...thought, lot: drawnOnce(thought.lot) };
  for (;;) {
    const outcome: NeedOrPlan<T> = interpret(now);
    if (outcome.kind === 'plan') return { ...outcome, spared: [...spared.values()] };
    const means = { tries: truths(now.known, TRIES), purse };
    if (count < MOST_QUESTIONS && matters(now, outcome.need, means))
      return {
        kind: 'ask',
        question: mostTelling(now, questionFor(now.known.book, outcome.need), means),
        trace: outcome.trace,
      };
    const { question, known } = spare(now.known, outcome.need);
    noted(spared, question);
    now = { ...now, known };
  }
}
