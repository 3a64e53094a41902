import type { Game, BattleDecision } from '../../rules/game.ts';
import { topTask } from '../../model/lookup.ts';
import { reject } from '../../model/rejection.ts';
import type { BattleState } from '../../model/state.ts';
import type { Task } from '../../model/task.ts';
import { done, refused } from '../../flow/decide/decision.ts';

const SKIPPED: ReadonlySet<Task['kind']> = new Set(['effects', 'spawn', 'falling', 'table']);

/** The work in hand is an effect that may be left out. */
export const maySkip = (state: BattleState): boolean => {
  const task = topTask(state);
  return task !== null && SKIPPED.has(task.kind);
};

/** Leaves out the effect in hand, whatever it still asks. */
export function skipEffect(game: Game): BattleDecision {
  const task = topTask(game.state);
  if (task === null || !maySkip(game.state)) return refused(reject('nothingToPass'));
  if (task.kind === 'effects') {
    const [, ...steps] = task.steps;
    const set = { steps, number: task.number + 1, picked: null, rolled: [], applied: false, again: null, gun: null };
    return done(game, [{ type: 'taskMoved', set }]);
  }
  return done(game, [{ type: 'taskClosed' }]);
}
