import fc from 'fast-check';
import { EDITIONS } from '../../../src/content/oddsEditions.ts';
import type { Fight, OddsFighter } from '../../../src/engine/odds/fightSum.ts';
import type { FightPolicy } from '../../../src/engine/odds/fightPolicy.ts';
import {
  NO_RULES,
  type OddsRules,
  type OddsTarget,
  PLAIN_POLICY,
  READINGS,
  type OddsShot,
} from '../../../src/engine/odds/shot.ts';

const on = fc.boolean();

/** Any rules of the third edition. */
export const anyRules: fc.Arbitrary<OddsRules> = fc.record({
  accurate: fc.nat({ max: 2 }),
  piercing: fc.nat({ max: 2 }),
  piercingCrits: fc.nat({ max: 2 }),
  devastating: fc.nat({ max: 3 }),
  lethal: fc.constantFrom(0, 4, 5),
  balanced: on,
  ceaseless: on,
  relentless: on,
  punishing: on,
  rending: on,
  severe: on,
  saturate: on,
  brutal: on,
  shock: on,
  stun: on,
  parriesTwo: fc.constant(false),
  hot: on,
  splash: fc.nat({ max: 2 }),
  reap: fc.constant(0),
  critBonus: fc.nat({ max: 2 }),
});

/** Damage whose critical success is no worse than its normal one. */
export const anyDamage = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.nat({ max: 3 }))
  .map(([normal, more]) => ({ normal, critical: normal + more }));

const anyTarget: fc.Arbitrary<OddsTarget> = fc.record({
  save: fc.integer({ min: 2, max: 6 }),
  wounds: fc.integer({ min: 3, max: 16 }),
  dice: fc.constantFrom(3, 3, 3, 2, 4),
  cover: fc.nat({ max: 2 }),
  coverCrits: fc.nat({ max: 1 }),
  obscured: on,
  eitherCover: on,
  invulnerable: fc.constant(null),
  toughness: fc.nat({ max: 1 }),
});

/** A plain shot with up to so many dice. */
export const anyShot = (dice: number): fc.Arbitrary<OddsShot> =>
  fc.record({
    book: fc.constant(EDITIONS.kt24.book),
    weapon: fc.record({
      dice: fc.nat({ max: dice }),
      hit: fc.integer({ min: 2, max: 6 }),
      damage: anyDamage,
      rules: anyRules,
    }),
    target: anyTarget,
    policy: fc.constant(PLAIN_POLICY),
    readings: fc.constant(READINGS),
  });

/** A fighter without rules. */
export const anyFighter = (dice: number, policy: FightPolicy = 'optimal'): fc.Arbitrary<OddsFighter> =>
  fc
    .record({
      dice: fc.integer({ min: 1, max: dice }),
      hit: fc.integer({ min: 2, max: 6 }),
      damage: anyDamage,
      wounds: fc.integer({ min: 3, max: 12 }),
    })
    .map(({ dice: most, damage, hit, wounds }) => ({
      weapon: { dice: most, damage, rules: NO_RULES },
      hit,
      wounds,
      injuredAt: Math.ceil(wounds / 2) - 1,
      injury: false,
      policy,
      reroll: 'fails',
    }));

/** One fight between these. */
export const fightOf = (attacker: OddsFighter, defender: OddsFighter, more: Partial<Fight> = {}): Fight => ({
  book: EDITIONS.kt24.book,
  injuredHit: 1,
  attacker,
  defender,
  rounds: 1,
  swaps: false,
  readings: READINGS,
  ...more,
});
