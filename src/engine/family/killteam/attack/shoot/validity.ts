import { targetProblem } from '../targeting.ts';
import { cancelledEvents } from '../cancelled.ts';
import type { ShootSequence } from '../../model/task.ts';
import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { shotMoved, shotRequestId } from './step.ts';

const problem = ({ game, shooter, weapon, target, task }: ShotInHand) =>
  task.forced || task.sequence.role === 'blast' || task.sequence.retained
    ? null
    : targetProblem(game.rules, game.state, { shooter, weapon, target, via: task.via, facts: task.sequence.facts });

const option = (id: 'chooseAnother' | 'shootAnyway', target: string) => ({
  id,
  code: id,
  params: { target },
  value: null,
});

/** A further target that is left out: nothing is rolled, the next in the queue follows. */
const PASSED_OVER: Partial<ShootSequence> = {
  accurate: 0,
  attack: [],
  retained: true,
  keepCover: 'none',
  defence: [],
  resolved: true,
};

/**
 * A fact of the table made the target invalid after it was chosen: choose another (a further target of Torrent is left
 * out), or shoot anyway, logged as such. Not asked any more once the dice are retained.
 */
export const validity: ShootStep = {
  request: (inHand) =>
    problem(inHand) === null
      ? null
      : {
          kind: 'pick',
          id: shotRequestId(inHand, 'validity'),
          question: 'invalidTarget',
          side: inHand.shooter.side,
          operative: inHand.shooter.id,
          options: [option('chooseAnother', inHand.target.id), option('shootAnyway', inHand.target.id)],
          usual: 'chooseAnother',
          random: false,
        },
  resolve: (inHand, answer) => {
    const reason = problem(inHand);
    if (answer.kind !== 'pick' || reason === null) return [];
    if (answer.option === 'shootAnyway')
      return [
        { type: 'overridden', code: reason.code, reason: 'shootAnyway' },
        { type: 'taskMoved', set: { forced: true } },
      ];
    return inHand.task.number === 0 ? cancelledEvents(inHand.task) : [shotMoved(PASSED_OVER)];
  },
};
