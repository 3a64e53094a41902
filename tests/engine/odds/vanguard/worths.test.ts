import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBetter } from '../../../../src/engine/odds/prospect.ts';
import { againWays, againWorth } from '../../../../src/engine/odds/vanguard/again.ts';
import { armourAdvice } from '../../../../src/engine/odds/vanguard/armourChoice.ts';
import { armourOf, plainAttack, type VanguardAttack } from '../../../../src/engine/odds/vanguard/attack.ts';
import { attackOdds } from '../../../../src/engine/odds/vanguard/attackOdds.ts';
import { blastOdds } from '../../../../src/engine/odds/vanguard/blast.ts';
import { bonusAdvice, changeWorth, preparedWorth } from '../../../../src/engine/odds/vanguard/bonus.ts';
import { exchangeProspect } from '../../../../src/engine/odds/vanguard/exchange.ts';
import { clearingOrder, fatigueWorth } from '../../../../src/engine/odds/vanguard/fatigue.ts';
import { retaliationAdvice } from '../../../../src/engine/odds/vanguard/retaliation.ts';
import { anyAttack } from './anyAttack.ts';
import { everyAttack } from './everyDie.ts';

const CLOSE = 4;
const EXACT = 12;
const foe = { armour: 4, wounds: 2, invulnerable: null, down: false };
const gun = { dice: 2, hit: 4, ap: 0, damage: 1 };
const attack = plainAttack(gun, foe);
const alone = (of: VanguardAttack) => ({ attack: of, retaliation: null });

/** The chance to remove the target and the wounds it loses, with every die. */
function played(of: VanguardAttack, hits: number | null = null) {
  const { chances } = everyAttack(of, hits);
  const inflicts = [...chances].reduce((sum, [key, chance]) => {
    const wounds = /^wounds (\d+)$/u.exec(key)?.[1] ?? '0';
    return sum + chance * Math.min(Number(wounds), of.target.wounds);
  }, 0);
  return { kills: chances.get('removed') ?? 0, inflicts };
}
const close = ({ kills, inflicts }: { readonly kills: number; readonly inflicts: number }) => ({
  kills: expect.closeTo(kills, CLOSE),
  inflicts: expect.closeTo(inflicts, CLOSE),
});

describe('dice rolled again for CP (V-36)', () => {
  it('should be worth what they come to: hits for whoever attacks', () => {
    const ways = againWays(attack, { at: 'hit', hits: 1, dice: 0, failed: 0 }, [0, 2], 2);
    expect(ways.map(({ indices }) => indices)).toEqual([[], [0], [0, 2]]);
    const one = attackOdds(attack, { at: 'hit', hits: 1, dice: 1, failed: 0 });
    expect(ways[1]?.prospect).toMatchObject({ kills: one.pRemoved, inflicts: one.meanCapped, falls: 0 });
    expect(ways[0]?.prospect.inflicts).toBeCloseTo(played(attack, 1).inflicts, CLOSE);
  });

  it('should be worth what they spare: saves for the target', () => {
    const ways = againWays(attack, { at: 'armour', hits: 2, saved: 1, dice: 0, failed: 0 }, [1], 3);
    expect(ways).toHaveLength(2);
    expect(ways[0]?.prospect).toMatchObject({ suffers: 1, falls: 0, kills: 0, inflicts: 0 });
    expect(ways[1]?.prospect.suffers).toBeCloseTo(1 / 2, EXACT);
  });

  it('should be no more than can be paid for, and none where none failed', () => {
    expect(againWays(attack, { at: 'hit', hits: 0, dice: 0, failed: 0 }, [0, 1, 2], 1)).toHaveLength(2);
    expect(againWays(attack, { at: 'hit', hits: 2, dice: 0, failed: 0 }, [], 3)).toHaveLength(1);
  });

  it('should be worth before the roll what every die of it comes to', () => {
    const worth = againWorth(alone(attack));
    expect(worth.none).toMatchObject(close(played(attack)));
    expect(worth.hit).toMatchObject(close(played({ ...attack, reroll: 'hit' })));
    expect(worth.foeArmour).toMatchObject(close(played({ ...attack, reroll: 'armour' })));
    expect(worth.ownArmour).toEqual(worth.none);
  });

  it('should spare oneself when one is attacked back', () => {
    const worth = againWorth({ attack, retaliation: attack });
    expect(worth.ownArmour.suffers).toBeLessThan(worth.none.suffers);
    expect(worth.ownArmour.inflicts).toBeCloseTo(worth.none.inflicts, EXACT);
  });
});

