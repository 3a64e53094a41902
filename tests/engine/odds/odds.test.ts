import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EDITIONS } from '../../../src/content/oddsEditions.ts';
import { meanOf } from '../../../src/engine/odds/damageSums.ts';
import { fightOdds } from '../../../src/engine/odds/fight.ts';
import type { Fight, OddsFighter } from '../../../src/engine/odds/fightSum.ts';
import { FightBoundError } from '../../../src/engine/odds/fightSolver.ts';
import { sequenceOdds } from '../../../src/engine/odds/sequence.ts';
import { shotOdds } from '../../../src/engine/odds/shoot.ts';
import {
  NO_RULES,
  OddsRangeError,
  type OddsRules,
  type OddsTarget,
  openTarget,
  PLAIN_POLICY,
  READINGS,
  type OddsShot,
  type ShotPolicy,
} from '../../../src/engine/odds/shot.ts';
import { anyFighter, anyShot, fightOf } from './arbitraries.ts';

const CLOSE = 1e-9;
const sumOf = (chances: Iterable<number>): number => [...chances].reduce((sum, chance) => sum + chance, 0);
const ruled = (shot: OddsShot, rules: Partial<OddsRules>): OddsShot => ({
  ...shot,
  weapon: { ...shot.weapon, rules: { ...shot.weapon.rules, ...rules } },
});
const towards = (shot: OddsShot, target: Partial<OddsTarget>): OddsShot => ({
  ...shot,
  target: { ...shot.target, ...target },
});
const by = (shot: OddsShot, policy: Partial<ShotPolicy>): OddsShot => ({
  ...shot,
  policy: { ...shot.policy, ...policy },
});
const armed = (fighter: OddsFighter, rules: Partial<OddsRules>): OddsFighter => ({
  ...fighter,
  weapon: { ...fighter.weapon, rules: { ...fighter.weapon.rules, ...rules } },
});
const holds = <T>(any: fc.Arbitrary<T>, property: (value: T) => void, numRuns = 60): void =>
  fc.assert(fc.property(any, property), { numRuns });

const none = { balanced: false, ceaseless: false, relentless: false };

describe('a shot', () => {
  it('should have chances that add up to 1, whatever the rules', () => {
    holds(anyShot(8), (shot) => {
      const { damage, self, kill } = shotOdds(shot);
      expect(sumOf(damage)).toBeCloseTo(1, 12);
      expect(self === null ? 1 : sumOf(self)).toBeCloseTo(1, 12);
      expect(kill).toBeLessThanOrEqual(1 + CLOSE);
    });
  });

  it('should never lose by choosing what to roll again', () => {
    holds(anyShot(5), (shot) => {
      const mean = (policy: Partial<ShotPolicy>) => meanOf(shotOdds(by(shot, policy)).damage);
      const best = { optional: 'max', accurate: 'max' } as const;
      expect(mean({ reroll: 'maxDamage', ...best })).toBeGreaterThanOrEqual(mean({}) - CLOSE);
      const kill = (policy: Partial<ShotPolicy>) => shotOdds(by(shot, policy)).kill;
      expect(kill({ reroll: 'maxKill', ...best })).toBeGreaterThanOrEqual(kill({}) - CLOSE);
    });
  });

  it('should never suffer more when cover saves may be left', () => {
    holds(anyShot(6), (shot) => {
      expect(shotOdds(by(shot, { cover: 'optimal' })).mean).toBeLessThanOrEqual(shotOdds(shot).mean + CLOSE);
    });
  });

  it('should gain more by each better re-roll of failed dice', () => {
    const steps: readonly Partial<OddsRules>[] = [
      none,
      { ...none, balanced: true },
      { ...none, ceaseless: true },
      { ...none, ceaseless: true, balanced: true },
      { ...none, relentless: true },
    ];
    const plain = anyShot(6).map((shot) => ruled(shot, NO_RULES));
    holds(plain, (shot) => {
      const means = steps.map((rules) => shotOdds(ruled(shot, rules)).mean);
      for (const [at, mean] of means.entries()) expect(mean).toBeGreaterThanOrEqual((means[at - 1] ?? 0) - CLOSE);
    });
  });

  // With failed dice rolled again a worse Hit brings more critical successes, which are harder to save.
  it('should gain by one die more, and by a better Hit when nothing is rolled again', () => {
    const rolledOnce = anyShot(6).map((shot) => ruled(shot, none));
    holds(rolledOnce, (shot) => {
      const { weapon } = shot;
      const more = { ...shot, weapon: { ...weapon, dice: weapon.dice + 1 } };
      const better = { ...shot, weapon: { ...weapon, hit: Math.max(2, weapon.hit - 1) } };
      const mean = shotOdds(shot).mean;
      expect(shotOdds(more).mean).toBeGreaterThanOrEqual(mean - CLOSE);
      expect(shotOdds(better).mean).toBeGreaterThanOrEqual(mean - CLOSE);
    });
  });

  it('should find Saturate to be as good as no cover, and Piercing Crits between nothing and Piercing', () => {
    holds(anyShot(6), (shot) => {
      const covered = ruled(shot, { saturate: true });
      const open = ruled(towards(shot, { cover: 0, coverCrits: 0 }), { saturate: false });
      expect(shotOdds(covered).mean).toBeCloseTo(shotOdds(open).mean, 10);
      const pierced = (rules: Partial<OddsRules>) =>
        shotOdds(ruled(shot, { piercing: 0, piercingCrits: 0, ...rules })).mean;
      expect(pierced({ piercingCrits: 1 })).toBeGreaterThanOrEqual(pierced({}) - CLOSE);
      expect(pierced({ piercingCrits: 1 })).toBeLessThanOrEqual(pierced({ piercing: 1 }) + CLOSE);
    });
  });

  it('should leave no rule of critical successes any effect when obscured', () => {
    const rules = { rending: false, punishing: false, severe: false, devastating: 0, piercingCrits: 0, lethal: 0 };
    holds(anyShot(6), (shot) => {
      const hidden = towards(shot, { obscured: true });
      expect(shotOdds(hidden).mean).toBeCloseTo(shotOdds(ruled(hidden, rules)).mean, 10);
      expect(shotOdds(hidden).crit).toBe(0);
    });
  });

  it('should be two shots in a row when it is', () => {
    holds(anyShot(4), (shot) => {
      const twice = sequenceOdds([shot, shot], shot.target.wounds);
      expect(twice.mean).toBeCloseTo(2 * shotOdds(shot).mean, 9);
      expect(twice.killAfter[0]).toBeCloseTo(shotOdds(shot).kill, 12);
      expect(twice.kill).toBeGreaterThanOrEqual((twice.killAfter[0] ?? 0) - CLOSE);
    });
  });
});

