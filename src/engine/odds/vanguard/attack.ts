import { OddsRangeError, WOUNDS, WOUNDS_LEFT, wholeWithin } from '../shot.ts';
import { TARGETS } from './faces.ts';

/** An attack of a card: dice, lowest face that hits, armour piercing, wounds of each hit that is not saved. Source: V-05. */
export interface VanguardWeapon {
  readonly dice: number;
  readonly hit: number;
  readonly ap: number;
  readonly damage: number;
}

/** Who is attacked: lowest face that saves, wounds left, its best invulnerable value (null: none), and whether it lay before the attack began. */
export interface VanguardTarget {
  readonly armour: number;
  readonly wounds: number;
  readonly invulnerable: number | null;
  readonly down: boolean;
}

/** Which value is rolled for: the invulnerable one where more faces of a die succeed with it, whenever there is one, or not at all. Source: V-61. */
export type InvulnerableUse = 'best' | 'always' | 'never';

/**
 * One attack on one target. `hitMod`, `armourMod`: added to each die of the hit and of the armour roll; `bonusDice`: settled
 * before the roll, fewer when below 0; `mortal`: wounds without any armour roll; `reroll`: one die of that roll which ended as
 * a fail is rolled again. What lying does to the dice is no part of `target.down`: it is among the modifiers.
 */
export interface VanguardAttack {
  readonly weapon: VanguardWeapon;
  readonly target: VanguardTarget;
  readonly hitMod: number;
  readonly armourMod: number;
  readonly bonusDice: number;
  readonly mortal: number;
  readonly reroll: 'hit' | 'armour' | null;
  readonly invulnerable: InvulnerableUse;
}

/** An attack that nothing changes. */
export const plainAttack = (weapon: VanguardWeapon, target: VanguardTarget): VanguardAttack => ({
  weapon,
  target,
  hitMod: 0,
  armourMod: 0,
  bonusDice: 0,
  mortal: 0,
  reroll: null,
  invulnerable: 'best',
});

/** In the hit roll: so many hits lie, so many dice are to be rolled, `failed` of those that lie may be rolled again. */
export interface HitPoint {
  readonly at: 'hit';
  readonly hits: number;
  readonly dice: number;
  readonly failed: number;
}

/** In the armour roll: so many hits, so many of them saved, so many dice to be rolled; `failed` as in the hit roll. */
export interface ArmourPoint {
  readonly at: 'armour';
  readonly hits: number;
  readonly saved: number;
  readonly dice: number;
  readonly failed: number;
}

/** Nothing but the recovery roll is left, if there is one: wounds suffered in this attack. */
export interface RecoveryPoint {
  readonly at: 'recovery';
  readonly wounds: number;
}

/** A moment of an attack. Dice to be rolled bring others with each natural 6; those are not among them. */
export type AttackPoint = HitPoint | ArmourPoint | RecoveryPoint;

/** Before the first die. */
export const startOf = ({ weapon, bonusDice }: VanguardAttack): HitPoint => ({
  at: 'hit',
  hits: 0,
  dice: Math.max(0, weapon.dice + bonusDice),
  failed: 0,
});

/** After the hit roll: one armour die for each hit. Source: V-56. */
export const armourOf = (hits: number): ArmourPoint => ({ at: 'armour', hits, saved: 0, dice: hits, failed: 0 });

/** Most dice of one roll; and most of those that a roll can come to while it is rolled. */
const DICE = [0, 30] as const;
const ROLLED = [0, 999] as const;
const CHANGE = [-99, 99] as const;

function checkTarget({ armour, wounds, invulnerable }: VanguardTarget): void {
  wholeWithin('target', 'armour', armour, TARGETS);
  wholeWithin('target', 'wounds', wounds, WOUNDS_LEFT);
  if (invulnerable !== null) wholeWithin('target', 'invulnerable', invulnerable, TARGETS);
}

/** Throws `OddsRangeError` for an attack with a number that cannot be. */
export function checkAttack({ weapon, target, ...changes }: VanguardAttack): void {
  wholeWithin('weapon', 'dice', weapon.dice, DICE);
  wholeWithin('weapon', 'hit', weapon.hit, TARGETS);
  wholeWithin('weapon', 'ap', weapon.ap, CHANGE);
  wholeWithin('weapon', 'damage', weapon.damage, WOUNDS);
  checkTarget(target);
  wholeWithin('', 'hitMod', changes.hitMod, CHANGE);
  wholeWithin('', 'armourMod', changes.armourMod, CHANGE);
  wholeWithin('', 'bonusDice', changes.bonusDice, [-30, 30]);
  wholeWithin('', 'mortal', changes.mortal, WOUNDS);
}

/** Throws `OddsRangeError` for a moment that cannot be: more saved than hit, a number below 0. */
export function checkPoint(point: AttackPoint): void {
  if (point.at === 'recovery') return wholeWithin('', 'wounds', point.wounds, [0, Number.MAX_SAFE_INTEGER]);
  wholeWithin('', 'hits', point.hits, ROLLED);
  wholeWithin('', 'dice', point.dice, ROLLED);
  wholeWithin('', 'failed', point.failed, ROLLED);
  if (point.at === 'armour' && !(point.saved >= 0 && point.saved <= point.hits))
    throw new OddsRangeError('saved', 'has to be a number of the hits');
  return undefined;
}
