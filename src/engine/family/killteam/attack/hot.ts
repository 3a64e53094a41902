import { faceOf } from '../../../dice/answers.ts';
import { damageEvents } from './damage.ts';
import type { TaskModule } from '../rules/game.ts';
import { operativeById, requestId } from '../model/lookup.ts';
import type { HotTask } from '../model/task.ts';

/** Wounds that the D6 of Hot costs the user: twice the roll when it is below the Hit used (A6, T04). */
export const hotDamage = (face: number, hit: number): number => (face < hit ? 2 * face : 0);

/** Hot: below the Hit used, the user suffers twice the roll (A6, T04). Nobody has the credit. */
export const hotModule: TaskModule<HotTask> = {
  request: (game, task) => ({
    kind: 'roll',
    id: requestId(game.state, task.id),
    purpose: 'hot',
    side: operativeById(game.state, task.operative).side,
    operative: task.operative,
    count: 1,
    sides: 6,
    counts: false,
    success: { hit: task.hit, critical: 7 },
  }),
  resolve: (game, task, answer) => {
    const face = faceOf(answer);
    return [
      { type: 'taskClosed' },
      { type: 'hotRolled', operative: task.operative, face, hit: task.hit },
      ...damageEvents(game.state, task.operative, { amount: hotDamage(face, task.hit), by: null, cause: 'hot' }),
    ];
  },
};