describe('armour or an invulnerable value (V-61)', () => {
  it('should be the one that more faces of a die save with, whenever it is asked', () => {
    const values = [3, 4, 5, 6];
    fc.assert(
      fc.property(anyAttack(3), fc.constantFrom(...values), fc.constantFrom(null, 1, 3), (of, value, hits) => {
        const from = hits === null ? undefined : armourOf(hits);
        const { best, ways } = armourAdvice(of, [value], from);
        const mean = (faces: 'always' | 'never') =>
          attackOdds({ ...of, target: { ...of.target, invulnerable: value }, invulnerable: faces }, from).meanCapped;
        expect(ways[0]?.prospect.suffers).toBeCloseTo(mean('never'), EXACT);
        expect(ways[1]?.prospect.suffers).toBeCloseTo(mean('always'), EXACT);
        expect(best.prospect.suffers).toBeCloseTo(Math.min(mean('never'), mean('always')), EXACT);
      }),
      { numRuns: 60 },
    );
  });

  it('should be one of several values, and armour where there is none or none is better', () => {
    const pierced = plainAttack({ ...gun, ap: 4 }, foe);
    expect(armourAdvice(pierced, [5, 4]).best.invulnerable).toBe(4);
    expect(armourAdvice(attack, [5]).best.invulnerable).toBeNull();
    expect(armourAdvice(pierced, []).ways).toHaveLength(1);
  });
});

describe('a bonus of Focus or of a charge (V-28, V-44)', () => {
  it('should be tried both ways, and be taken the better one', () => {
    const { best, ways } = bonusAdvice(alone(attack));
    const hit = played({ ...attack, hitMod: 1 });
    const ap = played({ ...attack, weapon: { ...gun, ap: 1 } });
    expect(ways).toEqual([
      { hit: 1, ap: 0, prospect: expect.objectContaining(close(hit)) },
      { hit: 0, ap: 1, prospect: expect.objectContaining(close(ap)) },
    ]);
    expect(best.hit).toBe(hit.kills > ap.kills ? 1 : 0);
  });

  it('should be no AP against an invulnerable value, and no hit where nothing but a 2 is needed', () => {
    const warded = plainAttack({ ...gun, hit: 4, ap: 3 }, { ...foe, invulnerable: 3 });
    expect(bonusAdvice(alone(warded)).best).toMatchObject({ hit: 1, ap: 0 });
    expect(bonusAdvice(alone(plainAttack({ ...gun, hit: 2 }, foe))).best).toMatchObject({ hit: 0, ap: 1 });
  });

  it('should be two bonuses, each by itself, with both actions (X-70)', () => {
    const { ways, best } = bonusAdvice(alone(attack), 2);
    expect(ways.map(({ hit, ap }) => [hit, ap])).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
    for (const { prospect } of ways) expect(isBetter(prospect, best.prospect)).toBe(false);
  });

  it('should be +1 to hit of a shot with Aim, and never AP (V-27)', () => {
    const { alone: plain, prepared } = preparedWorth(alone(attack), 'ranged');
    expect(plain).toMatchObject(close(played(attack)));
    expect(prepared).toMatchObject(close(played({ ...attack, hitMod: 1 })));
    const sure = alone(plainAttack({ ...gun, hit: 2 }, foe));
    expect(preparedWorth(sure, 'ranged').prepared).toEqual(preparedWorth(sure, 'ranged').alone);
    expect(preparedWorth(sure, 'melee').prepared.inflicts).toBeGreaterThan(preparedWorth(sure, 'melee').alone.inflicts);
  });

  it('should tell what an ability adds to the dice, and nothing where it adds nothing (V-08, V-10)', () => {
    expect(changeWorth(attack, { hitMod: 1 }).prepared).toMatchObject(close(played({ ...attack, hitMod: 1 })));
    const one = plainAttack({ ...gun, dice: 1 }, foe);
    expect(changeWorth(one, { bonusDice: 1, mortal: 1 }).prepared).toMatchObject(
      close(played({ ...one, bonusDice: 1, mortal: 1 })),
    );
    expect(changeWorth(attack, {}).prepared).toEqual(changeWorth(attack, {}).alone);
  });
});

