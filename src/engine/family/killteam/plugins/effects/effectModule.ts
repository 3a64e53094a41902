import type { BattleEvent } from '../../model/event.ts';
import type { Game } from '../../rules/game.ts';
import type { LastingSource } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import type { PickOption, Question } from '../../model/request.ts';
import type { EffectOp, EffectStep } from '../../tables/effect.ts';

/** One application of an effect: to an operative, or (null) to the battle as a whole. */
export interface Application {
  /** Unique in the battle: for ids of lasting effects. */
  readonly id: string;
  /** The id of the work that it is a step of. */
  readonly task?: string;
  /** The table row or rule the effect comes from. */
  readonly source: string;
  /** The same, for what begins with it. */
  readonly of: LastingSource;
  readonly operative: Operative | null;
  /** Who has the credit; null: nobody. */
  readonly by: string | null;
  /** Faces of the dice asked for. */
  readonly rolled: readonly number[];
  /** The gun that was chosen, by its counter; null: nobody was asked. */
  readonly gun: string | null;
}

/** What one kind of effect does. */
export interface EffectModule<S extends EffectStep> {
  /** The next dice needed for one application given those already rolled; null: no more. */
  readonly dice: (step: S, rolled: readonly number[]) => { readonly count: number; readonly sides: number } | null;
  /** It would change something for this operative now. */
  readonly affects: (game: Game, step: S, operative: Operative) => boolean;
  /** Guns of this operative, by their counters, among which the players choose when there are several; left out: none. */
  readonly guns?: (game: Game, step: S, operative: Operative, rolled: readonly number[]) => readonly string[];
  /** What the table chooses first, for a step that is for nobody; the number of its option is the first of what is rolled. */
  readonly choice?: (game: Game, step: S, by: string | null) => EffectChoice;
  readonly apply: (game: Game, step: S, application: Application) => readonly BattleEvent[];
}

/** A question of an effect, and its options in order. */
export interface EffectChoice {
  readonly question: Question;
  readonly options: readonly PickOption[];
}

export type EffectModules = { readonly [O in EffectOp]: EffectModule<Extract<EffectStep, { op: O }>> };
