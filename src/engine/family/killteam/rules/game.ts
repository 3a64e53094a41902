import type { Decision } from '../../../core/decider.ts';
import type { Answer, Request } from '../../../log/request.ts';
import type { Command, CommandType } from '../model/command.ts';
import type { BattleEvent } from '../model/event.ts';
import type { Rejection } from '../model/rejection.ts';
import type { BattleState } from '../model/state.ts';
import type { Task } from '../model/task.ts';
import type { KillTeam } from './plugin.ts';

/** A battle and the rules it is played by. */
export interface Game {
  readonly state: BattleState;
  readonly rules: KillTeam;
}

/**
 * One kind of work. `request`: what it needs now, null when it can go on by itself; `resolve`: what then happens. The
 * answer given fits the request; null when nothing was asked.
 */
export interface TaskModule<T extends Task> {
  readonly request: (game: Game, task: T) => Request | null;
  readonly resolve: (game: Game, task: T, answer: Answer | null) => readonly BattleEvent[];
}

/** Each kind of work with what it does. */
export type TaskModules = { readonly [K in Task['kind']]: TaskModule<Extract<Task, { kind: K }>> };

export type BattleDecision = Decision<BattleState, BattleEvent, Rejection>;

/** How commands of these types are decided. */
export type DecidersOf<T extends CommandType> = {
  readonly [C in T]: (game: Game, command: Extract<Command, { type: C }>) => BattleDecision;
};
