import type { PickRequest } from '../../model/request.ts';
import { requestId } from '../../model/lookup.ts';
import type { EffectsTask } from '../../model/task.ts';
import type { Game } from '../../rules/game.ts';
import type { EffectStep } from '../../tables/effect.ts';
import type { EffectChoice } from './effectModule.ts';
import { askedIn } from './sideSeen.ts';
import { moduleOf } from './stepModule.ts';

const choiceOf = (game: Game, task: EffectsTask, step: EffectStep): EffectChoice | null =>
  moduleOf(step).choice?.(game, step, task.by ?? null) ?? null;

/** What has to be chosen before a step that is for nobody; null: nothing, or it was said. */
export function choiceQuestion(game: Game, task: EffectsTask, step: EffectStep): PickRequest | null {
  const choice = choiceOf(game, task, step);
  if (choice === null || choice.options.length < 2 || task.rolled.length > 0) return null;
  return {
    kind: 'pick',
    id: requestId(game.state, task.id, task.number, 'choice'),
    question: choice.question,
    side: askedIn(game, task),
    operative: null,
    options: choice.options,
    usual: choice.options[0]?.id ?? '',
    random: false,
  };
}

/** The number of the option that was chosen. */
export const chosenOption = (game: Game, task: EffectsTask, step: EffectStep, option: string): number =>
  choiceOf(game, task, step)?.options.findIndex(({ id }) => id === option) ?? 0;
