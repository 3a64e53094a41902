import type { OptionAdvice, PickAdvice } from '../../../../log/advice.ts';
import type { FightInHand } from '../../rules/steps.ts';
import { byProspect } from '../pick.ts';
import { fightIsLike } from './oddsOf.ts';
import { type Retaliation, retaliationsOf } from './retaliation.ts';

const told = ({ weapon, prospect }: Retaliation, at: number): OptionAdvice => ({
  id: weapon.id,
  note: prospect === null && at === 0 ? { code: 'strongest', params: {} } : null,
  prospect,
});

/** What to fight back with: the strongest, where a fight is too long to compare. */
export function defenderWeapon(fight: FightInHand): PickAdvice | null {
  const [strongest, ...others] = retaliationsOf(fight).map(told);
  if (strongest === undefined) return null;
  return byProspect([strongest, ...others], fightIsLike(fight) ? 'traits' : null);
}
