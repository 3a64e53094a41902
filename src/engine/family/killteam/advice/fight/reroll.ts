import type { RerollAdvice } from '../../../../log/advice.ts';
import { fighterRights } from '../../attack/fight/rolls.ts';
import type { FightRole } from '../../model/task.ts';
import type { FightInHand } from '../../rules/steps.ts';
import { allowedWays, modesOf, rerollAdvice } from '../reroll.ts';
import { fightWays } from './worth.ts';

/** Which dice of one side to roll again by a weapon rule, seen by it. */
export function fightReroll(fight: FightInHand, role: FightRole): RerollAdvice {
  const rights = fighterRights(fight, fight[role]);
  const { ways, omitted } = fightWays(fight, role, modesOf(rights));
  return rerollAdvice({ ways: allowedWays(ways, rights, fight[role].fighter.dice ?? []), omitted });
}
