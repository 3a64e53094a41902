import type { AttackBook } from '../core/attackBook.ts';
import { MOST_DICE } from './chances.ts';

/**
 * Weapon rules that move the odds. Numbers are the rule's x, 0: the weapon does not have it. In the edition of 2021 AP is
 * `piercing`, P is `piercingCrits`, MW is `devastating` and No Cover is `saturate`. `lethal`: the lowest critical success, 2
 * to 6, 0: none; `hot`: the Hot rule, whatever it is worth by the book.
 */
export interface OddsRules {
  readonly accurate: number;
  readonly piercing: number;
  readonly piercingCrits: number;
  readonly devastating: number;
  readonly lethal: number;
  readonly balanced: boolean;
  readonly ceaseless: boolean;
  readonly relentless: boolean;
  readonly punishing: boolean;
  readonly rending: boolean;
  readonly severe: boolean;
  readonly saturate: boolean;
  readonly brutal: boolean;
  readonly shock: boolean;
  readonly stun: boolean;
  /** Of whoever parries in a fight: one die takes two. */
  readonly parriesTwo: boolean;
  readonly hot: boolean;
  /** Wounds at once for each critical success, to the target and to everybody near it, where the book has it. */
  readonly splash: number;
  /** Wounds of each critical strike to every other enemy near, where the book has it. */
  readonly reap: number;
  /** Wounds at once, and once, when any critical success is retained: of a trait. */
  readonly critBonus: number;
}

export const NO_RULES: OddsRules = {
  accurate: 0,
  piercing: 0,
  piercingCrits: 0,
  devastating: 0,
  lethal: 0,
  balanced: false,
  ceaseless: false,
  relentless: false,
  punishing: false,
  rending: false,
  severe: false,
  saturate: false,
  brutal: false,
  shock: false,
  stun: false,
  parriesTwo: false,
  hot: false,
  splash: 0,
  reap: 0,
  critBonus: 0,
};

/** Damage of one unblocked success, in wounds. */
export type HitDamage = { readonly normal: number; readonly critical: number };

/** A weapon in use. `dice`: 0 to 30 attack dice; `hit`: 2 to 6, after all changes; `damage` in wounds, 0 to 999. */
export interface OddsWeapon {
  readonly dice: number;
  readonly hit: number;
  readonly damage: HitDamage;
  readonly rules: OddsRules;
}

/** Damage of `least` or more from one die is rolled for, a D6: from the face `from` on it is `by` less. */
export interface Hardened {
  readonly least: number;
  readonly from: number;
  readonly by: number;
}

/**
 * Who is shot at. `save` 1 to 7 and `wounds` left, 1 to 999; `dice`: 0 to 30 defence dice (3; the Defence of 2021); `cover`,
 * `coverCrits`: cover saves kept without rolling, normal and (Vantage) critical; `eitherCover`: only the ones or the others,
 * as the target chooses; `invulnerable`: such a save, null: none; `toughness`: wounds less, once, from a die that does 3 or
 * more.
 */
export interface OddsTarget {
  /** Left out: no damage is rolled for. */
  readonly hardened?: Hardened;
  readonly save: number;
  readonly wounds: number;
  readonly dice: number;
  readonly cover: number;
  readonly coverCrits: number;
  readonly eitherCover: boolean;
  readonly obscured: boolean;
  readonly invulnerable: number | null;
  readonly toughness: number;
}

/** A target in the open with so many wounds: three defence dice. */
export const openTarget = (save: number, wounds: number): OddsTarget => ({
  save,
  wounds,
  dice: 3,
  cover: 0,
  coverCrits: 0,
  eitherCover: false,
  obscured: false,
  invulnerable: null,
  toughness: 0,
});

/**
 * How the choices are made. `reroll`: failed dice alone; every die that is no critical success (Relentless); or what most
 * raises the damage, the chance to take the target down, or first the chance and then the wounds (`best`). `optional`: Punishing, Rending and Severe whenever they can be, or
 * where they help. `accurate`: as many dice as allowed, or as many as help. `cover`: every cover save kept, or as many as
 * spare the most damage, the hits known; or first the most deaths, then the most wounds (`best`). `invulnerable`: the better save, the hits known, or always that one.
 */
export interface ShotPolicy {
  readonly reroll: 'fails' | 'nonCrits' | 'maxDamage' | 'maxKill' | 'best';
  readonly optional: 'always' | 'max';
  readonly accurate: 'always' | 'max';
  readonly cover: 'always' | 'optimal' | 'best';
  readonly invulnerable: 'best' | 'always';
}

