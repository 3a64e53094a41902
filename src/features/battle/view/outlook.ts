import { effectiveFacts } from '../../../engine/family/killteam/attack/effectiveFacts.ts';
import { oddsOf } from '../../../engine/family/killteam/advice/shoot/oddsOf.ts';
import { pairKey, type ShotFacts } from '../../../engine/family/killteam/model/facts.ts';
import type { Game } from '../../../engine/family/killteam/rules/game.ts';
import type { AttackInReach } from '../../../engine/family/killteam/flow/inReach.ts';
import type { FightInHand } from '../../../engine/family/killteam/rules/steps.ts';
import { byRole } from '../../../engine/family/killteam/advice/fight/foughtOdds.ts';
import { newShot } from '../../../engine/family/killteam/attack/shoot/newShot.ts';
import { shotInHand } from '../../../engine/family/killteam/attack/shoot/shotInHand.ts';
import { atLeast, cappedMeanOf } from '../../../engine/odds/damageSums.ts';
import type { FightOdds } from '../../../engine/odds/fight.ts';
import { MOST_REROLLED } from '../../../engine/odds/rerollWays.ts';
import { shotOdds } from '../../../engine/odds/shoot.ts';
import { OddsRangeError } from '../../../engine/odds/shot.ts';

/**
 * What an attack comes to before it is declared. `kill`: the chance that the target falls; `mean`: wounds it really loses,
 * expected; `fall`: the chance that the attacker falls, by Hot or in the fight; `burn`: wounds by Hot it really loses,
 * expected; null: there is no Hot.
 */
export interface Expected {
  readonly kill: number;
  readonly mean: number;
  readonly fall: number;
  readonly burn: number | null;
}

/** `coming`: in work; `none`: too many dice, or numbers out of range. */
type ExpectedNow = Expected | 'coming' | 'none';

/** An attack in reach with its odds. `fight`: as it would begin, with what the defender is thought to fight back with. */
export interface Outlook extends AttackInReach {
  readonly expected: ExpectedNow;
  readonly fight: FightInHand | null;
}

export const isKnown = (expected: ExpectedNow): expected is Expected => typeof expected !== 'string';

/** A shot that is only thought of, with the facts the table last gave. */
export function expectedOfShot(game: Game, attack: AttackInReach): ExpectedNow {
  // There can be as many shots as enemies and weapons.
  if (attack.weapon.attacks > MOST_REROLLED) return 'none';
  const { shot, target } = shotInHand(game, newShot(game, attack));
  try {
    const { kill, cappedMean, self } = shotOdds(oddsOf(shot, target));
    const { wounds } = attack.operative;
    return {
      kill,
      mean: cappedMean,
      fall: self === null ? 0 : atLeast(self, wounds),
      burn: self === null ? null : cappedMeanOf(self, wounds),
    };
  } catch (fault) {
    if (fault instanceof OddsRangeError) return 'none';
    throw fault;
  }
}

/** A fight that is only thought of; Hot burns after it. */
export function expectedOfFight(fight: FightInHand, odds: FightOdds): Expected {
  const { attacker, defender } = byRole(fight, odds);
  const { wounds } = fight.attacker.operative;
  return {
    kill: defender.killed,
    mean: defender.lost,
    fall: attacker.killed,
    burn: attacker.self === null ? null : cappedMeanOf(attacker.self, wounds),
  };
}

const SAME = 1e-9;

const firstOf = (...differences: readonly number[]): number =>
  differences.find((difference) => Math.abs(difference) > SAME) ?? 0;

/** The likeliest to take its target down first, of equals the one that hurts it most, then the safest; what is not known last. */
export function byWorth({ expected: one }: Outlook, { expected: other }: Outlook): number {
  if (!isKnown(one) || !isKnown(other)) return Number(isKnown(other)) - Number(isKnown(one));
  return firstOf(other.kill - one.kill, other.mean - one.mean, one.fall - other.fall);
}

/** What the table has told of a shot by this operative at that one; null: nothing since either moved. */
export function toldOf(
  { state }: Game,
  { operative, target }: AttackInReach,
): Pick<ShotFacts, 'cover' | 'obscured'> | null {
  const facts = state.facts[pairKey(operative.id, target.id)];
  return facts === undefined ? null : effectiveFacts(facts);
}
