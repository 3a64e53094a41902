import { attackFaces } from './attackFaces.ts';
import { type AttackSpread, attackSpread, type Worth } from './attackSpread.ts';
import { atLeast, cappedMeanOf, type DamageChances, meanOf, noChances } from './damageSums.ts';
import {
  addDamage,
  type Defence,
  defenceOf,
  harmOf,
  immediateOf,
  meanThrough,
  savesAgainst,
  splashOf,
} from './defence.ts';
import { hotOdds, hotOfOnes } from './hot.ts';
import { critsOf, retaining, SIDE } from './retain.ts';
import { checkTarget, checkWeapon, OddsRangeError, type OddsShot } from './shot.ts';

/**
 * What an attack does. `damage`: chances of each number of wounds, not cut at what the target has left; `mean` of it in
 * wounds, `cappedMean` cut at them; `kill`: the chance to take the target down; `crit`: of at least one critical success
 * retained, so also of Stun; `self`: chances of wounds to the shooter (Hot), `near`: to each one near the target (Splash), null:
 * it has no such rule.
 */
export interface ShotOdds {
  readonly damage: DamageChances;
  readonly mean: number;
  readonly cappedMean: number;
  readonly kill: number;
  readonly crit: number;
  readonly self: DamageChances | null;
  readonly near: DamageChances | null;
}

/** What damage is worth to the shooter by its policy. */
function worthTo({ policy, target: { wounds } }: OddsShot): (damage: number) => number {
  if (policy.reroll === 'maxKill') return (damage) => Number(damage >= wounds);
  return policy.reroll === 'best' ? (damage) => harmOf(damage, wounds) : (damage) => damage;
}

/** The expected worth of retained successes. */
function worthBy(defence: Defence, worthOfDamage: (damage: number) => number): Worth {
  const known: (number | undefined)[] = [];
  return (hits) => {
    const before = known[hits];
    if (before !== undefined) return before;
    const spread = savesAgainst(defence, hits);
    const immediate = immediateOf(defence, hits);
    const worth = (through: number): number => worthOfDamage(immediate + through);
    let sum = 0;
    for (let at = 0; at < spread.chances.length; at += 1)
      sum += (spread.chances[at] ?? 0) * meanThrough(defence, hits, spread.saves[at] ?? 0, worth);
    known[hits] = sum;
    return sum;
  };
}

const worthOf = ({ hits, chances }: AttackSpread, worth: Worth): number =>
  chances.reduce((sum, chance, at) => sum + (chance === 0 ? 0 : chance * worth(hits[at] ?? 0)), 0);

/** The attack roll with as many dice kept by Accurate as the policy says; of equals, the most. */
function bestAccurate(shot: OddsShot, worth: Worth): { readonly kept: number; readonly spread: AttackSpread } {
  const most = Math.min(shot.weapon.rules.accurate, shot.weapon.dice);
  const rolled = (kept: number) => ({ kept, spread: attackSpread(shot, retaining(shot, kept), worth) });
  let best = rolled(most);
  if (shot.policy.accurate === 'always') return best;
  for (let kept = most - 1; kept >= 0; kept -= 1) {
    const other = rolled(kept);
    if (worthOf(other.spread, worth) > worthOf(best.spread, worth) + 1e-12) best = other;
  }
  return best;
}

const largestDamage = ({ weapon }: OddsShot): number =>
  weapon.dice *
    (Math.max(weapon.damage.normal, weapon.damage.critical) + weapon.rules.devastating + weapon.rules.splash) +
  weapon.rules.critBonus;

function critOf({ hits, chances }: AttackSpread): number {
  let sum = 0;
  for (let at = 0; at < chances.length; at += 1) if ((hits[at] ?? 0) >= SIDE) sum += chances[at] ?? 0;
  return sum;
}

/** Where the chances of one shot are added up: small typed arrays take longer to make than to fill. */
let sums = new Float64Array(64);

function damageOf(shot: OddsShot, defence: Defence, { hits, chances }: AttackSpread): DamageChances {
  const size = largestDamage(shot) + 1;
  if (sums.length < size) sums = new Float64Array(2 * size);
  else sums.fill(0, 0, size);
  for (let at = 0; at < chances.length; at += 1) {
    const chance = chances[at] ?? 0;
    if (chance > 0) addDamage(defence, hits[at] ?? 0, chance, sums);
  }
  const damage: number[] = [];
  for (let at = 0; at < size; at += 1) damage.push(sums[at] ?? 0);
  return damage;
}

function nearDamage(shot: OddsShot, { hits, chances }: AttackSpread): DamageChances | null {
  const splash = splashOf(shot);
  if (splash === 0) return null;
  const near = noChances(splash * shot.weapon.dice + 1);
  for (let at = 0; at < chances.length; at += 1) {
    const wounds = splash * critsOf(hits[at] ?? 0);
    near[wounds] = (near[wounds] ?? 0) + (chances[at] ?? 0);
  }
  return near;
}

/** Throws `OddsRangeError` for numbers out of range. */
function checkShot({ book, weapon, target, policy }: OddsShot): void {
  checkWeapon(weapon, 'weapon');
  checkTarget(target, 'target');
  const isPlain = policy.reroll === 'fails' || policy.reroll === 'nonCrits';
  if (book.hot === 'discardedOnes' && weapon.rules.hot && !isPlain)
    throw new OddsRangeError('policy.reroll', 'Hot of discarded dice is worked out for re-rolls of failed dice alone');
}

function selfDamage(shot: OddsShot, kept: number): DamageChances | null {
  if (!shot.weapon.rules.hot) return null;
  const { book, weapon } = shot;
  if (book.hot === 'dieAfter') return hotOdds(weapon.hit);
  return hotOfOnes({ book, dice: weapon.dice - kept, faces: attackFaces(weapon), rules: weapon.rules });
}

/**
 * What one attack does to one target, exactly: every roll of the attack and of the defence with its chance, the saves always
 * spent so that the least damage gets through. Throws `OddsRangeError`.
 *
 * Source: Kill Team (2024) core rules, Shoot; Kill Team (2021) where the book is its.
 */
export function shotOdds(shot: OddsShot): ShotOdds {
  checkShot(shot);
  const { target } = shot;
  const defence = defenceOf(shot);
  const { kept, spread } = bestAccurate(shot, worthBy(defence, worthTo(shot)));
  const damage = damageOf(shot, defence, spread);
  return {
    damage,
    mean: meanOf(damage),
    cappedMean: cappedMeanOf(damage, target.wounds),
    kill: atLeast(damage, target.wounds),
    crit: critOf(spread),
    self: selfDamage(shot, kept),
    near: nearDamage(shot, spread),
  };
}
