import type { Condition } from '../engine/plugins/scenario/condition.ts';
import type { LastingChange } from '../engine/family/killteam/card/lastingChange.ts';
import type { Hook } from '../engine/plugins/scenario/script.ts';
import type { EffectStep } from '../engine/family/killteam/tables/effect.ts';
import { flagWords } from './flagName.ts';
import { capital } from './capital.ts';
import { changeByItself, type ChangeNames } from './lastingSaid.ts';
import type { EffectSaid, NamedKind, ScenarioNames, Span } from './scenarioSpeech.ts';
import type { Words } from './words.ts';

/** A range as it is said: exactly one number, a bound, two, or none. */
export function spanOf({
  least,
  most,
}: {
  readonly least?: number | undefined;
  readonly most?: number | undefined;
}): Span {
  if (least === undefined) return most === undefined ? { is: 'any' } : { is: 'most', number: most };
  if (most === undefined) return { is: 'least', number: least };
  return least === most ? { is: 'exactly', number: least } : { is: 'between', from: least, to: most };
}

type Leaf = Exclude<Condition, { is: 'all' | 'any' | 'not' }>;
const isJoint = (condition: Condition): condition is Extract<Condition, { is: 'all' | 'any' }> =>
  condition.is === 'all' || condition.is === 'any';

/** What a leaf names, if anything. */
function namedBy(leaf: Leaf): readonly [NamedKind, string] | null {
  switch (leaf.is) {
    case 'counter':
      return ['counter', leaf.counter];
    case 'share':
      return ['counter', leaf.counter];
    case 'tick':
      return ['tick', leaf.tick];
    case 'flag':
      return ['flag', leaf.flag];
    case 'carrying':
      return leaf.marker === undefined ? null : ['marker', leaf.marker];
    case 'objective':
      return ['objective', leaf.objective];
    case 'acted':
      return ['action', leaf.action];
    case 'within':
    case 'controls':
      return ['zone', leaf.zone];
    case 'turningPoint':
    case 'alert':
    case 'standing':
    case 'down':
    case 'hurt':
      return null;
  }
}

/** Kinds whose text is its own name when nobody has another. */
const FREE: ReadonlySet<NamedKind> = new Set(['place', 'mark', 'marker', 'environment']);

/** The name of something, or that it is gone; no id is ever shown. */
export function namedSaid(words: Words<'scenario'>, names: ScenarioNames, kind: NamedKind, id: string): string {
  const known = names(kind, id);
  if (known !== null && known !== '') return known;
  if (kind === 'flag') return flagWords(id);
  return FREE.has(kind) && id !== '' ? id : words.gone;
}

/** Who is called so, by the name that is shown. */
const inWords = (leaf: Leaf, names: ScenarioNames): Leaf =>
  'named' in leaf && leaf.named !== undefined ? { ...leaf, named: names('operative', leaf.named) ?? leaf.named } : leaf;

function leafSaid(words: Words<'scenario'>, leaf: Leaf, names: ScenarioNames): string {
  const about = namedBy(leaf);
  const name = about === null ? '' : namedSaid(words, names, ...about);
  const span = spanOf('least' in leaf || 'most' in leaf ? leaf : {});
  // The table of words is typed by kind, and the lookup goes by the leaf's own kind.
  const say = words.conditions[leaf.is] as (of: Leaf, said: { readonly name: string; readonly span: Span }) => string;
  return say(inWords(leaf, names), { name, span });
}

/** A condition in plain words, as a clause without "if". What is joined within what is joined stands in brackets. */
export function conditionSaid(words: Words<'scenario'>, condition: Condition, names: ScenarioNames): string {
  const { joints } = words;
  const inner = (each: Condition): string => {
    const said = conditionSaid(words, each, names);
    return isJoint(each) && each.of.length > 1 ? joints.inner(said) : said;
  };
  if (isJoint(condition)) return joints[condition.is === 'all' ? 'and' : 'or'](condition.of.map(inner));
  return condition.is === 'not' ? joints.not(inner(condition.of)) : leafSaid(words, condition, names);
}

function clause(words: Words<'scenario'>, step: EffectStep, said: EffectSaid): string {
  // The table of words is typed by operation, and the lookup goes by the step's own.
  const say = words.effects[step.op] as (of: EffectStep, by: EffectSaid) => string;
  return say(step, said);
}

/** Names behind the ids of changes, of which a trait is only known by its own. */
const changeNames = (words: Words<'scenario'>, names: ScenarioNames): ChangeNames => ({
  trait: (id) => capital(flagWords(id)),
  table: (id) => namedSaid(words, names, 'table', id),
});

/** A change by itself, as a strip or a token has it. */
export const changeInWords = (words: Words<'scenario'>, change: LastingChange, names: ScenarioNames): string =>
  changeByItself(words.changes, change, changeNames(words, names));

/** One effect in plain words, as a clause: "each enemy takes D3 damage". */
export function effectSaid(words: Words<'scenario'>, step: EffectStep, names: ScenarioNames): string {
  const said: EffectSaid = {
    who: words.whom,
    amount: words.amount,
    name: (kind, id) => namedSaid(words, names, kind, id),
    failed: (fail) => clause(words, fail, { ...said, who: () => words.rolled }),
    effects: (steps) => {
      const all = effectsSaid(words, steps, names);
      return steps.length > 1 ? words.joints.inner(all) : all;
    },
    changes: (changes) => words.together(changes.map((change) => changeInWords(words, change, names))),
  };
  return clause(words, step, said);
}

/** Several effects in one sentence. */
export const effectsSaid = (words: Words<'scenario'>, steps: readonly EffectStep[], names: ScenarioNames): string =>
  steps.length === 0 ? words.nothing : words.does(steps.map((step) => effectSaid(words, step, names)));

/** A hook in one sentence: "When an enemy goes down, if Alert is 2 or more: you gain 1 CP." */
export function hookSaid(words: Words<'scenario'>, hook: Hook, names: ScenarioNames): string {
  const action = hook.action === null ? null : namedSaid(words, names, 'action', hook.action);
  const moment = words.moments[hook.when]({ side: hook.side, action });
  const condition = hook.if === null ? null : conditionSaid(words, hook.if, names);
  return `${capital(words.when(moment, condition, effectsSaid(words, hook.effects, names)))}.`;
}
