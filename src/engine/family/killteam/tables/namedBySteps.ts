import type { EffectStep } from './effect.ts';
import type { Selector } from './selector.ts';

/** An effect that is not made of others. */
export type SimpleStep = Exclude<EffectStep, { op: 'test' | 'whenever' }>;

/** An effect inside another, or the effect itself. */
export interface InnerStep {
  readonly step: SimpleStep;
  /** The keys that lead to it from the outermost effect; empty: it is that one. */
  readonly path: string;
  /** Whom the test of one die is for that it follows; null: it follows none. */
  readonly tested: Selector | null;
  /** It happens at moments to come, not at once. */
  readonly later: boolean;
}

const inTest = (step: Exclude<EffectStep, { op: 'whenever' }>): Omit<InnerStep, 'later'> =>
  step.op === 'test' ? { step: step.fail, path: '.fail', tested: step.to } : { step, path: '', tested: null };

/** All that an effect may do: the effect itself, what follows its test, what happens at each of its moments. */
export const stepsWithin = (step: EffectStep): readonly InnerStep[] =>
  step.op === 'whenever'
    ? step.effects.map((each, index) => {
        const inner = inTest(each);
        return { ...inner, path: `.effects[${index}]${inner.path}`, later: true };
      })
    : [{ ...inTest(step), later: false }];

/** Tables that effects roll on, in a test of one die too. */
export const tablesOfSteps = (steps: readonly EffectStep[]): readonly string[] =>
  steps.flatMap(stepsWithin).flatMap(({ step }) => (step.op === 'roll' ? [step.table] : []));

/** The card of who comes by a step itself: who rises in a fallen one's place, or arrives. */
const cardOf = (step: SimpleStep): string | null => {
  if (step.op === 'rise') return step.as;
  return step.op === 'spawn' ? (step.card ?? null) : null;
};

/** Cards of those whom effects bring, in a test of one die too: in a fallen one's place, or by themselves. */
export const cardsOfSteps = (steps: readonly EffectStep[]): readonly string[] =>
  steps.flatMap(stepsWithin).flatMap(({ step }) => cardOf(step) ?? []);

/** Factions whose tables effects roll on for who arrives, in a test of one die too. */
export const factionsOfSteps = (steps: readonly EffectStep[]): readonly string[] =>
  steps.flatMap(stepsWithin).flatMap(({ step }) => (step.op === 'spawn' ? (step.faction ?? []) : []));

/** How rows are called elsewhere, by kind. */
export interface Renames {
  readonly operatives: (id: string) => string;
  readonly factions: (id: string) => string;
}

/** A step that is not made of others, with the card or the faction it brings under another id. */
export function withRowsNamed<S extends EffectStep>(step: S, { operatives, factions }: Renames): S {
  if (step.op === 'rise' && step.as !== null) return { ...step, as: operatives(step.as) };
  if (step.op !== 'spawn') return step;
  return {
    ...step,
    ...(step.card !== undefined && { card: operatives(step.card) }),
    ...(step.faction !== undefined && { faction: factions(step.faction) }),
  };
}
