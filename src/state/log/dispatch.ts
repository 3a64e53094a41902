import type { BattleLog } from '../../persistence/battleFile.ts';
import type { OpenPlay } from './openPlay.ts';
import type { LogTypes } from '../../persistence/logKind.ts';

/** Why a command was not carried out: the rules' reason, that another tab writes, or that what the rules read is still to come. */
export interface RefusalOf<T extends LogTypes> {
  readonly code: T['rejection']['code'] | 'readOnly' | 'loading';
  readonly params: T['rejection']['params'];
}
export type Refusal = RefusalOf<BattleLog>;

const READ_ONLY = { code: 'readOnly', params: {} } as const;
const LOADING = { code: 'loading', params: {} } as const;

/** Carries out a command with all that follows from it, as one entry of the log. Null: done; else nothing has changed. */
function dispatchIn<T extends LogTypes>(play: OpenPlay<T>, command: T['command']): RefusalOf<T> | null {
  if (!play.mayWrite() || play.ports.view.isFixed?.(play) === true) return READ_ONLY;
  const { rules, now, sign, onward } = play.ports;
  if (rules.contents?.needed(play.state, command) === true) {
    void rules.contents.fetch();
    return LOADING;
  }
  const decision = rules.decider.decide(play.state, command);
  if (!decision.ok) return decision.rejection;
  if (decision.events.length === 0) return null;
  const { state, events } = onward?.(decision) ?? decision;
  play.append({ seq: play.journal.length + 1, ...sign(), at: now(), command, events: [...events] }, state);
  return null;
}

/** Carries out a command, then what is done next by itself, each as an entry of its own. Null: done; else nothing has changed. */
export function dispatchOn<T extends LogTypes>(play: OpenPlay<T>, command: T['command']): RefusalOf<T> | null {
  const before = play.state;
  const refusal = dispatchIn(play, command);
  const next = refusal === null ? (play.ports.next?.({ command, before, now: play.state }) ?? null) : null;
  if (next !== null) dispatchOn(play, next);
  return refusal;
}
