import type { Answer } from '../../../../log/request.ts';
import type { BattleEvent } from '../../model/event.ts';
import { type Game, moduleOf } from '../../rules/game.ts';
import { topTask } from '../../model/lookup.ts';
import type { Task } from '../../model/task.ts';

function go<K extends Task['kind']>(
  game: Game,
  kind: K,
  work: { readonly task: Extract<Task, { kind: K }>; readonly answer: Answer | null },
): readonly BattleEvent[] {
  return moduleOf(game, kind).resolve(game, work.task, work.answer);
}

/** What the work in hand does with an answer, or by itself. */
export const resolveTop = (game: Game, answer: Answer | null): readonly BattleEvent[] => {
  const task = topTask(game.state);
  return task === null ? [] : go(game, task.kind, { task, answer });
};
