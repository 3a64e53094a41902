import type { BehaviourTable, BehaviourRow, Where } from '../engine/behaviour/killTeam/table.ts';
import type { FactCondition, Criterion, Who } from '../engine/behaviour/table.ts';
import type { Words } from './words.ts';

interface Wanted {
  readonly fact: string;
  readonly is?: boolean | undefined;
}

type FactForm = 'name' | 'is' | 'not';
type FactForms = Readonly<Record<string, { readonly name: string; readonly is: string; readonly not: string }>>;
type SaidPlaces = Readonly<Record<string, (said: string) => string>>;

/** A fact in a form; an unknown one by its id. A fact seen from another place says from where. */
function factIn(facts: FactForms, places: SaidPlaces, id: string, form: FactForm): string {
  const [base = id, place = ''] = id.split('.');
  const words = facts[base];
  if (words === undefined) return id;
  return places[place]?.(words[form]) ?? words[form];
}

const formOf = (is: boolean | undefined): FactForm => ((is ?? true) ? 'is' : 'not');

/** The name of any fact, as a list shows it. */
export const factName = ({ selfFacts, targetFacts, factPlaces }: Words<'behaviour'>, id: string): string =>
  id in selfFacts ? factIn(selfFacts, {}, id, 'name') : factIn(targetFacts, factPlaces, id, 'name');

/** What is so of the enemy that acts: "it is in control range". */
export const selfFactSaid = ({ selfFacts }: Words<'behaviour'>, { fact, is }: Wanted): string =>
  factIn(selfFacts, {}, fact, formOf(is));

/** What is so of a target, behind its name: "is wounded". */
export const targetFactSaid = ({ targetFacts, factPlaces }: Words<'behaviour'>, { fact, is }: Wanted): string =>
  factIn(targetFacts, factPlaces, fact, formOf(is));

const allSaid = (words: Words<'behaviour'>, wanted: readonly Wanted[]): string =>
  words.sentence.and(wanted.map((each) => targetFactSaid(words, each)));

const isJoint = (condition: FactCondition): boolean =>
  ('all' in condition && condition.all.length > 1) || ('any' in condition && condition.any.length > 1);

/** IF in plain words, without "if". What is joined within what is joined stands in brackets. */
export function conditionSaid(words: Words<'behaviour'>, condition: FactCondition): string {
  const { sentence } = words;
  const inner = (each: FactCondition): string =>
    isJoint(each) ? sentence.joined(conditionSaid(words, each)) : conditionSaid(words, each);
  if ('all' in condition) return sentence.and(condition.all.map(inner));
  if ('any' in condition) return sentence.or(condition.any.map(inner));
  if ('not' in condition) return sentence.not(inner(condition.not));
  if ('some' in condition) return sentence.some(allSaid(words, condition.some));
  return selfFactSaid(words, condition);
}

/** One criterion of WHO: "whoever is wounded". */
export const criterionSaid = (words: Words<'behaviour'>, criterion: Criterion): string =>
  'rank' in criterion ? words.ranks[criterion.rank].said : words.sentence.whoever(targetFactSaid(words, criterion));

/** The sentences behind the first one: in which order targets are taken, and how a tie ends. */
function orderSaid(words: Words<'behaviour'>, who: Who | undefined): readonly string[] {
  const { sentence, ties } = words;
  const order = who?.order ?? [];
  const first = sentence.order(order.map((criterion) => criterionSaid(words, criterion)));
  return [...(order.length === 0 ? [] : [sentence.end(first)]), ties[who?.tie ?? 'roll'].said];
}

function whereSaid(words: Words<'behaviour'>, does: string, { toward, cover, wishes, upTo }: Where): string {
  const { sentence, destinations, covers } = words;
  const half = upTo === 'half' ? sentence.half(does) : does;
  const there = toward === undefined ? half : sentence.toward(half, destinations[toward].said);
  const covered = cover === 'no' ? there : sentence.part(there, covers[cover].said);
  const wished = wishes.map((wish) => words.wishes[wish].said);
  return wished.length === 0 ? covered : sentence.part(covered, sentence.wishes(wished));
}

const lowered = (said: string): string => said.charAt(0).toLocaleLowerCase() + said.slice(1);

const TARGETED: ReadonlySet<BehaviourRow['do']> = new Set(['fight', 'charge', 'shoot', 'cast']);

/**
 * A row in plain words: "If it is a Marksman: shoot a valid target who is ready. First whoever is wounded, then whoever is
 * closest. Still equal: a roll."
 */
export function rowSentence(words: Words<'behaviour'>, row: BehaviourRow): string {
  const { sentence, rowActions } = words;
  const { does } = rowActions[row.do];
  const targeted = TARGETED.has(row.do);
  const wanted = row.who?.where ?? [];
  const whom = targeted && wanted.length > 0 ? sentence.who(does, allSaid(words, wanted)) : does;
  const placed = row.where === undefined || targeted ? whom : whereSaid(words, whom, row.where);
  const main = row.if === undefined ? placed : sentence.when(conditionSaid(words, row.if), lowered(placed));
  return [sentence.end(main), ...(targeted ? orderSaid(words, row.who) : [])].join(' ');
}

/** When the enemy takes Engage, in a sentence. */
export const orderRuleSentence = (words: Words<'behaviour'>, order: BehaviourTable['order']): string =>
  typeof order === 'string'
    ? words.orderRules[order].said
    : words.orderRules.attacksOr.said(conditionSaid(words, order.attacksOr));
