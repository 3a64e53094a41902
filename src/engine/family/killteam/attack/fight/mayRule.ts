import type { FightRole } from '../../model/task.ts';
import type { FightInHand, FightStep } from '../../rules/steps.ts';
import { type MayUse, mayRuleAnswered, mayRuleRequest } from '../mayRule.ts';
import { poolOf } from './fightInHand.ts';
import { unretained } from './retain.ts';
import { fighterMoved, fightRequestId } from './step.ts';

function mayUse(fight: FightInHand, role: FightRole): MayUse | null {
  const side = fight[role];
  const { context, fighter } = side;
  if (context === null || fighter.dice === null || !unretained(fight)) return null;
  return {
    rules: fight.game.rules,
    context,
    passed: fighter.rerollsPassed,
    poolWithout: (declined) => poolOf(fight, { ...side, context: { ...context, declined } })?.pool ?? [],
  };
}

/** Punishing, Rending, Severe in a fight: whether one side uses them. */
export const mayRuleOf = (role: FightRole): FightStep => ({
  request: (fight) => {
    const use = mayUse(fight, role);
    const asked = { id: fightRequestId(fight, role, 'may'), operative: fight[role].operative };
    return use === null ? null : mayRuleRequest(fight.game.state, asked, use);
  },
  resolve: (fight, answer) => {
    const use = mayUse(fight, role);
    return use === null || answer.kind !== 'pick'
      ? []
      : [fighterMoved(role, { rerollsPassed: mayRuleAnswered(use, answer.option) })];
  },
});
