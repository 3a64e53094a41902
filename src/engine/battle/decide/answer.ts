import { answerMisfit } from '../../dice/answers.ts';
import type { Command } from '../command.ts';
import type { Game } from '../game.ts';
import { reject } from '../rejection.ts';
import { openQuestion, resolveTop } from '../tasks/modules.ts';
import { type BattleDecision, done, refused } from './decision.ts';

/** Answers the open question. A late tap answers nothing: its id is no longer the open one. */
export function answer(game: Game, command: Extract<Command, { type: 'answer' }>): BattleDecision {
  const request = openQuestion(game);
  if (request === null) return refused(reject('noRequest'));
  if (request.id !== command.requestId) return refused(reject('staleRequest'));
  const misfit = answerMisfit(request, command.answer);
  return misfit === null ? done(game, resolveTop(game, command.answer)) : refused(misfit);
}

/** Leaves out the effect in hand, whatever it still asks. */
export function skipEffect(game: Game): BattleDecision {
  const task = game.state.tasks.at(-1);
  if (task?.kind === 'effects') {
    const [, ...steps] = task.steps;
    const set = { steps, number: task.number + 1, picked: null, rolled: [], applied: false, again: null };
    return done(game, [{ type: 'taskMoved', set }]);
  }
  return task?.kind === 'spawn' || task?.kind === 'falling' || task?.kind === 'table'
    ? done(game, [{ type: 'taskClosed' }])
    : refused(reject('nothingToPass'));
}
