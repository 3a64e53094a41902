import { invariant } from '../../../core/invariant.ts';
import type { BattleState } from '../model/battle.ts';
import type { BattleEvent } from '../model/event.ts';
import { bookFor } from '../model/onBoard.ts';
import type { Request } from '../model/request.ts';
import { evolve } from './evolve/evolve.ts';
import { goOn } from './settle.ts';

const STEPS_AT_MOST = 1000;

/** What happened, and the state after it. */
export interface Advanced {
  readonly events: readonly BattleEvent[];
  readonly state: BattleState;
}

/** What the board says anew after these. */
const onBoard = (state: BattleState, events: readonly BattleEvent[]): readonly BattleEvent[] =>
  bookFor(state)?.follows(state, events) ?? [];

/** The events given, then all that follows by itself until a question is open or a command is awaited. */
export function advance(before: BattleState, events: readonly BattleEvent[]): Advanced {
  const all = [...events];
  let state = events.reduce(evolve, before);
  let seen = 0;
  for (let step = 0; ; step += 1) {
    invariant(step < STEPS_AT_MOST, 'the battle goes on by itself without end');
    const next = goOn(state);
    const more = next === null || 'ask' in next ? onBoard(state, all.slice(seen)) : next.events;
    if (next === null || 'ask' in next) seen = all.length + more.length;
    if (more.length === 0) return { events: all, state };
    all.push(...more);
    state = more.reduce(evolve, state);
  }
}

/** The open question, recomputed from the state; null: nothing is asked. */
export function pendingIn(state: BattleState): Request | null {
  const next = goOn(state);
  return next !== null && 'ask' in next ? next.ask : null;
}
