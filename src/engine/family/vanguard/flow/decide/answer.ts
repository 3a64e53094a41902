import { answerMisfit } from '../../../../dice/answers.ts';
import type { BattleState } from '../../model/battle.ts';
import type { Command } from '../../model/command.ts';
import { reject } from '../../model/rejection.ts';
import { goOn } from '../settle.ts';
import { type BattleDecision, done, refused } from './decision.ts';

/** The answer to the open question: it must be that one, and fit it. */
export function answer(
  state: BattleState,
  { requestId, answer: said }: Extract<Command, { readonly type: 'answer' }>,
): BattleDecision {
  const next = goOn(state);
  if (next === null || !('ask' in next)) return refused(reject('noRequest'));
  if (next.ask.id !== requestId) return refused(reject('staleRequest'));
  const misfit = answerMisfit(next.ask, said);
  if (misfit !== null) return refused(reject(misfit.code, misfit.params));
  return done(state, [{ type: 'answered', request: requestId }, ...next.answered(said)]);
}
