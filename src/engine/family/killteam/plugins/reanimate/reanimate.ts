import { faceOf } from '../../../../dice/answers.ts';
import { changesOf } from '../../stats/changes.ts';
import type { BattleEvent } from '../../model/event.ts';
import type { TaskModule } from '../../rules/game.ts';
import { operativeById, requestId } from '../../model/lookup.ts';
import type { Lasts } from '../../model/lasting.ts';
import type { Operative } from '../../model/operative.ts';
import type { ReanimateTask } from '../../model/task.ts';

/** What traits add to the roll: of those it makes, or of those made on it. */
const reanimateBy = (lasts: Lasts, operative: Operative, on: 'others' | 'self'): number =>
  changesOf(lasts, operative, 'reanimate')
    .filter(({ change }) => change.on === on)
    .reduce((sum, { change }) => sum + change.by, 0);

/** The face that raises somebody: 4, one more for each earlier success, less what the helper's card and traits of both add. */
export const reanimateNeeds = (lasts: Lasts, friend: Operative, helper: Operative): number =>
  4 +
  friend.reanimations -
  helper.reanimateBonus -
  reanimateBy(lasts, helper, 'others') -
  reanimateBy(lasts, friend, 'self');

const raised = (friend: Operative, face: number): BattleEvent => ({
  type: 'reanimated',
  operative: friend.id,
  wounds: Math.min(face, friend.maxWounds),
});

/** Reanimate: a D6 against 4+, then the wounds it stands up with, at most its own. */
export const reanimateModule: TaskModule<ReanimateTask> = {
  request: (game, task) => {
    const helper = operativeById(game.state, task.operative);
    const needed = reanimateNeeds(game.state, operativeById(game.state, task.target), helper);
    return {
      kind: 'roll',
      id: requestId(game.state, task.id, task.step),
      purpose: task.step === 'roll' ? 'reanimate' : 'reanimateWounds',
      side: helper.side,
      operative: task.target,
      count: 1,
      sides: 6,
      counts: false,
      success: task.step === 'roll' ? { hit: needed, critical: 7 } : null,
    };
  },
  resolve: (game, task, answer) => {
    const face = faceOf(answer);
    const friend = operativeById(game.state, task.target);
    if (task.step === 'wounds') return [raised(friend, face), { type: 'taskClosed' }];
    const needed = reanimateNeeds(game.state, friend, operativeById(game.state, task.operative));
    return [
      { type: 'reanimateRolled', operative: task.operative, target: task.target, face, needed },
      face >= needed ? { type: 'taskMoved', set: { step: 'wounds' } } : { type: 'taskClosed' },
    ];
  },
};
