import type { PickAdvice } from '../../../../log/advice.ts';
import type { PickRequest } from '../../model/request.ts';
import type { FightInHand } from '../../rules/steps.ts';
import { byProspect } from '../pick.ts';
import { fightIsLike } from './oddsOf.ts';
import { accurateWorth } from './worth.ts';

/** How many dice to keep by Accurate in a fight: of equals, and where it is too long to compare, the most. */
export function fightAccurate(fight: FightInHand, { operative, options }: PickRequest): PickAdvice | null {
  const role = operative === fight.defender.operative.id ? 'defender' : 'attacker';
  const [most, ...fewer] = options.map(({ id }) => ({
    id,
    note: null,
    prospect: accurateWorth(fight, role, Number(id)),
  }));
  return most === undefined ? null : byProspect([most, ...fewer], fightIsLike(fight) ? 'traits' : null);
}
