import { present } from '../../../../core/invariant.ts';
import { faceOf } from '../../../../dice/answers.ts';
import type { BattleEvent } from '../../model/event.ts';
import { fallEvents } from '../fall.ts';
import type { Operative } from '../../model/operative.ts';
import type { Game, TaskModule } from '../../rules/game.ts';
import { changesOf } from '../../stats/changes.ts';
import { spoke } from '../../stats/uses.ts';
import { operativeById, requestId } from '../../model/lookup.ts';
import type { FallingTask } from '../../model/task.ts';

/** The highest face with which anybody falls. */
const FALLS_UP_TO = 1;

/** The highest face with which it falls: that, or what lasts and says more (C12). */
const fallsUpTo = ({ state }: Game, operative: Operative): number =>
  Math.max(FALLS_UP_TO, ...changesOf(state, operative, 'fallTest').map(({ change }) => change.upTo));

/** What makes it fall with a face with which nobody else would: told with its name. */
const tellsWhy = ({ state }: Game, operative: Operative, face: number): readonly BattleEvent[] =>
  face <= FALLS_UP_TO
    ? []
    : changesOf(state, operative, 'fallTest')
        .filter(({ change }) => face <= change.upTo)
        .slice(0, 1)
        .map(({ source }) => spoke(operative, source));

const next = (task: FallingTask): readonly BattleEvent[] => {
  const [, ...operatives] = task.operatives;
  const set = { operatives, number: task.number + 1, falls: false };
  return operatives.length === 0 ? [{ type: 'taskClosed' }] : [{ type: 'taskMoved', set }];
};

/** hurt on top of and near an edge: D6, on a 1 it falls; then how far. */
export const fallingModule: TaskModule<FallingTask> = {
  request: (game, task) => {
    const [operative] = task.operatives;
    if (operative === undefined) return null;
    const tested = operativeById(game.state, operative);
    const { side } = tested;
    const id = requestId(game.state, task.id, task.number, task.falls ? 'height' : 'test');
    if (task.falls) return { kind: 'number', id, question: 'fallHeight', side, operative, min: 0, max: 24, preset: 3 };
    return {
      kind: 'roll',
      id,
      purpose: 'fallingTest',
      side,
      operative,
      count: 1,
      sides: 6,
      counts: false,
      success: { hit: fallsUpTo(game, tested) + 1, critical: 7 },
    };
  },
  resolve: (game, task, answer) => {
    if (answer === null) return [{ type: 'taskClosed' }];
    const operative = operativeById(game.state, present(task.operatives[0], 'somebody to test'));
    if (answer.kind === 'number')
      return [...next(task), ...fallEvents(game, operative, { inches: answer.value, by: task.by })];
    const face = faceOf(answer);
    const tested: BattleEvent = { type: 'fallTested', operative: operative.id, face };
    return face <= fallsUpTo(game, operative)
      ? [tested, ...tellsWhy(game, operative, face), { type: 'taskMoved', set: { falls: true } }]
      : [tested, ...next(task)];
  },
};
