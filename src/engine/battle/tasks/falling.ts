import { present } from '../../core/invariant.ts';
import { faceOf } from '../../dice/answers.ts';
import { damageEvents } from '../damage.ts';
import type { BattleEvent } from '../event.ts';
import type { Game, TaskModule } from '../game.ts';
import { operativeById, requestId } from '../lookup.ts';
import { aplOf } from '../stats.ts';
import type { Operative } from '../operative.ts';
import type { FallingTask } from '../task.ts';

/** inches fallen beyond APL, rounded up, are wounds. */
export const fallDamage = (operative: Operative, inches: number): number =>
  Math.max(0, Math.ceil(inches - aplOf(operative) - 1e-6));

/** A fall of so many inches: it is down there now, hurt or not, and no longer on guard. `by` has the credit. */
export function fallEvents(
  { state }: Pick<Game, 'state'>,
  operative: Operative,
  fall: { readonly inches: number; readonly by: string | null },
): readonly BattleEvent[] {
  const { id } = operative;
  // An interrupt under way ends its guard by itself.
  const offGuard = operative.guard && state.interrupt?.operative !== id;
  return [
    { type: 'fell', operative: id, inches: fall.inches },
    { type: 'factsForgotten', operative: id },
    ...(offGuard ? [{ type: 'guardEnded' as const, operative: id, why: 'moved' as const }] : []),
    ...damageEvents(state, id, { amount: fallDamage(operative, fall.inches), by: fall.by, cause: 'fall' }),
  ];
}

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
    const side = operativeById(game.state, operative).side;
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
      success: { hit: 2, critical: 7 },
    };
  },
  resolve: (game, task, answer) => {
    if (answer === null) return [{ type: 'taskClosed' }];
    const operative = operativeById(game.state, present(task.operatives[0], 'somebody to test'));
    if (answer.kind === 'number')
      return [...next(task), ...fallEvents(game, operative, { inches: answer.value, by: task.by })];
    const face = faceOf(answer);
    const tested: BattleEvent = { type: 'fallTested', operative: operative.id, face };
    return face === 1 ? [tested, { type: 'taskMoved', set: { falls: true } }] : [tested, ...next(task)];
  },
};
