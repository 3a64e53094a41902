import type { Condition } from '../engine/plugins/scenario/condition.ts';
import type { LastingChange } from '../engine/family/killteam/card/lastingChange.ts';
import type { Amount, EffectOp, EffectStep } from '../engine/family/killteam/tables/effect.ts';
import type { Selector } from '../engine/family/killteam/tables/selector.ts';

/** What a scenario names. `place`, `mark`, `marker`: free words, or an id that a pack has a name for. `operative`: the name that its pack gives it. `zone`: of the killzone that it is bound to. */
export type NamedKind =
  | 'counter'
  | 'tick'
  | 'flag'
  | 'objective'
  | 'action'
  | 'passage'
  | 'wave'
  | 'table'
  | 'card'
  | 'faction'
  | 'marker'
  | 'place'
  | 'mark'
  | 'environment'
  | 'hook'
  | 'keyword'
  | 'operative'
  | 'zone';

/** The name that something has; null: there is none of this id. */
export type ScenarioNames = (kind: NamedKind, id: string) => string | null;

/** A range as it is said. */
export type Span =
  | { readonly is: 'any' }
  | { readonly is: 'exactly' | 'least' | 'most'; readonly number: number }
  | { readonly is: 'between'; readonly from: number; readonly to: number };

/** Who is counted. */
export type Counted = Pick<Extract<Condition, { is: 'standing' }>, 'side' | 'keyword' | 'named'>;

type Leaf = Exclude<Condition, { is: 'all' | 'any' | 'not' }>;
type LeafKind = Leaf['is'];

/** How each kind of condition is said, as a clause without its "if"; `name`: of what it is about. */
export type ConditionWords = {
  readonly [Kind in LeafKind]: (
    leaf: Extract<Leaf, { is: Kind }>,
    said: { readonly name: string; readonly span: Span },
  ) => string;
};

/** What an effect is said with. */
export interface EffectSaid {
  /** Whom it is for: one noun in the singular. */
  readonly who: (to: Selector) => string;
  readonly amount: (amount: Amount) => string;
  readonly name: (kind: NamedKind, id: string) => string;
  /** What happens to whoever fails a test. */
  readonly failed: (step: EffectStep) => string;
  /** What happens at each moment of a kind. */
  readonly effects: (steps: readonly EffectStep[]) => string;
  /** What lasts. */
  readonly changes: (changes: readonly LastingChange[]) => string;
}

/** How each operation is said, as a clause without a capital or an end. */
export type EffectWords = {
  readonly [Op in EffectOp]: (step: Extract<EffectStep, { op: Op }>, said: EffectSaid) => string;
};
