import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attackOdds } from '../../../../src/engine/odds/vanguard/attackOdds.ts';
import { attackOf, isAnswered, needsOf, vanguardAnswer } from '../../../../src/features/odds/warBand/vanguardAsked.ts';
import { FIRST_VANGUARD, type VanguardSituation } from '../../../../src/features/odds/warBand/vanguardSituation.ts';
import { worthsOf } from '../../../../src/features/odds/warBand/vanguardWorths.ts';
import { anyVanguard } from './anyVanguard.ts';

const asking = (change: Partial<VanguardSituation>): VanguardSituation => ({ ...FIRST_VANGUARD, ...change });
const removed = (change: Partial<VanguardSituation>): number => vanguardAnswer(asking(change)).odds.pRemoved;

describe('the answer to a situation of Vanguard', () => {
  it('should be the odds of its attack', () => {
    expect(vanguardAnswer(FIRST_VANGUARD).odds).toEqual(attackOdds(attackOf(FIRST_VANGUARD)));
    expect(attackOf(asking({ invulnerable: 4, reroll: 'armour', down: true }))).toMatchObject({
      target: { invulnerable: 4, down: true },
      reroll: 'armour',
      weapon: { ap: 2 },
    });
    expect(attackOf(FIRST_VANGUARD)).toMatchObject({ target: { invulnerable: null }, reroll: null });
  });

  it('should be worked out whatever is asked', () => {
    fc.assert(
      fc.property(anyVanguard, (situation) => {
        const { odds, risk } = vanguardAnswer(situation);
        expect(odds.damage.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
        expect(risk === null).toBe(!isAnswered(situation));
      }),
      { numRuns: 50 },
    );
  });

  it('should be answered in a fight where it is to be, and by nobody else', () => {
    expect(vanguardAnswer(asking({ kind: 'fight', answers: true })).risk?.chance).toBeGreaterThan(0);
    expect(vanguardAnswer(asking({ kind: 'fight' })).risk).toBeNull();
    expect(vanguardAnswer(asking({ answers: true })).risk).toBeNull();
    expect(vanguardAnswer(asking({ kind: 'fight', answers: true, leaving: true })).risk).toBeNull();
    expect(vanguardAnswer(asking({ kind: 'fight', answers: true, down: true })).risk).toEqual({ chance: 0, mean: 0 });
  });

  it('should say what the dice need after all changes', () => {
    expect(needsOf(FIRST_VANGUARD)).toEqual({ hit: 3, save: 5 });
    expect(needsOf(asking({ aimed: true, cover: true }))).toEqual({ hit: 2, save: 4 });
    expect(needsOf(asking({ hit: 6, far: true, ap: 6, armour: 7 }))).toEqual({ hit: 6, save: 6 });
    expect(needsOf(asking({ ap: 3, invulnerable: 4 })).save).toBe(4);
  });
});

describe('what each thing is worth', () => {
  it('should be told of what is so and of what could be chosen, and of nothing else', () => {
    expect(worthsOf(FIRST_VANGUARD).map(({ id, isSo }) => [id, isSo])).toEqual([
      ['aimed', false],
      ['rerollHit', false],
      ['rerollArmour', false],
    ]);
    const fight = asking({ kind: 'fight', cover: true, charge: 'hit', obscured: true, reroll: 'hit', mortal: 1 });
    expect(worthsOf(fight).map(({ id, isSo }) => [id, isSo])).toEqual([
      ['focusHit', false],
      ['focusAp', false],
      ['chargeHit', true],
      ['cover', true],
      ['mortal', true],
      ['rerollHit', true],
    ]);
  });

  it('should be the figures with it where it is not so, and without it where it is', () => {
    const [aim] = worthsOf(FIRST_VANGUARD);
    expect(aim?.removed).toBe(removed({ aimed: true }));
    const [aimed] = worthsOf(asking({ aimed: true }));
    expect(aimed).toMatchObject({ id: 'aimed', isSo: true, removed: removed({}) });
  });

  it('should tell a bonus that is taken against the other way of taking it', () => {
    const charge = worthsOf(asking({ kind: 'fight', charge: 'hit' })).find(({ id }) => id === 'chargeHit');
    expect(charge?.removed).toBe(removed({ kind: 'fight', charge: 'ap' }));
  });

  it('should tell the invulnerable value only where there is one that is rolled for', () => {
    const has = (change: Partial<VanguardSituation>) =>
      worthsOf(asking(change)).some(({ id }) => id === 'invulnerable');
    expect(has({ invulnerable: 4 })).toBe(true);
    expect(has({ invulnerable: 4, use: 'never' })).toBe(false);
    expect(has({})).toBe(false);
  });
});
