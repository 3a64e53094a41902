import { invariant } from '../core/invariant.ts';
import type { BattleEvent } from './event.ts';
import { evolveAll } from './evolve/evolve.ts';
import type { Game } from './game.ts';
import { openQuestion, resolveTop } from './tasks/modules.ts';
import { turnEvents } from './turns.ts';

const STEPS_AT_MOST = 2000;

/** The events given, then all that follows by itself until a question is open or nothing is left to do. */
export function advance(game: Game, events: readonly BattleEvent[]): readonly BattleEvent[] {
  const all = [...events];
  let state = evolveAll(game.state, events);
  for (let step = 0; ; step += 1) {
    invariant(step < STEPS_AT_MOST, 'the battle goes on by itself without end');
    const now = { ...game, state };
    if (openQuestion(now) !== null) return all;
    const next = state.tasks.length > 0 ? resolveTop(now, null) : turnEvents(now);
    if (next.length === 0) return all;
    all.push(...next);
    state = evolveAll(state, next);
  }
}
