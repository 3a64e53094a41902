import { fallHits } from '../../../../src/engine/core/roundsBook.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { OddsRangeError } from '../../../../src/engine/odds/shot.ts';
import { plainAttack } from '../../../../src/engine/odds/vanguard/attack.ts';
import { fallOdds } from '../../../../src/engine/odds/vanguard/fall.ts';
import { anyTarget } from './anyAttack.ts';
import { everyAttack } from './everyDie.ts';

const EXACT = 12;
const FALLS = 12;
const foe = { armour: 3, wounds: 4, invulnerable: null, down: false };

describe('a fall', () => {
  it('should be as many hits as whole inches beyond 2, and none up to 2 (V-46)', () => {
    expect([0, 1.5, 2, 3, 4.5, 6].map(fallHits)).toEqual([0, 0, 0, 1, 2, 4]);
  });

  it('should be none from 2 to 3 inches, and be one from 3 on (V-47)', () => {
    expect([2.1, 2.9, 2.9999, 3, 2.9999999].map(fallHits)).toEqual([0, 0, 0, 1, 1]);
    expect(fallOdds(2.9, foe)).toMatchObject({ damage: [1], pHurt: 0, pDown: 0, pRemoved: 0 });
  });

  const falls = fc.sample(fc.tuple(fc.integer({ min: 3, max: 6 }), anyTarget), { numRuns: FALLS, seed: 5 });

  it.each(falls)('should be every way its dice can fall: %i inches, %j (V-46)', (height, target) => {
    const hits = height - 2;
    const attack = plainAttack({ dice: 0, hit: 6, ap: hits, damage: 1 }, target);
    const { chances, rest } = everyAttack(attack, hits);
    expect(rest).toBeLessThan(1e-4);
    const { damage, pDown, pRemoved } = fallOdds(height, target);
    for (const [wounds, chance] of damage.entries())
      expect(Math.abs(chance - (chances.get(`wounds ${String(wounds)}`) ?? 0))).toBeLessThan(rest + 1e-12);
    expect(Math.abs(pRemoved - (chances.get('removed') ?? 0))).toBeLessThan(rest + 1e-12);
    const [unhurt = 0] = damage;
    expect(pDown + pRemoved + unhurt).toBeCloseTo(1, EXACT);
  });

  it('should knock down with any wound, and nobody whom it does not hurt (V-46)', () => {
    const { pHurt, pDown, pRemoved } = fallOdds(4.5, foe);
    expect(pDown).toBeCloseTo(pHurt, EXACT);
    expect(pRemoved).toBe(0);
    expect(fallOdds(4.5, { ...foe, wounds: 1 }).pRemoved).toBeGreaterThan(0);
  });

  it('should be refused where nobody can fall so far', () => {
    expect(() => fallOdds(Number.NaN, foe)).toThrow(OddsRangeError);
    expect(() => fallOdds(200, foe)).toThrow(OddsRangeError);
  });
});
