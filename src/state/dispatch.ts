import type { Command } from '../engine/battle/command.ts';
import type { Rejection, RejectionCode } from '../engine/battle/rejection.ts';
import { answerOn } from './autoAnswer.ts';
import type { OpenPlay } from './openPlay.ts';

/** Why a command was not carried out: the engine's reason, that another tab writes, or that its rules are still to come. */
export interface Refusal {
  readonly code: RejectionCode | 'readOnly' | 'loading';
  readonly params: Rejection['params'];
}

const READ_ONLY: Refusal = { code: 'readOnly', params: {} };
const LOADING: Refusal = { code: 'loading', params: {} };

/** Carries out a command with all that follows from it, as one entry of the log. Null: done; else nothing has changed. */
export function dispatchIn(play: OpenPlay, command: Command): Refusal | null {
  if (!play.mayWrite()) return READ_ONLY;
  const { rules, now, byHand } = play.ports;
  if (rules.later?.needed(play.state, command) === true) {
    void rules.later.fetch();
    return LOADING;
  }
  const decision = rules.decider.decide(play.state, command);
  if (!decision.ok) return decision.rejection;
  if (decision.events.length === 0) return null;
  const begun = { state: decision.events.reduce(rules.decider.evolve, play.state), events: decision.events };
  const { state, events } = answerOn(rules, begun, byHand);
  play.append({ seq: play.journal.length + 1, at: now(), command, events: [...events] }, state);
  return null;
}
