import type { Side } from '../../../../core/ids.ts';
import type { StrategyStepId } from '../../model/speakingTask.ts';
import type { Game } from '../../rules/game.ts';
import { conversation } from './decide.ts';
import type { StrategyOffer, StrategyStep } from './strategyStep.ts';
import { stepOf } from './task.ts';
import { type AfterPass, afterPass } from './turns.ts';

declare module '../../rules/plugin.ts' {
  interface PluginViews {
    /** The conversation before a firefight; null: nobody has the word. */
    readonly strategy: StrategyView | null;
  }
}

/** Who has the word, what can be said, and what a pass would lead to. */
export interface StrategyView {
  readonly step: StrategyStepId;
  readonly side: Side;
  readonly offers: readonly StrategyOffer[];
  readonly afterPass: AfterPass;
}

/** The conversation as it stands. */
export const strategyView =
  (steps: readonly StrategyStep[]) =>
  (game: Game): StrategyView | null => {
    const task = conversation(game);
    return task === null
      ? null
      : {
          step: task.step,
          side: task.side,
          offers: stepOf(steps, task).offers(game, task.side),
          afterPass: afterPass(game, steps, task),
        };
  };
