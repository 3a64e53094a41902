import type { Decider } from '../../core/decider.ts';
import { answerMisfit } from '../../dice/answers.ts';
import { pendingIn } from '../../family/vanguard/flow/advance.ts';
import { reject, type Rejection } from '../../family/vanguard/model/rejection.ts';
import type { FoeCommand, FoeCommandOf, OfFoes } from './command.ts';
import { carryOut, couldNot, setFoes, takeFoe, tellFoe } from './commands.ts';
import type { FoeEvent } from './event.ts';
import { evolveFoes } from './evolve.ts';
import { foeAnswers, foeGoes } from './goes.ts';
import { toldEvent } from './look.ts';
import { and, decided, type FoeDecision, obey, refused, startOf } from './run.ts';
import type { FoeBattle } from './state.ts';
import { lookIn, type Thinking, thinkingIn } from './think.ts';
import { askOrPlanFor } from './thought.ts';

/** The answer to what a table asks. */
function told(state: FoeBattle, { model, turn }: Thinking, command: FoeCommandOf<'answer'>): FoeDecision {
  const look = lookIn(state);
  const next = askOrPlanFor(state, model, turn);
  const { requestId, answer } = command;
  if (look === null || next.kind !== 'ask') return refused(reject('noRequest'));
  if (look.id !== requestId) return refused(reject('staleRequest'));
  const misfit = answerMisfit(look, answer);
  if (misfit !== null) return refused(reject(misfit.code, misfit.params));
  if (answer.kind !== 'look') return refused(reject('wrongAnswer'));
  const answered: FoeEvent = { type: 'answered', request: requestId };
  return decided(and(startOf(state), [answered, toldEvent(state, model, next.question, answer.look)]));
}

type Own = { readonly [T in OfFoes['type']]: (state: FoeBattle, command: FoeCommandOf<T>) => FoeDecision };

const OWN: Own = { setFoes, foeGoes, carryOut, couldNot, takeFoe, tellFoe, foeAnswers };

const isOwn = (command: FoeCommand): command is OfFoes => Object.hasOwn(OWN, command.type);

function decide(state: FoeBattle, command: FoeCommand): FoeDecision {
  if (isOwn(command)) {
    const own = OWN[command.type] as (before: FoeBattle, said: OfFoes) => FoeDecision;
    return own(state, command);
  }
  const thinking = command.type === 'answer' && pendingIn(state) === null ? thinkingIn(state) : null;
  return thinking !== null && command.type === 'answer'
    ? told(state, thinking, command)
    : decided(obey(startOf(state), command));
}

/** A battle of war bands in which tables may play a side: commands in, events or a refusal out. */
export const foeDecider: Decider<FoeBattle, FoeCommand, FoeEvent, Rejection> = { decide, evolve: evolveFoes };
