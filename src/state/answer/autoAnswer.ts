import { invariant } from '../../engine/core/invariant.ts';
import { isEnough } from '../../engine/dice/enough.ts';
import type { Advice } from '../../engine/log/advice.ts';
import type { AnswerCommand, ByItself, GameTypes } from '../../engine/log/battleBase.ts';
import type { Answer } from '../../engine/log/request.ts';
import type { BattleLog } from '../../persistence/battleFile.ts';
import { answerFor } from './diceSource.ts';
import type { Advanced, Change, PlayRules } from '../log/playPorts.ts';

/**
 * The engine as battles use it. `byItself`: what is done without the player; `advise`: asked before an answer that nobody gives;
 * `coming`: the advisor is not here yet.
 */
export interface Rules<T extends GameTypes = GameTypes> extends PlayRules<BattleLog<T>> {
  readonly byItself: (state: T['state'], request: T['request'] | null) => ByItself<T['command']>;
  readonly advise: (state: T['state'], request: T['request']) => Advice | 'coming' | null;
}

const MOST_ANSWERS = 500;

/** The command that answers: every game has it. */
const answering = (requestId: string, answer: Answer): AnswerCommand => ({ type: 'answer', requestId, answer });

/** The answer that the screen gives; null: it waits for the advisor. */
function answerBy<T extends GameTypes>(
  { advise }: Rules<T>,
  state: T['state'],
  { request, advised }: { readonly request: T['request']; readonly advised: boolean },
): T['command'] | null {
  const advice = advised ? advise(state, request) : null;
  if (advice === 'coming') return null;
  return answering(request.id, answerFor(state, request, advice));
}

const inSameEntry = <C>({ command, apart }: { readonly command: C; readonly apart?: true }): C | null =>
  apart === true ? null : command;

/** What is done without the player in the same entry: an answer, or what the game does by itself; null: the player is awaited. */
export function nextByItself<T extends GameTypes>(
  rules: Rules<T>,
  state: T['state'],
  byHand: (request: T['request']) => boolean,
): T['command'] | null {
  const request = rules.pendingRequest(state);
  if (request?.kind === 'roll' && isEnough(request, [])) return answering(request.id, { kind: 'faces', faces: [] });
  const next = rules.byItself(state, request);
  if (next?.kind === 'command') return inSameEntry(next);
  if (next?.kind !== 'answer' || request === null || byHand(request)) return null;
  return answerBy(rules, state, { request, advised: next.advised });
}

/** What is done apart in this state; null: nothing is. */
function commandApart<T extends GameTypes>(rules: Rules<T>, state: T['state']): T['command'] | null {
  const next = rules.byItself(state, rules.pendingRequest(state));
  return next?.kind === 'command' && next.apart === true ? next.command : null;
}

/** The answer that stands apart to a question that was not asked before. */
function answerApart<T extends GameTypes>(rules: Rules<T>, { before, now }: Change<BattleLog<T>>): T['command'] | null {
  const request = rules.pendingRequest(now);
  if (request === null || rules.byItself(now, request)?.kind !== 'apart') return null;
  return rules.pendingRequest(before)?.id === request.id ? null : answering(request.id, answerFor(now, request));
}

/**
 * What is done after a command as an entry of its own. What was due before it already is left to the player, for an undo has
 * come back to it, unless the command was itself of that kind.
 */
export function nextApart<T extends GameTypes>(rules: Rules<T>, change: Change<BattleLog<T>>): T['command'] | null {
  const due = commandApart(rules, change.now);
  if (due === null) return answerApart(rules, change);
  return change.command.type === due.type || commandApart(rules, change.before) === null ? due : null;
}

/**
 * Answers what answers itself, and carries out what the game does without a stop, until the engine waits for the player.
 * What is refused is left to the player, and so is what is `byHand`.
 */
export function answerOn<T extends GameTypes>(
  rules: Rules<T>,
  begun: Advanced<BattleLog<T>>,
  byHand: (request: T['request']) => boolean = () => false,
): Advanced<BattleLog<T>> {
  let { state } = begun;
  const events = [...begun.events];
  for (let count = 0; count < MOST_ANSWERS; count += 1) {
    const command = nextByItself(rules, state, byHand);
    if (command === null) return { state, events };
    const decision = rules.decider.decide(state, command);
    if (!decision.ok || decision.events.length === 0) return { state, events };
    ({ state } = decision);
    events.push(...decision.events);
  }
  invariant(false, 'questions that answer themselves must end');
}
