import { atLeast, cappedMeanOf, type DamageChances, meanOf, noChances } from '../damageSums.ts';
import {
  type ArmourPoint,
  type AttackPoint,
  armourOf,
  checkAttack,
  checkPoint,
  type HitPoint,
  startOf,
  type VanguardAttack,
} from './attack.ts';
import { goodFaces } from './faces.ts';
import { recovering } from './recovery.ts';
import { type Successes, successesOf } from './successes.ts';

/**
 * What an attack comes to. `hits`: chances by hits scored; `damage`: chances by wounds, mortal ones included, not cut at those
 * of the target; `mean` of it, `meanCapped` cut at its wounds; `pHurt`: any wound; `pDown`: at 0 or fewer and recovered, so
 * that it lies with 1 wound and is fatigued; `pRemoved`: out of the battle.
 */
export interface VanguardOdds {
  readonly hits: readonly number[];
  readonly damage: DamageChances;
  readonly mean: number;
  readonly meanCapped: number;
  readonly pHurt: number;
  readonly pDown: number;
  readonly pRemoved: number;
}

/** How many of the faces 2 to 5 save: with armour less AP, or with the invulnerable value, which nothing changes. Source: V-56, V-61. */
export function savingFaces({ weapon, target, armourMod, invulnerable: use }: VanguardAttack): number {
  const armour = goodFaces(target.armour, armourMod - weapon.ap);
  if (target.invulnerable === null || use === 'never') return armour;
  const invulnerable = goodFaces(target.invulnerable, 0);
  return use === 'always' ? invulnerable : Math.max(armour, invulnerable);
}

/** Dice of which one that lies as a fail is rolled again are as many and one more. */
const rolledOf = (dice: number, failed: number, again: boolean): readonly [dice: number, again: boolean] =>
  again && failed > 0 ? [dice + 1, false] : [dice, again];

/** The chances by hits, from a moment of the hit roll on. Source: V-55. */
function hitsFrom({ weapon, hitMod, reroll }: VanguardAttack, point: HitPoint) {
  const [dice, again] = rolledOf(point.dice, point.failed, reroll === 'hit');
  const more = successesOf(goodFaces(weapon.hit, hitMod), again).series(dice);
  return [...noChances(point.hits), ...more];
}

interface Armour {
  readonly saves: Successes;
  readonly hits: number;
  readonly saved: number;
  readonly dice: number;
}

/** The chance that so many hits are not saved: surplus saves are lost, so it needs no cut. Source: V-56, X-75. */
const unsavedBy = ({ saves, hits, saved, dice }: Armour, unsaved: number): number =>
  unsaved === 0 ? saves.atLeast(dice, hits - saved) : saves.exactly(dice, hits - saved - unsaved);

type Adds = (hitsUnsaved: number, chance: number) => void;

/** Adds up what gets through from a moment of the armour roll on. */
function throughArmour(attack: VanguardAttack, point: ArmourPoint, add: Adds): void {
  const [dice, again] = rolledOf(point.dice, point.failed, attack.reroll === 'armour');
  const { hits, saved } = point;
  const armour = { saves: successesOf(savingFaces(attack), again), hits, saved, dice };
  for (let unsaved = 0; unsaved <= hits - saved; unsaved += 1) add(unsaved, unsavedBy(armour, unsaved));
}

interface Scored {
  readonly hits: readonly number[];
  readonly unsaved: readonly number[];
}

/** The chances by hits scored and by hits that get through. */
function scoredFrom(attack: VanguardAttack, point: HitPoint | ArmourPoint): Scored {
  const hits = point.at === 'hit' ? hitsFrom(attack, point) : [...noChances(point.hits), 1];
  const unsaved = noChances(hits.length);
  for (const [scored, chance] of hits.entries()) {
    if (chance === 0) continue;
    throughArmour(attack, point.at === 'armour' ? point : armourOf(scored), (through, part) => {
      unsaved[through] = (unsaved[through] ?? 0) + chance * part;
    });
  }
  return { hits, unsaved };
}

/** Each hit that is not saved costs D wounds, mortal wounds come beside. Source: V-57, V-62. */
function woundsOf({ weapon, mortal }: VanguardAttack, unsaved: readonly number[]): DamageChances {
  const damage = noChances((unsaved.length - 1) * weapon.damage + mortal + 1);
  for (const [hits, chance] of unsaved.entries()) {
    const wounds = hits * weapon.damage + mortal;
    damage[wounds] = (damage[wounds] ?? 0) + chance;
  }
  return damage;
}

/** The odds of a target that suffers so many wounds by such chances. Source: V-64, V-65, V-66. */
function sufferedBy({ target }: VanguardAttack, hits: readonly number[], damage: DamageChances): VanguardOdds {
  let pDown = 0;
  let pRemoved = 0;
  for (let wounds = target.wounds; wounds < damage.length; wounds += 1) {
    const chance = damage[wounds] ?? 0;
    const recovers = target.down ? 0 : recovering(wounds - target.wounds);
    pDown += chance * recovers;
    pRemoved += chance * (1 - recovers);
  }
  return {
    hits,
    damage,
    mean: meanOf(damage),
    meanCapped: cappedMeanOf(damage, target.wounds),
    pHurt: atLeast(damage, 1),
    pDown,
    pRemoved,
  };
}

/**
 * The odds of an attack from its beginning, or from any moment of it. Exact: hits are summed until less than 1e-18 of
 * probability is left, armour needs no cut. From the recovery roll on `hits` is not told. Throws `OddsRangeError`.
 *
 * Source: Vanguard core rules, attacks; V-55 to V-57, V-61, V-62, V-64 to V-66.
 */
export function attackOdds(attack: VanguardAttack, from: AttackPoint = startOf(attack)): VanguardOdds {
  checkAttack(attack);
  checkPoint(from);
  if (from.at === 'recovery') return sufferedBy(attack, [], [...noChances(from.wounds), 1]);
  const { hits, unsaved } = scoredFrom(attack, from);
  return sufferedBy(attack, hits, woundsOf(attack, unsaved));
}
