import type { BattleEvent } from '../../model/event.ts';
import { requestId } from '../../model/lookup.ts';
import type { ShootSequence } from '../../model/task.ts';
import type { ShotInHand } from '../../rules/steps.ts';

export const shotMoved = (set: Partial<ShootSequence>): BattleEvent => ({ type: 'shotMoved', set });

/** Ids of the questions of one sequence of a Shoot action. */
export const shotRequestId = ({ game, task }: ShotInHand, ...steps: readonly (string | number)[]): string =>
  requestId(game.state, `${task.id}.${task.number}`, ...steps);
