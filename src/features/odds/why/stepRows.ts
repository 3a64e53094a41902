import type { Words } from '../../../words/words.ts';
import type { Odds } from '../answer.ts';
import { nameOfRule } from '../ruleNames.ts';
import type { OddsSituation } from '../oddsSituation.ts';
import type { Otherwise, Part, WhyStep, Whose } from './step.ts';

/** What the sentences are about: a situation and its answer. */
export interface StepSubject {
  readonly words: Words<'play'>;
  readonly own: Words<'odds'>;
  readonly situation: OddsSituation;
  readonly odds: Odds;
}

export type SaidStep = Exclude<WhyStep, { readonly kind: 'part' }>;

/** A part in a sentence, with what it adds to the chance to take the other side down, in points of the chances as shown. */
interface SaidPart {
  readonly id: string;
  readonly points: number;
  readonly text: string;
}

/** Who is meant, where there are several. */
function whoseName({ own, situation }: StepSubject, whose: Whose): string | null {
  if (whose === 'theirs') return own.why.whose.theirs;
  if (situation.kind === 'fight') return own.why.whose.mine;
  return situation.others.length === 0 ? null : own.why.whose.attacker(whose + 1);
}

const byName = (told: StepSubject, whose: Whose, said: string): string => {
  const name = whoseName(told, whose);
  return name === null ? said : told.own.why.by(name, said);
};

/** As it stands behind a colon. */
const within = (sentence: string): string => sentence.charAt(0).toLocaleLowerCase() + sentence.slice(1);

const sentenceOf = (told: StepSubject, whose: Whose, said: string): string =>
  whoseName(told, whose) === null ? said : byName(told, whose, within(said));

/** A step in one sentence. */
export function saidStep(told: StepSubject, step: SaidStep): string {
  const { why } = told.own;
  switch (step.kind) {
    case 'dice':
      return sentenceOf(told, step.whose, why.dice(step.dice, step.hit, step.normals, step.crits));
    case 'kept':
      return sentenceOf(told, step.whose, why.kept(step.normals, step.crits));
    case 'saves':
      return why.saves(step.without, told.odds.mean);
    case 'need': {
      const { wounds, normals, crits } = step;
      const said = normals === null && crits === null ? why.harmless(wounds) : why.need(wounds, normals, crits);
      return sentenceOf(told, step.whose, said);
    }
  }
}

const figuresOf = ({ own }: StepSubject, { kill, mean, fall }: Otherwise): string =>
  fall === null ? own.why.otherwise(kill, mean) : own.why.otherwiseFight(kill, fall);

function titlesOf(told: StepSubject, part: Part): readonly [title: string, otherwise: string] {
  const { words, own, situation } = told;
  if (part.kind !== 'rule') {
    const [title = '', otherwise = ''] = own.why.partsAs[part.kind];
    return [title, otherwise];
  }
  const name = nameOfRule({ words, own }, part.rule, part.value, situation.edition);
  return [byName(told, part.whose, name), own.why.ruleOtherwise];
}

const hundredths = (chance: number): number => Math.round(chance * 100);

/** A part and what it is worth, by the chances as they are shown, so that the difference is that of the figures seen. */
export function saidPart(told: StepSubject, part: Part, otherwise: Otherwise): SaidPart {
  const [title, without] = titlesOf(told, part);
  return {
    id: part.kind === 'rule' ? `${part.rule} ${part.whose}` : part.kind,
    points: hundredths(told.odds.kill) - hundredths(otherwise.kill),
    text: told.own.why.part(title, without, figuresOf(told, otherwise)),
  };
}
