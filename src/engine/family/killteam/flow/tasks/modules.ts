import { present } from '../../../../core/invariant.ts';
import type { Answer, Request } from '../../../../log/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { Game, TaskModules } from '../../rules/game.ts';
import { topTask } from '../../model/lookup.ts';
import type { Task } from '../../model/task.ts';

/** Throws (a bug) for work that the system has no rules for: it is never opened by them, and refused on load. */
const moduleOf = <K extends Task['kind']>({ rules }: Game, kind: K): TaskModules[K] =>
  present<TaskModules[K]>(rules.tasks[kind], `the rules of ${kind}`);

function ask<K extends Task['kind']>(game: Game, kind: K, task: Extract<Task, { kind: K }>): Request | null {
  return moduleOf(game, kind).request(game, task);
}

function go<K extends Task['kind']>(
  game: Game,
  kind: K,
  work: { readonly task: Extract<Task, { kind: K }>; readonly answer: Answer | null },
): readonly BattleEvent[] {
  return moduleOf(game, kind).resolve(game, work.task, work.answer);
}

/** The open question of the work in hand; null: it goes on by itself, or there is none. */
export const openQuestion = (game: Game): Request | null => {
  const task = topTask(game.state);
  return task === null ? null : ask(game, task.kind, task);
};

/** What the work in hand does with an answer, or by itself. */
export const resolveTop = (game: Game, answer: Answer | null): readonly BattleEvent[] => {
  const task = topTask(game.state);
  return task === null ? [] : go(game, task.kind, { task, answer });
};
