import type { Side } from '../../../../core/ids.ts';
import { refused, unless } from '../../flow/decide/decision.ts';
import type { Override } from '../../model/command.ts';
import { topTask } from '../../model/lookup.ts';
import { reject, when } from '../../model/rejection.ts';
import type { StrategyStepId, StrategyTask } from '../../model/speakingTask.ts';
import type { BattleDecision, DecidersOf, Game } from '../../rules/game.ts';
import type { StrategyStep } from './strategyStep.ts';
import { stepOf } from './task.ts';
import { passing, saying } from './turns.ts';

/** The conversation that is open; null: nobody has the word. */
export function conversation({ state }: Game): StrategyTask | null {
  const top = topTask(state);
  return top?.kind === 'strategy' ? top : null;
}

interface Said {
  readonly step: StrategyStepId;
  readonly side: Side;
  readonly offer: string;
  readonly override: Override | undefined;
}

/** Out of turn, or what it says cannot be said now: refused, and it keeps the word. */
function say(
  game: Game,
  steps: readonly StrategyStep[],
  { step: id, side, offer: wanted, override }: Said,
): BattleDecision {
  const task = conversation(game);
  if (task?.step !== id) return refused(reject('wrongPhase'));
  if (task.side !== side) return refused(reject('notYourTurn'));
  const step = stepOf(steps, task);
  const offer = step.offers(game, side).find((each) => each.id === wanted);
  if (offer === undefined) return refused(reject('unknownTrait', { trait: wanted }));
  return unless(game, offer.reason === null ? [] : [offer.reason], {
    override,
    events: () => saying(game, task, step, offer),
  });
}

/** K-21, K-23: what is said, and passing. */
export const decidersOf = (steps: readonly StrategyStep[]): DecidersOf<'sayPloy' | 'sayReveal' | 'passStep'> => ({
  sayPloy: (game, { side, ploy, override }) => say(game, steps, { step: 'ploys', side, offer: ploy, override }),
  sayReveal: (game, { side, secret, override }) => say(game, steps, { step: 'reveal', side, offer: secret, override }),
  passStep: (game, { side, override }) => {
    const task = conversation(game);
    if (task === null) return refused(reject('wrongPhase'));
    return unless(game, when(task.side !== side, 'notYourTurn'), {
      override,
      events: () => passing(game, steps, task),
    });
  },
});
