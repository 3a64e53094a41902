import { present } from '../../../../core/invariant.ts';
import type { PickOption } from '../../model/request.ts';
import { byPeople, requestId } from '../../model/lookup.ts';
import type { StrategyTask } from '../../model/speakingTask.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import type { StrategyStep } from './strategyStep.ts';
import { passing, saying } from './turns.ts';

/** The option that says nothing. */
export const PASS = 'pass';

const QUESTION = { ploys: 'sayPloy', reveal: 'sayReveal' } as const satisfies Record<StrategyTask['step'], string>;

/** The step that is in hand. */
export const stepOf = (steps: readonly StrategyStep[], { step }: StrategyTask): StrategyStep =>
  present(
    steps.find(({ id }) => id === step),
    `the step ${step}`,
  );

const optionsOf = (game: Game, step: StrategyStep, { side }: StrategyTask): readonly PickOption[] =>
  step
    .offers(game, side)
    .filter(({ reason }) => reason === null)
    .map(({ id, name, cp }) => ({ id, code: QUESTION[step.id], params: { id, name, cp }, value: cp }));

const said = (game: Game, steps: readonly StrategyStep[], task: StrategyTask, id: string | null) => {
  const step = stepOf(steps, task);
  const offer = step.offers(game, task.side).find((each) => each.id === id && each.reason === null);
  return offer === undefined ? passing(game, steps, task) : saying(game, task, step, offer);
};

/** People are asked, unless they have nothing to say. */
const isAsked = (game: Game, step: StrategyStep, { side }: StrategyTask): boolean =>
  byPeople(game.state, side) && (step.speaks?.(game, side) ?? true);

/** What is said unasked: by tables what their step chooses; by people nothing. */
const unasked = (game: Game, step: StrategyStep, { side }: StrategyTask): string | null =>
  byPeople(game.state, side) ? null : step.chosen(game, side);

/** People are asked what they say; tables say what their step has them say (K-21, K-23). */
export const strategyModule = (steps: readonly StrategyStep[]): TaskModule<StrategyTask> => ({
  request: (game, task) =>
    isAsked(game, stepOf(steps, task), task)
      ? {
          kind: 'pick',
          id: requestId(game.state, task.id, task.said),
          question: QUESTION[task.step],
          side: task.side,
          operative: null,
          options: [
            ...optionsOf(game, stepOf(steps, task), task),
            { id: PASS, code: 'passStep', params: {}, value: null },
          ],
          usual: PASS,
          random: false,
        }
      : null,
  resolve: (game, task, answer) => {
    const chosen = answer === null ? unasked(game, stepOf(steps, task), task) : null;
    return said(game, steps, task, answer?.kind === 'pick' ? answer.option : chosen);
  },
});
