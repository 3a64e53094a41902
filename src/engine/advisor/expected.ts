import { oddsOf } from '../family/killteam/advice/shoot/oddsOf.ts';
import { byRole } from '../family/killteam/advice/fight/foughtOdds.ts';
import type { FightRole } from '../family/killteam/model/task.ts';
import type { FighterInHand, FightInHand, ShotInHand } from '../family/killteam/rules/steps.ts';
import { atLeast, cappedMeanOf } from '../odds/damageSums.ts';
import type { FighterOdds, FightOdds } from '../odds/fight.ts';
import { shotOdds } from '../odds/shoot.ts';
import { OddsRangeError } from '../odds/shot.ts';

/**
 * What an attack comes to before its dice. `kill`: the chance that the target falls; `mean`: wounds it really loses,
 * expected; `fall`: the chance that the attacker falls, by Hot or in the fight; `burn`: wounds by Hot it really loses,
 * expected; null: there is no Hot.
 */
export interface Expected {
  readonly kill: number;
  readonly mean: number;
  readonly fall: number;
  readonly burn: number | null;
}

/** What a shot comes to; null: its numbers are out of range. */
export function expectedOfShot({ shot, shooter, target }: ShotInHand): Expected | null {
  try {
    const { kill, cappedMean, self } = shotOdds(oddsOf(shot, target));
    return {
      kill,
      mean: cappedMean,
      fall: self === null ? 0 : atLeast(self, shooter.wounds),
      burn: self === null ? null : cappedMeanOf(self, shooter.wounds),
    };
  } catch (fault) {
    if (fault instanceof OddsRangeError) return null;
    throw fault;
  }
}

/** What becomes of one side of a fight: the chance that it falls; wounds it really loses, expected, and by Hot after it. */
export interface FighterExpected {
  readonly fall: number;
  readonly mean: number;
  readonly burn: number | null;
}

const ofFighter = ({ operative }: FighterInHand, { killed, lost, self }: FighterOdds): FighterExpected => ({
  fall: killed,
  mean: lost,
  burn: self === null ? null : cappedMeanOf(self, operative.wounds),
});

/** What a fight comes to for both, by its odds. */
export function expectedByRole(fight: FightInHand, odds: FightOdds): Readonly<Record<FightRole, FighterExpected>> {
  const { attacker, defender } = byRole(fight, odds);
  return { attacker: ofFighter(fight.attacker, attacker), defender: ofFighter(fight.defender, defender) };
}

/** What a fight comes to for whoever attacks. */
export function expectedOfFight(fight: FightInHand, odds: FightOdds): Expected {
  const { attacker, defender } = expectedByRole(fight, odds);
  return { kill: defender.fall, mean: defender.mean, fall: attacker.fall, burn: attacker.burn };
}
