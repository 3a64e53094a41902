import type { RerollAdvice } from '../../../../log/advice.ts';
import { fighterRights } from '../../attack/fight/rolls.ts';
import type { FightRole } from '../../model/task.ts';
import type { FightInHand } from '../../rules/steps.ts';
import { modesOf, rerollAdvice } from '../reroll.ts';
import { fightWays } from './worth.ts';

/** Which dice of one side to roll again by a weapon rule, seen by it. */
export const fightReroll = (fight: FightInHand, role: FightRole): RerollAdvice =>
  rerollAdvice(fightWays(fight, role, modesOf(fighterRights(fight, fight[role]))));
