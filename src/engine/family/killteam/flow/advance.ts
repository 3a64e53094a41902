import { invariant } from '../../../core/invariant.ts';
import type { BattleEvent } from '../model/event.ts';
import type { BattleState } from '../model/state.ts';
import type { Game } from '../rules/game.ts';
import { cutShort } from './cutShort.ts';
import { resolveTop } from './tasks/modules.ts';
import { turnEvents } from './turns.ts';

const STEPS_AT_MOST = 2000;

/** What goes on by itself now; null: a question is open. */
function nextEvents(game: Game, step: number): readonly BattleEvent[] | null {
  const first = game.rules.hooks.first(game, step);
  if (first.length > 0) return first;
  if (game.question !== null) return null;
  if (game.state.tasks.length > 0) return resolveTop(game, null);
  const cut = cutShort(game);
  return cut.length > 0 ? cut : turnEvents(game);
}

/** What happened, and the state after it. */
interface Advanced {
  readonly events: readonly BattleEvent[];
  readonly state: BattleState;
}

/** The events given, then all that follows by itself until a question is open or nothing is left to do. */
export function advance(game: Game, events: readonly BattleEvent[]): Advanced {
  const { rules } = game;
  const all: BattleEvent[] = [];
  let { state } = game;
  let next: readonly BattleEvent[] | null = events;
  for (let step = 0; next !== null && (step === 0 || next.length > 0); step += 1) {
    invariant(step < STEPS_AT_MOST, 'the battle goes on by itself without end');
    const after = rules.evolve(state, next);
    const due = rules.hooks.follows(game.at(after), next, step);
    all.push(...next, ...due);
    state = rules.evolve(after, due);
    next = nextEvents(game.at(state), step);
  }
  return { events: all, state };
}
