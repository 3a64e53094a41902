import type { Command } from '../../family/vanguard/model/command.ts';
import type { Moved } from '../../family/vanguard/model/facts.ts';
import type { FoesChoice, ToldFact, ToldNearest } from './state.ts';

/** What is said of a side that plays itself. */
export type OfFoes =
  /** By which tables it plays. */
  | { readonly type: 'setFoes'; readonly choice: FoesChoice }
  /** It does what it does next: a model acts (`model`: this one, null: whichever is next), it passes, finishes and so on. */
  | { readonly type: 'foeGoes'; readonly side: string; readonly model: string | null }
  /** The first steps of the plan have been done. `moved`: what the move among them came to; null: nothing out of the way. */
  | { readonly type: 'carryOut'; readonly count: number; readonly moved: Moved | null }
  /** The first step cannot be done on the table. */
  | { readonly type: 'couldNot' }
  /** People play this model for the rest of its activation, or give it back. */
  | { readonly type: 'takeFoe'; readonly hand: boolean }
  /** What the table sees of a model, before it is asked. */
  | {
      readonly type: 'tellFoe';
      readonly model: string;
      readonly facts: readonly Omit<ToldFact, 'model'>[];
      readonly nearest: Omit<ToldNearest, 'model'> | null;
    }
  /** Its side chooses by its own rules. */
  | { readonly type: 'foeAnswers'; readonly requestId: string };

/** Everything that is said in a battle in which tables may play a side. */
export type FoeCommand = Command | OfFoes;
export type FoeCommandOf<T extends FoeCommand['type']> = Extract<FoeCommand, { readonly type: T }>;