const shotWith = (dice: number, wounds = 12): OddsShot => ({
  book: EDITIONS.kt24.book,
  weapon: { dice, hit: 3, damage: { normal: 3, critical: 4 }, rules: NO_RULES },
  target: { ...openTarget(3, 12), wounds },
  policy: PLAIN_POLICY,
  readings: READINGS,
});

describe('numbers out of the ordinary', () => {
  it('should have answers where there are some', () => {
    expect(shotOdds(shotWith(0)).damage).toEqual([1]);
    expect(
      sumOf(shotOdds(by(ruled(shotWith(30), { ceaseless: true, balanced: true }), { reroll: 'maxKill' })).damage),
    ).toBeCloseTo(1, 9);
    const harmless = { ...shotWith(4).weapon, damage: { normal: 0, critical: 0 } };
    expect(shotOdds({ ...shotWith(4), weapon: harmless }).kill).toBe(0);
  });

  it.each<[string, OddsShot]>([
    ['weapon.dice', shotWith(31)],
    ['weapon.dice', shotWith(1.5)],
    ['weapon.hit', { ...shotWith(4), weapon: { ...shotWith(4).weapon, hit: 7 } }],
    ['weapon.hit', { ...shotWith(4), weapon: { ...shotWith(4).weapon, hit: 1 } }],
    [
      'weapon.damage.normal',
      { ...shotWith(4), weapon: { ...shotWith(4).weapon, damage: { normal: -1, critical: 4 } } },
    ],
    ['weapon.rules.lethal', ruled(shotWith(4), { lethal: 1 })],
    ['target.wounds', shotWith(4, 0)],
    ['target.save', towards(shotWith(4), { save: 8 })],
    ['target.dice', towards(shotWith(4), { dice: 31 })],
    ['policy.reroll', by({ ...ruled(shotWith(4), { hot: true }), book: EDITIONS.kt21.book }, { reroll: 'maxKill' })],
  ])('should say that %s is out of range', (path, shot) => {
    expect(() => shotOdds(shot)).toThrowError(expect.objectContaining({ name: 'OddsRangeError', path }));
  });

  it('should refuse a fight that would never end, and soon', () => {
    const giant = { ...fighterWith(30), wounds: 999, injuredAt: 499 };
    expect(() => fightOdds(fightOf(giant, giant))).toThrow(FightBoundError);
    expect(() => fightOdds(fightOf(fighterWith(4), { ...fighterWith(4), wounds: 0 }))).toThrow(OddsRangeError);
    expect(() => fightOdds(fightOf(fighterWith(4), fighterWith(4), { rounds: 0 }))).toThrow(OddsRangeError);
  });
});

const fighterWith = (dice: number): OddsFighter => ({
  weapon: { dice, damage: { normal: 3, critical: 4 }, rules: NO_RULES },
  hit: 3,
  wounds: 12,
  injuredAt: 5,
  injury: false,
  policy: 'optimal',
  reroll: 'fails',
});