export const PLAIN_POLICY: ShotPolicy = {
  reroll: 'fails',
  optional: 'always',
  accurate: 'always',
  cover: 'always',
  invulnerable: 'best',
};

/**
 * Readings of the rules. `retainOnce`: a die retained by Accurate or Punishing may not become a critical success by Rending;
 * `obscuredTakesAccurate`: where every rolled die failed, obscured discards a die of Accurate.
 */
export interface Readings {
  readonly retainOnce: boolean;
  readonly obscuredTakesAccurate: boolean;
}

export const READINGS: Readings = { retainOnce: true, obscuredTakesAccurate: true };

/** One attack to be worked out. */
export interface OddsShot {
  readonly book: AttackBook;
  readonly weapon: OddsWeapon;
  readonly target: OddsTarget;
  readonly policy: ShotPolicy;
  readonly readings: Readings;
}

/** The Hit of a weapon after changes (+1: worse): 2 to 6. Source: Kill Team (2024) core rules, stats. */
export const changedHit = (hit: number, change: number): number => Math.min(6, Math.max(2, hit + change));

/** Numbers that the odds cannot be worked out for. `path`: the value, such as `weapon.dice`. */
export class OddsRangeError extends Error {
  readonly path: string;

  constructor(path: string, message: string) {
    super(`${path}: ${message}`);
    this.name = 'OddsRangeError';
    this.path = path;
  }
}

type Range = readonly [least: number, most: number];

/** Throws `OddsRangeError` unless a value is a whole number of the range, ends included; `whose.name`: its path. */
export function wholeWithin(whose: string, name: string, value: number, [least, most]: Range): void {
  if (Number.isInteger(value) && value >= least && value <= most) return;
  const path = whose === '' ? name : `${whose}.${name}`;
  throw new OddsRangeError(path, `has to be a whole number from ${String(least)} to ${String(most)}`);
}

/** Wounds that can be lost, and that can be left. */
export const WOUNDS: Range = [0, 999];
export const WOUNDS_LEFT: Range = [1, 999];
const DICE: Range = [0, MOST_DICE];
const FACES: Range = [2, 6];
const SAVES: Range = [1, 7];
const INVULNERABLE: Range = [2, 7];

/** Throws `OddsRangeError` for a weapon with a number out of range, or rules that cannot be. */
export function checkWeapon({ dice, hit, damage, rules }: OddsWeapon, path: string): void {
  wholeWithin(path, 'dice', dice, DICE);
  wholeWithin(path, 'hit', hit, FACES);
  wholeWithin(path, 'damage.normal', damage.normal, WOUNDS);
  wholeWithin(path, 'damage.critical', damage.critical, WOUNDS);
  wholeWithin(path, 'rules.accurate', rules.accurate, DICE);
  wholeWithin(path, 'rules.piercing', rules.piercing, DICE);
  wholeWithin(path, 'rules.piercingCrits', rules.piercingCrits, DICE);
  wholeWithin(path, 'rules.devastating', rules.devastating, WOUNDS);
  wholeWithin(path, 'rules.splash', rules.splash, WOUNDS);
  wholeWithin(path, 'rules.critBonus', rules.critBonus, WOUNDS);
  if (rules.lethal !== 0) wholeWithin(path, 'rules.lethal', rules.lethal, FACES);
}

/** Throws `OddsRangeError` for a target with a number out of range. */
export function checkTarget(target: OddsTarget, path: string): void {
  wholeWithin(path, 'save', target.save, SAVES);
  wholeWithin(path, 'wounds', target.wounds, WOUNDS_LEFT);
  wholeWithin(path, 'dice', target.dice, DICE);
  wholeWithin(path, 'cover', target.cover, DICE);
  wholeWithin(path, 'coverCrits', target.coverCrits, DICE);
  wholeWithin(path, 'toughness', target.toughness, WOUNDS);
  if (target.invulnerable !== null) wholeWithin(path, 'invulnerable', target.invulnerable, INVULNERABLE);
  if (target.hardened === undefined) return;
  const { least, from, by } = target.hardened;
  wholeWithin(path, 'hardened.least', least, WOUNDS_LEFT);
  wholeWithin(path, 'hardened.from', from, FACES);
  wholeWithin(path, 'hardened.by', by, [1, least]);
}
