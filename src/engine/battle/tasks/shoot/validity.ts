import { targetProblem } from '../../targeting.ts';
import type { ShotInHand } from './shotInHand.ts';
import { shotRequestId, type ShootStepModule } from './step.ts';

const problem = ({ game, shooter, weapon, target, task }: ShotInHand) =>
  task.forced || task.sequence.role === 'blast'
    ? null
    : targetProblem(game.ruleset, game.state, { shooter, weapon, target, via: task.via, facts: task.sequence.facts });

const option = (id: 'chooseAnother' | 'shootAnyway', target: string) => ({
  id,
  code: id,
  params: { target },
  value: null,
  note: id === 'shootAnyway' ? ('notValid' as const) : null,
});

/** A fact of the table made the target invalid after it was chosen: choose another, or shoot anyway, logged as such. */
export const validity: ShootStepModule = {
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
          best: 'chooseAnother',
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
    const { task, shooter } = inHand;
    const ap = task.via === 'action' ? 1 : 0;
    return [
      { type: 'taskClosed' },
      { type: 'taskClosed' },
      { type: 'attackCancelled', operative: shooter.id, action: 'shoot', ap },
    ];
  },
};
