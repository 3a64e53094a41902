import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OddsRangeError } from '../../../../src/engine/odds/shot.ts';
import {
  armourOf,
  type AttackPoint,
  plainAttack,
  startOf,
  type VanguardAttack,
} from '../../../../src/engine/odds/vanguard/attack.ts';
import { attackOdds, type VanguardOdds } from '../../../../src/engine/odds/vanguard/attackOdds.ts';
import { successesOf } from '../../../../src/engine/odds/vanguard/successes.ts';
import { anyAttack } from './anyAttack.ts';
import { everyAttack } from './everyDie.ts';

const EXACT = 12;
const ROUNDING = 1e-12;
/** Rounding of an enumeration, which adds up a hundred thousand ways. */
const ADDED = 1e-10;
const ATTACKS = 24;
/** The most that is not followed by an enumeration. */
const REST = 1e-4;

const sumOf = (chances: Iterable<number>): number => [...chances].reduce((sum, chance) => sum + chance, 0);
const holds = <T>(any: fc.Arbitrary<T>, property: (value: T) => void, numRuns = 100): void =>
  fc.assert(fc.property(any, property), { numRuns });
const gun = { dice: 3, hit: 3, ap: 1, damage: 1 };
const foe = { armour: 4, wounds: 3, invulnerable: null, down: false };
const shot = (change: Partial<VanguardAttack> = {}): VanguardAttack => ({ ...plainAttack(gun, foe), ...change });

/** What an enumeration calls each number of the odds. */
const named = ({ hits, damage, pDown, pRemoved }: VanguardOdds): ReadonlyMap<string, number> =>
  new Map<string, number>([
    ...hits.map((chance, at) => [`hits ${String(at)}`, chance] as const),
    ...damage.map((chance, at) => [`wounds ${String(at)}`, chance] as const),
    ['down', pDown],
    ['removed', pRemoved],
  ]);

describe('the odds of an attack and every way its dice can fall (V-55, V-56, V-57)', () => {
  const attacks = fc.sample(anyAttack(2), { numRuns: ATTACKS, seed: 9 });

  it.each(attacks.map((attack, at) => [at, attack] as const))('should be the same for attack %i', (_, attack) => {
    const { chances, rest } = everyAttack(attack);
    expect(rest).toBeLessThan(REST);
    const odds = named(attackOdds(attack));
    for (const key of new Set([...chances.keys(), ...odds.keys()])) {
      const beyond = (odds.get(key) ?? 0) - (chances.get(key) ?? 0);
      expect(beyond, key).toBeGreaterThan(-ADDED);
      expect(beyond, key).toBeLessThan(rest + ADDED);
    }
  });
});