describe('fatigue that is cleared (V-30, V-33)', () => {
  const shot = { ...alone(attack), kind: 'ranged' } as const;
  const blow = { ...alone(plainAttack({ ...gun, dice: 3 }, foe)), kind: 'melee' } as const;

  it('should be the best attack with Aim or Focus, and without', () => {
    const { rested, fatigued } = fatigueWorth({ attacks: [shot, blow], down: false });
    expect(fatigued).toEqual(exchangeProspect(blow));
    expect(rested).toEqual(preparedWorth(blow, 'melee').prepared);
  });

  it('should be nothing at all of whoever lies, who can only stand up (V-31)', () => {
    const { rested, fatigued } = fatigueWorth({ attacks: [shot], down: true });
    expect(fatigued).toMatchObject({ kills: 0, inflicts: 0 });
    expect(rested).toEqual(exchangeProspect(shot));
  });

  it('should be nothing of whoever has nothing to attack', () => {
    const { rested, fatigued } = fatigueWorth({ attacks: [], down: false });
    expect(rested).toEqual(fatigued);
  });

  it('should be cleared first where it gives the most', () => {
    const order = clearingOrder([
      { attacks: [], down: false },
      { attacks: [shot], down: false },
      { attacks: [blow], down: true },
    ]);
    expect(order.map(({ at }) => at)).toEqual([2, 1, 0]);
    expect(order[2]?.gain).toMatchObject({ kills: 0, inflicts: 0 });
  });
});

describe('whether to retaliate (V-60)', () => {
  const strong = plainAttack({ ...gun, dice: 4, hit: 2 }, foe);
  const next = { attacks: [{ ...alone(attack), kind: 'ranged' } as const], down: false };

  it('should be worth it where the attack back brings more than fatigue takes, with the best attack', () => {
    const { best, now, back, wait } = retaliationAdvice([attack, strong], next);
    expect(best).toBe(1);
    expect(now.map(({ inflicts }) => inflicts)).toEqual([attack, strong].map((of) => attackOdds(of).meanCapped));
    expect(back.kills).toBeCloseTo(attackOdds(strong).pRemoved + attackOdds(attack).pRemoved, EXACT);
    expect(wait.kills).toBeCloseTo(attackOdds({ ...attack, hitMod: 1 }).pRemoved, EXACT);
  });

  it('should not be worth it where it brings next to nothing', () => {
    const weak = plainAttack({ ...gun, dice: 1, hit: 7 }, { ...foe, armour: 2, wounds: 9 });
    expect(retaliationAdvice([weak], next).best).toBeNull();
    expect(retaliationAdvice([weak], { attacks: [], down: false }).best).toBe(0);
  });

  it('should be refused with nothing to retaliate with', () => {
    expect(() => retaliationAdvice([], next)).toThrow(RangeError);
  });
});

describe('an attack that another follows (V-06)', () => {
  const blast = plainAttack({ dice: 2, hit: 4, ap: 0, damage: 1 }, foe);

  it('should follow when any hit is scored, on friends as well', () => {
    const { follows, prospect } = blastOdds(attack, [
      { attack: blast, isFriend: false },
      { attack: blast, isFriend: true },
    ]);
    expect(follows).toBeCloseTo(1 - (1 / 2) ** 2, EXACT);
    expect(prospect.kills).toBeCloseTo(attackOdds(attack).pRemoved + follows * attackOdds(blast).pRemoved, EXACT);
    expect(prospect.falls).toBeCloseTo(follows * attackOdds(blast).pRemoved, EXACT);
  });

  it('should be the attack alone with nobody near', () => {
    expect(blastOdds(attack, []).prospect).toEqual(exchangeProspect(alone(attack)));
  });
});
