import type { ShotInHand, ShootStep } from '../../rules/steps.ts';
import { type MayUse, mayRuleAnswered, mayRuleRequest } from '../mayRule.ts';
import { attackPool } from './derive.ts';
import { shotMoved, shotRequestId } from './step.ts';

function mayUse({ shot, task }: ShotInHand): MayUse | null {
  const { attack, accurate, rerollsPassed, retained } = task.sequence;
  if (attack === null || retained) return null;
  return {
    rules: shot.rules,
    context: shot.context,
    passed: rerollsPassed,
    poolWithout: (declined) =>
      attackPool({ ...shot, context: { ...shot.context, declined } }, attack, accurate ?? 0).pool,
  };
}

/** Punishing, Rending, Severe: whether they are used. */
export const mayRule: ShootStep = {
  request: (inHand) => {
    const use = mayUse(inHand);
    const asked = { id: shotRequestId(inHand, 'may'), operative: inHand.shooter };
    return use === null ? null : mayRuleRequest(inHand.game.state, asked, use);
  },
  resolve: (inHand, answer) => {
    const use = mayUse(inHand);
    return use === null || answer.kind !== 'pick'
      ? []
      : [shotMoved({ rerollsPassed: mayRuleAnswered(use, answer.option) })];
  },
};
