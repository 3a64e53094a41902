import { answerMisfit } from '../../../../dice/answers.ts';
import type { Command } from '../../model/command.ts';
import type { Game, BattleDecision } from '../../rules/game.ts';
import { reject } from '../../model/rejection.ts';
import { resolveTop } from '../tasks/modules.ts';
import { done, refused } from './decision.ts';

/** Answers the open question. A late tap answers nothing: its id is no longer the open one. */
export function answer(game: Game, command: Extract<Command, { type: 'answer' }>): BattleDecision {
  const request = game.question;
  if (request === null) return refused(reject('noRequest'));
  if (request.id !== command.requestId) return refused(reject('staleRequest'));
  const misfit = answerMisfit(request, command.answer);
  return misfit === null ? done(game, resolveTop(game, command.answer)) : refused(misfit);
}