describe('what an attack comes to', () => {
  it('should be chances that add up to 1 and a mean that lies between none and all of it (V-09)', () => {
    holds(anyAttack(8), (attack) => {
      const { hits, damage, mean, meanCapped, pHurt, pDown, pRemoved } = attackOdds(attack);
      expect(sumOf(hits)).toBeCloseTo(1, EXACT);
      expect(sumOf(damage)).toBeCloseTo(1, EXACT);
      expect(meanCapped).toBeLessThanOrEqual(mean + ROUNDING);
      expect(pDown + pRemoved).toBeLessThanOrEqual(pHurt + ROUNDING);
    });
  });

  it('should count the dice that reach the number, and none below it (V-09)', () => {
    for (const hit of [2, 3, 4, 5, 6])
      expect(attackOdds(shot({ weapon: { ...gun, dice: 1, hit } })).hits[0]).toBeCloseTo((hit - 1) / 6, EXACT);
    expect(attackOdds(shot({ weapon: { ...gun, dice: 1, hit: 7 } })).hits[0]).toBeCloseTo(5 / 6, EXACT);
  });

  it('should bring n · p · 6/5 hits on average, as the whole series does (V-12)', () => {
    for (const good of [0, 1, 2, 3, 4])
      for (const dice of [0, 1, 3, 10, 30]) {
        const series = successesOf(good, false).series(dice);
        const mean = series.reduce((sum, chance, successes) => sum + successes * chance, 0);
        expect(mean).toBeCloseTo((dice * (good + 1)) / 5, 11);
      }
  });

  it('should be the coefficients of the generating function (V-12)', () => {
    const [fail, plain] = [2 / 6, 3 / 6];
    const z = 0.75;
    const sum = successesOf(3, false)
      .series(4)
      .reduce((all, chance, successes) => all + chance * z ** successes, 0);
    expect(sum).toBeCloseTo(((fail + plain * z) / (1 - z / 6)) ** 4, EXACT);
  });

  it('should find with at least so many what all that is left of the series comes to', () => {
    for (const again of [false, true]) {
      const dice = successesOf(2, again);
      const series = dice.series(5);
      for (let least = 0; least < series.length; least += 1)
        expect(dice.atLeast(5, least)).toBeCloseTo(sumOf(series.slice(least)), EXACT);
    }
  });

  it('should never be fewer wounds with one die more, nor more with better armour (V-10)', () => {
    holds(anyAttack(6), (attack) => {
      const { meanCapped, pRemoved } = attackOdds(attack);
      const more = attackOdds({ ...attack, bonusDice: attack.bonusDice + 1 });
      expect(more.meanCapped).toBeGreaterThanOrEqual(meanCapped - ROUNDING);
      expect(more.pRemoved).toBeGreaterThanOrEqual(pRemoved - ROUNDING);
      const covered = attackOdds({ ...attack, armourMod: attack.armourMod + 1 });
      expect(covered.meanCapped).toBeLessThanOrEqual(meanCapped + ROUNDING);
      const better = attackOdds({ ...attack, target: { ...attack.target, armour: attack.target.armour - 1 } });
      expect(better.pRemoved).toBeLessThanOrEqual(pRemoved + ROUNDING);
    });
  });

  it('should add modifiers up and settle dice before the roll (V-10)', () => {
    expect(attackOdds(shot({ hitMod: -2 }))).toEqual(attackOdds(shot({ weapon: { ...gun, hit: 5 } })));
    expect(attackOdds(shot({ bonusDice: 1 }))).toEqual(attackOdds(shot({ weapon: { ...gun, dice: 4 } })));
    expect(attackOdds(shot({ bonusDice: -4 })).damage[0]).toBe(1);
  });

  it('should fail on a 1 and succeed on a 6 whatever is added, but on no other face (V-12)', () => {
    expect(attackOdds(shot({ hitMod: -9 })).hits[0]).toBeCloseTo((5 / 6) ** 3, EXACT);
    expect(attackOdds(shot({ hitMod: 9 })).hits[0]).toBeCloseTo((1 / 6) ** 3, EXACT);
    expect(attackOdds(shot({ weapon: { ...gun, hit: 6 }, hitMod: 0 })).hits[0]).toBeCloseTo((5 / 6) ** 3, EXACT);
  });

  it('should save with a natural 6 whatever AP is, and with less for each AP (V-56)', () => {
    const one = (ap: number) => attackOdds(shot({ weapon: { ...gun, ap } }), armourOf(1)).pHurt;
    expect([0, 1, 2, 3, 9].map(one)).toEqual(
      [3 / 6, 4 / 6, 5 / 6, 5 / 6, 5 / 6].map((chance) => expect.closeTo(chance, EXACT)),
    );
  });

  it('should cost D wounds for each hit that is not saved, and no other number (V-57)', () => {
    const { damage } = attackOdds(shot({ weapon: { ...gun, damage: 2 } }));
    expect(damage.filter((chance, wounds) => wounds % 2 === 1 && chance > 0)).toEqual([]);
    expect(damage[2]).toBeCloseTo(attackOdds(shot()).damage[1] ?? 0, EXACT);
  });
});

