import type { KillTeam } from '../../engine/behaviour/killTeam/terms.ts';
import { bitsOf, type Mask, placeOf } from '../../engine/behaviour/known.ts';
import { placeNamed, SELF_FACTS, sightFacts, TARGET_FACTS } from '../../engine/behaviour/killTeam/fact.ts';
import type { FactQuestion } from '../../engine/behaviour/factQuestion.ts';
import type { BehaviourTable } from '../../engine/behaviour/killTeam/table.ts';
import type { TraceLine } from '../../engine/behaviour/trace.ts';
import type { ExampleOutcome } from '../../content/schema/behaviourExample.ts';
import { criterionSaid, factName } from '../../words/behaviourSentence.ts';
import type { BothWords } from './picks.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** What a target is called on the bench. */
export const letterOf = (index: number): string => LETTERS[index] ?? String(index + 1);

const letters = (mask: Mask): readonly string[] => bitsOf(mask).map((bit) => letterOf(placeOf(bit)));

function asked({ words, said }: BothWords, question: FactQuestion, list: (names: readonly string[]) => string): string {
  const { ask } = words.bench;
  if (question.kind === 'is') return factName(said, SELF_FACTS[question.fact]?.id ?? '');
  const names = letters(question.targets);
  const who = list(names);
  const several = names.length > 1;
  switch (question.kind) {
    case 'sight': {
      const place = placeNamed(question.place);
      return place === 'here' ? ask.sight(who) : said.factPlaces[place](ask.sightFrom(who));
    }
    case 'reach':
      return ask.reach(who, several);
    case 'closest':
      return ask.closest(who);
    case 'which':
      return ask.which(factName(said, TARGET_FACTS[question.fact]?.id ?? ''), who, several);
  }
}

/** A question, as the table would be asked. `list`: joins names. */
export const questionSaid = (
  both: BothWords,
  question: FactQuestion,
  list: (names: readonly string[]) => string,
): string => both.words.bench.ask.end(asked(both, question, list));

/** What is to be set on the bench to answer a question; null: the question says so itself. */
export function toSetSaid({ words, said }: BothWords, question: FactQuestion): string | null {
  const { bench } = words;
  if (question.kind === 'is' || question.kind === 'which') return null;
  const facts = factsOf(question).map((id) => factName(said, id));
  return bench.toSet((facts.length === 0 ? [bench.distance] : facts).join(', '));
}

/** Facts that a question is about, by id: of the enemy or of targets. */
export function factsOf(question: FactQuestion): readonly string[] {
  switch (question.kind) {
    case 'sight':
      return sightFacts(placeNamed(question.place)).map((fact) => TARGET_FACTS[fact]?.id ?? '');
    case 'reach':
      return ['chargeReach'];
    case 'closest':
      return [];
    case 'which':
      return [TARGET_FACTS[question.fact]?.id ?? ''];
    case 'is':
      return [SELF_FACTS[question.fact]?.id ?? ''];
  }
}

type PlannedOutcome = Extract<ExampleOutcome, { steps: unknown }>;

function stepSaid({ words, said }: BothWords, { action, target, wish }: PlannedOutcome['steps'][number]): string {
  const whom = words.bench.step(said.rowActions[action].name, target === null ? null : letterOf(target));
  return wish === null ? whom : words.bench.wish(whom, said.wishes[wish].said);
}

/** The order and the steps of a plan; none: it passes. */
function planSaid(both: BothWords, { order, steps }: PlannedOutcome): string {
  const { bench } = both.words;
  const said = steps.map((step) => stepSaid(both, step));
  return bench.plan(bench.order[order], said.length === 0 ? [bench.passes] : said);
}

/** An outcome in one line. */
export const outcomeSaid = (both: BothWords, outcome: ExampleOutcome): string =>
  'asks' in outcome ? both.words.bench.asked : planSaid(both, outcome);

/** One line of "why". */
export function traceSaid({ said }: BothWords, { rows }: BehaviourTable, line: TraceLine<KillTeam>): string {
  const { why, stopped } = said;
  switch (line.why) {
    case 'done':
      return line.target === 0 ? why.taken : why.takenFor(letters(line.target));
    case 'stopped':
      return stopped[line.code];
    case 'condition':
    case 'nobody':
      return why[line.why];
    case 'kept': {
      const criterion = rows[line.row]?.who?.order[line.criterion];
      return criterion === undefined
        ? letters(line.to).join(', ')
        : why.kept(criterionSaid(said, criterion), letters(line.to));
    }
    case 'tie':
      return why.tie(letters(line.to));
  }
}
