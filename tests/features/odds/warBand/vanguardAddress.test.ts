import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedIn } from '../../../../src/features/odds/address.ts';
import { addressFor, isVanguard } from '../../../../src/features/odds/addressFor.ts';
import { vanguardAddress, vanguardIn } from '../../../../src/features/odds/warBand/vanguardAddress.ts';
import { FIRST_VANGUARD } from '../../../../src/features/odds/warBand/vanguardSituation.ts';
import { anyVanguard } from './anyVanguard.ts';

describe('the address of a situation of Vanguard', () => {
  it('should say any situation and be read as the same', () => {
    fc.assert(
      fc.property(anyVanguard, (situation) => {
        const address = vanguardAddress(situation);
        expect(isVanguard(address)).toBe(true);
        expect(vanguardIn(address)).toEqual({ situation, isWrong: false });
        expect(encodeURI(address)).toBe(address);
      }),
    );
  });

  it('should be short: that it is Vanguard, and what differs from the first one', () => {
    expect(vanguardAddress(FIRST_VANGUARD)).toBe('edition=van');
    expect(vanguardAddress({ ...FIRST_VANGUARD, dice: 4, aimed: true, invulnerable: 5 })).toBe(
      'edition=van&dice=4&invulnerable=5&aimed=1',
    );
  });

  it.each([
    'dice=0',
    'dice=13',
    'hit=1',
    'armour=8',
    'wounds=0',
    'invulnerable=1',
    'focus=both',
    'reroll=any',
    'use=sometimes',
    'down=yes',
    'kind=charge',
    'save=3',
    'ap=1&ap=2',
    'constructor=1',
  ])('should leave out what cannot be, and say so: %s', (text) => {
    const { situation, isWrong } = vanguardIn(`edition=van&damage=3&${text}`);
    expect(isWrong).toBe(true);
    expect(situation).toMatchObject({ damage: 3, dice: FIRST_VANGUARD.dice, invulnerable: 0 });
  });

  it('should read anything as some situation that can be asked', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const { situation } = vanguardIn(`edition=van&${text}`);
        expect(vanguardIn(vanguardAddress(situation))).toEqual({ situation, isWrong: false });
      }),
    );
  });

  it.each(['', 'dice=4', 'edition=kt21', 'compare/saves/of~edition=van', 'edition=vanguard'])(
    'should not be one of another game: %s',
    (asked) => expect(isVanguard(asked)).toBe(false),
  );
});

describe('from one game to another', () => {
  const shared = { kind: 'fight', dice: 5, hit: 4 } as const;

  it('should keep what both ask alike', () => {
    expect(vanguardIn(addressFor('van', shared))).toMatchObject({ situation: shared, isWrong: false });
    const { situation, isWrong } = askedIn(addressFor('kt21', shared));
    expect(isWrong).toBe(false);
    expect(situation).toMatchObject({ kind: 'fight', edition: 'kt21', mine: { dice: 5, hit: 4 } });
  });

  it.each([
    [0, 1],
    [30, 12],
  ])('should take as many dice as there can be: %i, %i', (dice, taken) => {
    expect(vanguardIn(addressFor('van', { ...shared, dice })).situation.dice).toBe(taken);
  });
});
