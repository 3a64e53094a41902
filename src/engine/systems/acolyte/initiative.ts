import { faceOf } from '../../dice/answers.ts';
import type { Side } from '../../core/ids.ts';
import { strategyEvents } from '../../family/killteam/flow/tasks/strategy.ts';
import { requestId } from '../../family/killteam/model/lookup.ts';
import type { InitiativeTask } from '../../family/killteam/model/task.ts';
import type { Game, TaskModule } from '../../family/killteam/rules/game.ts';
import { ENEMY, RETINUE } from './sides.ts';

/** Nobody rolls: an effect decided it, or the reading that the retinue always has it. */
const settled = ({ state }: Game): Side | null =>
  state.nextInitiative ?? (state.settings.readings.retinueAlwaysFirst === true ? RETINUE : null);

/** A D6 each turning point: low means the enemy has initiative. */
export const initiative: TaskModule<InitiativeTask> = {
  request: (game, task) =>
    settled(game) !== null
      ? null
      : {
          kind: 'roll',
          id: requestId(game.state, task.id),
          purpose: 'initiative',
          side: RETINUE,
          operative: null,
          count: 1,
          sides: 6,
          counts: false,
          success: null,
        },
  resolve: (game, _, answer) => {
    const face = answer === null ? null : faceOf(answer);
    const enemy = face !== null && face <= (game.state.settings.parameters?.enemyInitiativeUpTo ?? 1);
    return [{ type: 'taskClosed' }, ...strategyEvents(game, settled(game) ?? (enemy ? ENEMY : RETINUE), face)];
  },
};
