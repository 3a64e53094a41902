import type { Decision } from '../../../../core/decider.ts';
import type { BattleState } from '../../model/battle.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Rejection } from '../../model/rejection.ts';
import { advance } from '../advance.ts';

export type BattleDecision = Decision<BattleState, BattleEvent, Rejection>;

export const refused = (rejection: Rejection): BattleDecision => ({ ok: false, rejection });

/** The events, and whatever follows by itself. */
export const done = (state: BattleState, events: readonly BattleEvent[]): BattleDecision => ({
  ok: true,
  ...advance(state, events),
});

/** Does it unless there is a reason against it. */
export const unless = (
  state: BattleState,
  reason: Rejection | null | undefined,
  events: () => readonly BattleEvent[],
): BattleDecision => (reason === null || reason === undefined ? done(state, events()) : refused(reason));
