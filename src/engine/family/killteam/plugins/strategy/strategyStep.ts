import type { Side } from '../../../../core/ids.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Rejection } from '../../model/rejection.ts';
import type { StrategyStepId } from '../../model/speakingTask.ts';
import type { Game } from '../../rules/game.ts';

/** Something that a side can say in a step. `cp`: what it pays; `reason`: why it cannot now, null: it can. */
export interface StrategyOffer {
  readonly id: string;
  readonly name: string;
  readonly cp: number;
  readonly reason: Rejection | null;
}

/**
 * One step of a strategy phase, in which sides speak in turn: what can be said in it, and what comes of it. A system lists its
 * steps in order (`strategyOf`). Of tables: `chosen` says what they say, null: they pass.
 */
export interface StrategyStep {
  readonly id: StrategyStepId;
  /** Somebody has something of the kind in this battle; else the step is passed over. */
  readonly matters: (game: Game) => boolean;
  /** All that a side has, in the order in which it is shown. */
  readonly offers: (game: Game, side: Side) => readonly StrategyOffer[];
  /** What follows when it is said, the price with it. */
  readonly says: (game: Game, side: Side, offer: StrategyOffer) => readonly BattleEvent[];
  readonly chosen: (game: Game, side: Side) => string | null;
  /** This side has something that it could say, now or later; else it passes without being asked. Left out: always. */
  readonly speaks?: (game: Game, side: Side) => boolean;
}
