import type { Answer, Request } from '../dice/request.ts';
import type { Ruleset } from '../rulesets/ruleset.ts';
import type { BattleEvent } from './event.ts';
import type { BattleState } from './state.ts';
import type { Task } from './task.ts';

/** A battle and the rules it is played by. */
export interface Game {
  readonly state: BattleState;
  readonly ruleset: Ruleset;
}

/**
 * One kind of work. `request`: what it needs now, null when it can go on by itself; `resolve`: what then happens. The
 * answer given fits the request; null when nothing was asked.
 */
export interface TaskModule<T extends Task> {
  readonly request: (game: Game, task: T) => Request | null;
  readonly resolve: (game: Game, task: T, answer: Answer | null) => readonly BattleEvent[];
}
