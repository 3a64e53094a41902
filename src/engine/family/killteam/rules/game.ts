import type { Decision } from '../../../core/decider.ts';
import { present } from '../../../core/invariant.ts';
import type { Request } from '../model/request.ts';
import type { Answer } from '../../../log/request.ts';
import type { Command, CommandType } from '../model/command.ts';
import type { BattleEvent } from '../model/event.ts';
import { topTask } from '../model/lookup.ts';
import type { Rejection } from '../model/rejection.ts';
import type { BattleState } from '../model/state.ts';
import type { Task } from '../model/task.ts';
import type { KillTeam } from './plugin.ts';

/**
 * A battle at one moment and the rules it is played by. What is asked in it is worked out once; the same battle at the moment
 * last looked at is the same game, so whoever shows the question, and whoever decides its answer, need not work it out again.
 */
export class Game {
  readonly rules: KillTeam;
  readonly state: BattleState;
  readonly #latest: { game: Game };
  #question: Request | null | undefined;

  constructor(rules: KillTeam, state: BattleState, before?: Game) {
    this.rules = rules;
    this.state = state;
    this.#latest = before === undefined ? { game: this } : before.#latest;
    this.#latest.game = this;
  }

  /** The battle at another moment. */
  at(state: BattleState): Game {
    const { game } = this.#latest;
    return game.state === state ? game : new Game(this.rules, state, this);
  }

  /** The open question of the work in hand; null: it goes on by itself, or there is none. */
  get question(): Request | null {
    if (this.#question === undefined) {
      const task = topTask(this.state);
      this.#question = task === null ? null : ask(this, task.kind, task);
    }
    return this.#question;
  }
}

/** The battles of a system at any moment: one is remembered, the last that was looked at. */
export function gamesOf(rules: KillTeam): (state: BattleState) => Game {
  let last: Game | null = null;
  return (state) => {
    last = last === null ? new Game(rules, state) : last.at(state);
    return last;
  };
}

/** The rules of one kind of work. Throws (a bug) where the system has none: it is never opened by them, and refused on load. */
export const moduleOf = <K extends Task['kind']>({ rules }: Pick<Game, 'rules'>, kind: K): TaskModules[K] =>
  present<TaskModules[K]>(rules.tasks[kind], `the rules of ${kind}`);

function ask<K extends Task['kind']>(game: Game, kind: K, task: Extract<Task, { kind: K }>): Request | null {
  return moduleOf(game, kind).request(game, task);
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
