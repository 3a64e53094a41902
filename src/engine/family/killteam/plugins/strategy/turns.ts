import type { Side } from '../../../../core/ids.ts';
import type { BattleEvent } from '../../model/event.ts';
import { opposing } from '../../model/lookup.ts';
import type { StrategyTask } from '../../model/speakingTask.ts';
import type { Game } from '../../rules/game.ts';
import type { StrategyOffer, StrategyStep } from './strategyStep.ts';

/** Both have passed in succession (K-21, K-23). */
const PASSES = 2;

/** The first of these steps that matters begins with whoever has initiative; null: none does. */
export function stepFrom(game: Game, steps: readonly StrategyStep[]): readonly BattleEvent[] | null {
  const { initiative, sides } = game.state;
  const next = steps.find((step) => step.matters(game));
  const side = initiative ?? sides[0].id;
  return next === undefined
    ? null
    : [
        { type: 'stepBegan', step: next.id, side },
        { type: 'taskOpened', task: { kind: 'strategy', id: next.id, step: next.id, side, passes: 0, said: 0 } },
      ];
}

/** It is said: the other side's word is next, and nobody has passed. What it brings about is done first. */
export const saying = (
  game: Game,
  { side, said }: StrategyTask,
  step: StrategyStep,
  offer: StrategyOffer,
): readonly BattleEvent[] => [
  { type: 'taskMoved', set: { side: opposing(game.state, side), passes: 0, said: said + 1 } },
  ...step.says(game, side, offer),
];

const after = (steps: readonly StrategyStep[], { step }: StrategyTask): readonly StrategyStep[] =>
  steps.slice(steps.findIndex(({ id }) => id === step) + 1);

/** K-17: after the last step the firefight begins. */
const stepOver = (game: Game, steps: readonly StrategyStep[], task: StrategyTask): readonly BattleEvent[] => [
  { type: 'taskClosed' },
  ...(stepFrom(game, after(steps, task)) ?? [{ type: 'firefightStarted' as const }]),
];

/** A side passes; after two passes in succession the step is over. */
export function passing(game: Game, steps: readonly StrategyStep[], task: StrategyTask): readonly BattleEvent[] {
  const { step, side, passes, said } = task;
  const passed: BattleEvent = { type: 'stepPassed', step, side };
  return passes + 1 >= PASSES
    ? [passed, ...stepOver(game, steps, task)]
    : [passed, { type: 'taskMoved', set: { side: opposing(game.state, side), passes: passes + 1, said: said + 1 } }];
}

/** What comes after a pass. */
export type AfterPass = StrategyTask['step'] | 'firefight' | { readonly side: Side };

/** What a pass of this side would lead to now: the other side's word, the next step, or the firefight. */
export function afterPass(game: Game, steps: readonly StrategyStep[], task: StrategyTask): AfterPass {
  if (task.passes + 1 < PASSES) return { side: opposing(game.state, task.side) };
  return after(steps, task).find((step) => step.matters(game))?.id ?? 'firefight';
}
