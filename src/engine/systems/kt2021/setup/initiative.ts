import type { Side } from '../../../core/ids.ts';
import { strategyEvents } from '../../../family/killteam/flow/tasks/strategy.ts';
import type { BattleState } from '../../../family/killteam/model/state.ts';
import type { InitiativeTask } from '../../../family/killteam/model/task.ts';
import type { TaskModule } from '../../../family/killteam/rules/game.ts';
import { matchOf } from '../match/matchOf.ts';
import { attackerOf, defenderOf } from './state.ts';

/** The side that a mission gives initiative in the first turning point; null: the book decides. */
function given(state: BattleState): Side | null {
  const initiative = state.turningPoint === 1 ? (matchOf(state)?.initiative ?? 'book') : 'book';
  return initiative === 'book' ? null : initiative === 'attacker' ? attackerOf(state) : defenderOf(state);
}

/** K-18: in the first turning point initiative is as the mission says, later as the book has it. */
export const orByMission = (book: TaskModule<InitiativeTask>): TaskModule<InitiativeTask> => ({
  request: (game, task) => (given(game.state) === null ? book.request(game, task) : null),
  resolve: (game, task, answer) => {
    const side = given(game.state);
    return side === null
      ? book.resolve(game, task, answer)
      : [{ type: 'taskClosed' }, ...strategyEvents(game, side, null)];
  },
});
