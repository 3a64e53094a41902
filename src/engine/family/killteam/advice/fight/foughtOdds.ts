import type { FighterOdds, FightOdds } from '../../../../odds/fight.ts';
import type { FightPolicy } from '../../../../odds/fightPolicy.ts';
import type { Fight } from '../../../../odds/fightSum.ts';
import type { FightRole } from '../../model/task.ts';
import type { FightInHand } from '../../rules/steps.ts';
import { fightOddsOf } from './oddsOf.ts';

const defenderFirst = ({ task }: FightInHand): boolean => task.turn === 'defender';

/** A fight before its dice, to be worked out: whoever resolves first (A5 step 4) is the attacker of the odds. */
export function foughtAs(fight: FightInHand, policies: Readonly<Record<FightRole, FightPolicy>>): Fight {
  const asked = fightOddsOf(fight, policies);
  return defenderFirst(fight) ? { ...asked, attacker: asked.defender, defender: asked.attacker } : asked;
}

/** The odds of that fight by the roles at the table. */
export const byRole = (
  fight: FightInHand,
  { attacker, defender }: FightOdds,
): Readonly<Record<FightRole, FighterOdds>> =>
  defenderFirst(fight) ? { attacker: defender, defender: attacker } : { attacker, defender };