describe('an invulnerable value (V-61)', () => {
  const warded = { ...foe, invulnerable: 4 };
  const pierced = { ...gun, ap: 3 };

  it('should be taken where it is better, and nothing changes it', () => {
    const attack = shot({ weapon: pierced, target: warded });
    expect(attackOdds(attack)).toEqual(attackOdds({ ...attack, invulnerable: 'always' }));
    expect(attackOdds({ ...attack, armourMod: -9, invulnerable: 'always' })).toEqual(attackOdds(attack));
  });

  it('should not be taken where armour is better, where it is not wanted, or where there is none', () => {
    const attack = shot({ weapon: { ...gun, ap: 0 }, target: { ...warded, armour: 2 } });
    expect(attackOdds(attack)).toEqual(attackOdds({ ...attack, invulnerable: 'never' }));
    expect(attackOdds({ ...attack, invulnerable: 'always' }).mean).toBeGreaterThan(attackOdds(attack).mean);
    expect(attackOdds(shot({ invulnerable: 'always' }))).toEqual(attackOdds(shot({ invulnerable: 'never' })));
  });
});

describe('mortal wounds (V-62)', () => {
  it('should be suffered whatever the dice show, and lead to a recovery roll as others do', () => {
    const { damage, pHurt, pDown } = attackOdds(shot({ mortal: 3 }));
    expect(damage.slice(0, 3)).toEqual([0, 0, 0]);
    expect(pHurt).toBeCloseTo(1, EXACT);
    expect(pDown).toBeGreaterThan(0);
  });

  it('should be none where there are none', () => {
    expect(attackOdds(shot(), armourOf(0)).damage).toEqual([1]);
  });
});

describe('recovery', () => {
  const after = (wounds: number, down = false) =>
    attackOdds(shot({ target: { ...foe, down } }), { at: 'recovery', wounds });

  it('should be 4+, less what is below 0; a 6 brings no second die and still passes (V-13, V-64)', () => {
    expect([3, 4, 5, 6, 20].map((wounds) => after(wounds).pDown)).toEqual(
      [3 / 6, 2 / 6, 1 / 6, 1 / 6, 1 / 6].map((chance) => expect.closeTo(chance, EXACT)),
    );
  });

  it('should not be rolled for whoever has wounds left (V-64)', () => {
    expect(after(2)).toMatchObject({ pHurt: 1, pDown: 0, pRemoved: 0, meanCapped: 2 });
    expect(after(0)).toMatchObject({ pHurt: 0, pDown: 0, pRemoved: 0 });
  });

  it('should not be rolled for whoever lay before, who is removed (V-65), and be for whoever stood', () => {
    expect(after(3, true)).toMatchObject({ pDown: 0, pRemoved: 1 });
    expect(after(3).pRemoved).toBeCloseTo(1 / 2, EXACT);
    expect(after(2, true)).toMatchObject({ pDown: 0, pRemoved: 0 });
  });

  it('should leave who passes in play and take who fails out, nobody else (V-66)', () => {
    holds(anyAttack(5), (attack) => {
      const { damage, pDown, pRemoved } = attackOdds(attack);
      expect(pDown + pRemoved).toBeCloseTo(sumOf(damage.slice(attack.target.wounds)), EXACT);
      if (attack.target.down) expect(pDown).toBe(0);
    });
  });
});

describe('one die rolled again (V-11, V-36)', () => {
  it('should be a failed one, once, and stand as it falls', () => {
    expect(attackOdds(shot({ reroll: 'hit' })).hits[0]).toBeCloseTo((2 / 6) ** 4, EXACT);
    expect(attackOdds(shot({ reroll: 'armour' }), armourOf(1)).pHurt).toBeCloseTo((4 / 6) ** 2, EXACT);
  });

  it('should be none where none failed or nothing is rolled', () => {
    expect(attackOdds(shot({ reroll: 'hit', bonusDice: -3 })).hits).toEqual([1]);
    expect(attackOdds(shot({ reroll: 'hit' }), armourOf(2))).toEqual(attackOdds(shot(), armourOf(2)));
  });

  it('should never be worse for whoever rolls', () => {
    holds(anyAttack(5), (attack) => {
      const mean = (reroll: VanguardAttack['reroll']) => attackOdds({ ...attack, reroll }).mean;
      expect(mean('hit')).toBeGreaterThanOrEqual(mean(null) - ROUNDING);
      expect(mean('armour')).toBeLessThanOrEqual(mean(null) + ROUNDING);
    });
  });
});