/** What the attacker plays for first. */
const gain = (fight: Fight): number => {
  const { attacker, defender } = fightOdds(fight);
  return defender.killed - attacker.killed;
};

const pairs = fc.tuple(anyFighter(4), anyFighter(4));

describe('a fight', () => {
  it('should have outcomes that add up to 1, in each policy and round', () => {
    const policies = fc.constantFrom('strike', 'strikeLow', 'block', 'optimal', 'diff', 'leastHarm' as const);
    holds(
      fc.tuple(pairs, policies, policies, fc.integer({ min: 1, max: 3 })),
      ([[one, other], mine, theirs, rounds]) => {
        const auto = { injury: 'auto' } as const;
        const fight = fightOf(
          { ...one, ...auto, policy: mine },
          { ...other, ...auto, policy: theirs },
          { rounds, swaps: true },
        );
        const { outcome, attacker } = fightOdds(fight);
        expect(sumOf(outcome)).toBeCloseTo(1, 10);
        expect(sumOf(attacker.left)).toBeCloseTo(1, 10);
      },
    );
  });

  it('should never be played worse than by a fixed policy', () => {
    holds(pairs, ([one, other]) => {
      for (const policy of ['strike', 'block'] as const) {
        const against = { ...other, policy } as const;
        expect(gain(fightOf(one, against))).toBeGreaterThanOrEqual(
          gain(fightOf({ ...one, policy: 'strike' }, against)) - CLOSE,
        );
      }
    });
  });

  it('should suffer least where least harm is played for', () => {
    holds(pairs, ([one, other]) => {
      const lost = (policy: 'leastHarm' | 'strike' | 'optimal') =>
        fightOdds(fightOf({ ...one, policy }, { ...other, policy: 'strike' })).attacker.lost;
      expect(lost('leastHarm')).toBeLessThanOrEqual(Math.min(lost('strike'), lost('optimal')) + CLOSE);
    });
  });

  it('should gain by a die more, a better Hit, and each rule that helps', () => {
    const helps: readonly Partial<OddsRules>[] = [
      { lethal: 5 },
      { rending: true },
      { devastating: 1 },
      { shock: true },
      { brutal: true },
    ];
    holds(
      pairs,
      ([one, other]) => {
        const before = gain(fightOf(one, other));
        const more = { ...one, weapon: { ...one.weapon, dice: one.weapon.dice + 1 } };
        const better = { ...one, hit: one.hit - 1 };
        for (const fighter of [more, better, ...helps.map((rules) => armed(one, rules))])
          expect(gain(fightOf(fighter, other))).toBeGreaterThanOrEqual(before - CLOSE);
      },
      30,
    );
  });

  it('should be two fights when it has two rounds', () => {
    const one = fightOdds(fightOf(fighterWith(3), fighterWith(3), {}));
    const two = fightOdds(fightOf(fighterWith(3), fighterWith(3), { rounds: 2 }));
    const side = 13;
    const again = new Float64Array(one.outcome.length);
    for (const [at, chance] of one.outcome.entries()) {
      const [mine, theirs] = [Math.floor(at / side), at % side];
      if (chance === 0) continue;
      if (mine === 0 || theirs === 0) {
        again[at] = (again[at] ?? 0) + chance;
        continue;
      }
      const next = fightOdds(fightOf({ ...fighterWith(3), wounds: mine }, { ...fighterWith(3), wounds: theirs }));
      for (const [to, part] of next.outcome.entries()) {
        const index = Math.floor(to / (theirs + 1)) * side + (to % (theirs + 1));
        again[index] = (again[index] ?? 0) + chance * part;
      }
    }
    for (const [at, chance] of again.entries()) expect(two.outcome[at]).toBeCloseTo(chance, 12);
  });
});

describe('Splash of 2021', () => {
  const splashing: OddsShot = { ...ruled(shotWith(2), { splash: 3 }), book: EDITIONS.kt21.book };

  it('should hurt the target like mortal wounds, and everybody near it by each critical success', () => {
    const { near, damage } = shotOdds(splashing);
    expect(damage).toEqual(shotOdds({ ...ruled(shotWith(2), { devastating: 3 }), book: EDITIONS.kt21.book }).damage);
    expect(near).toHaveLength(7);
    expect(near?.[0]).toBeCloseTo(25 / 36, 12);
    expect(near?.[3]).toBeCloseTo(10 / 36, 12);
    expect(near?.[6]).toBeCloseTo(1 / 36, 12);
  });

  it('should be no rule of 2024, nor of a fight', () => {
    const shot = { ...splashing, book: EDITIONS.kt24.book };
    expect(shotOdds(shot).near).toBeNull();
    expect(shotOdds(shot).mean).toBe(shotOdds(shotWith(2)).mean);
  });
});
