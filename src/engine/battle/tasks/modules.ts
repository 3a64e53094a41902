import type { Answer, Request } from '../../dice/request.ts';
import type { BattleEvent } from '../event.ts';
import type { Game, TaskModule } from '../game.ts';
import { topTask } from '../lookup.ts';
import type { Task } from '../task.ts';
import { afterActionModule } from './afterAction.ts';
import { effectsModule } from './effects.ts';
import { fallingModule } from './falling.ts';
import { fightModule } from './fight/fight.ts';
import { hotModule } from './hot.ts';
import { initiativeModule } from './initiative.ts';
import { reanimateModule } from './reanimate.ts';
import { shootModule } from './shoot/shoot.ts';
import { spawnModule } from './spawn.ts';
import { tableModule } from './table.ts';

type Modules = { readonly [K in Task['kind']]: TaskModule<Extract<Task, { kind: K }>> };

const modules: Modules = {
  shoot: shootModule,
  fight: fightModule,
  initiative: initiativeModule,
  table: tableModule,
  effects: effectsModule,
  reanimate: reanimateModule,
  falling: fallingModule,
  hot: hotModule,
  spawn: spawnModule,
  afterAction: afterActionModule,
};

function ask<K extends Task['kind']>(game: Game, kind: K, task: Extract<Task, { kind: K }>): Request | null {
  return modules[kind].request(game, task);
}

function go<K extends Task['kind']>(
  game: Game,
  kind: K,
  work: { readonly task: Extract<Task, { kind: K }>; readonly answer: Answer | null },
): readonly BattleEvent[] {
  return modules[kind].resolve(game, work.task, work.answer);
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
