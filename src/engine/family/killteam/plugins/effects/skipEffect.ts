import type { Game, BattleDecision } from '../../rules/game.ts';
import { reject } from '../../model/rejection.ts';
import { done, refused } from '../../flow/decide/decision.ts';

/** Leaves out the effect in hand, whatever it still asks. */
export function skipEffect(game: Game): BattleDecision {
  const task = game.state.tasks.at(-1);
  if (task?.kind === 'effects') {
    const [, ...steps] = task.steps;
    const set = { steps, number: task.number + 1, picked: null, rolled: [], applied: false, again: null };
    return done(game, [{ type: 'taskMoved', set }]);
  }
  return task?.kind === 'spawn' || task?.kind === 'falling' || task?.kind === 'table'
    ? done(game, [{ type: 'taskClosed' }])
    : refused(reject('nothingToPass'));
}