/** The odds after one more die, by what it shows. */
function mixedBy(attack: VanguardAttack, ways: readonly (readonly [AttackPoint, number])[]): readonly number[] {
  const mixed: number[] = [];
  for (const [point, chance] of ways)
    for (const [wounds, part] of attackOdds(attack, point).damage.entries())
      mixed[wounds] = (mixed[wounds] ?? 0) + chance * part;
  return mixed;
}

describe('an attack in the middle (V-12, V-55, V-56)', () => {
  const attack = shot({ weapon: { ...gun, hit: 4, damage: 2 } });

  const same = (one: readonly number[], other: readonly number[]) => {
    for (let wounds = 0; wounds < Math.max(one.length, other.length); wounds += 1)
      expect(one[wounds] ?? 0, String(wounds)).toBeCloseTo(other[wounds] ?? 0, EXACT);
  };

  it('should be at first what it is before the first die', () => {
    expect(attackOdds(attack, startOf(attack))).toEqual(attackOdds(attack));
  });

  it('should be before a hit die what it is after each of its faces', () => {
    const point = { at: 'hit', hits: 1, dice: 2, failed: 1 } as const;
    same(
      attackOdds(attack, point).damage,
      mixedBy(attack, [
        [{ ...point, dice: 1, failed: 2 }, 3 / 6],
        [{ ...point, dice: 1, hits: 2 }, 2 / 6],
        [{ ...point, hits: 2 }, 1 / 6],
      ]),
    );
  });

  it('should be before an armour die what it is after each of its faces, surplus saves lost', () => {
    const point = { at: 'armour', hits: 3, saved: 1, dice: 2, failed: 1 } as const;
    same(
      attackOdds(attack, point).damage,
      mixedBy(attack, [
        [{ ...point, dice: 1, failed: 2 }, 4 / 6],
        [{ ...point, dice: 1, saved: 2 }, 1 / 6],
        [{ ...point, saved: 2 }, 1 / 6],
      ]),
    );
    expect(attackOdds(attack, { ...point, saved: 3 }).pHurt).toBe(0);
  });

  it('should be after the last hit die what armour makes of the hits', () => {
    same(attackOdds(attack, { at: 'hit', hits: 2, dice: 0, failed: 1 }).damage, attackOdds(attack, armourOf(2)).damage);
  });

  it('should roll a die that lies as a fail again where that is bought, and only then', () => {
    const point = { at: 'hit', hits: 1, dice: 0, failed: 2 } as const;
    const bought = attackOdds({ ...attack, reroll: 'hit' }, point);
    same(bought.hits, attackOdds(attack, { ...point, dice: 1 }).hits);
    same(attackOdds(attack, point).hits, [0, 1]);
    const armour = { at: 'armour', hits: 2, saved: 1, dice: 0, failed: 1 } as const;
    expect(attackOdds({ ...attack, reroll: 'armour' }, armour).pHurt).toBeCloseTo(4 / 6, EXACT);
  });
});

describe('numbers that cannot be', () => {
  it.each([
    { weapon: { ...gun, dice: 31 } },
    { weapon: { ...gun, hit: 0 } },
    { weapon: { ...gun, damage: -1 } },
    { target: { ...foe, wounds: 0 } },
    { target: { ...foe, armour: 8 } },
    { target: { ...foe, invulnerable: 8 } },
    { hitMod: 0.5 },
    { mortal: -1 },
  ])('should be refused: %j', (change) => {
    expect(() => attackOdds(shot(change))).toThrow(OddsRangeError);
  });

  it('should refuse moments that cannot be, and take what can', () => {
    const at = (point: AttackPoint) => () => attackOdds(shot(), point);
    expect(at({ at: 'armour', hits: 1, saved: 2, dice: 0, failed: 0 })).toThrow(OddsRangeError);
    expect(at({ at: 'hit', hits: 0, dice: -1, failed: 0 })).toThrow(OddsRangeError);
    expect(at({ at: 'recovery', wounds: -1 })).toThrow(OddsRangeError);
    expect(at({ at: 'armour', hits: 2, saved: 2, dice: 3, failed: 0 })).not.toThrow();
  });
});
