import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_RULES } from '../../../../src/engine/odds/shot.ts';
import {
  type Comparison,
  MOST_BESIDE,
  MOST_ENTRIES,
  NO_COMPARISON,
} from '../../../../src/features/odds/compare/comparison.ts';
import {
  addressOfComparison,
  comparisonIn,
  isComparison,
} from '../../../../src/features/odds/compare/comparisonAddress.ts';
import { FIRST_SITUATION } from '../../../../src/features/odds/oddsSituation.ts';

const { mine } = FIRST_SITUATION;
const own = (name: string) => ({
  kind: 'own' as const,
  name,
  side: { ...mine, dice: 6, wounds: 9, rules: { ...NO_RULES, lethal: 5, rending: true } },
  save: 3,
});
const full: Comparison = {
  view: 'beside',
  of: { ...FIRST_SITUATION, kind: 'fight', inCover: true },
  figure: 'risk',
  sort: 3,
  lists: {
    weapons: [{ kind: 'pick', id: 'acolyte.laspistol' }, own('Éclair, 50 %/!~_&=')],
    targets: [{ kind: 'pick', id: 'cult-fighter' }],
    fighters: [own('')],
    foes: [],
  },
  beside: [
    { name: '', situation: FIRST_SITUATION },
    { name: 'With a knife', situation: { ...FIRST_SITUATION, kind: 'fight', picked: 'acolyte.knife' } },
  ],
};

describe('the address of a comparison', () => {
  it('should say all of it, also as a browser decodes it', () => {
    const address = addressOfComparison(full);
    expect(comparisonIn(address)).toEqual({ comparison: full, isWrong: false });
    expect(comparisonIn(decodeURI(encodeURI(address)))).toEqual({ comparison: full, isWrong: false });
  });

  it('should be short for nothing', () => {
    expect(addressOfComparison(NO_COMPARISON)).toBe('compare/saves');
    for (const asked of ['compare', 'compare/saves', 'compare/'])
      expect(comparisonIn(asked)).toEqual({ comparison: NO_COMPARISON, isWrong: false });
  });

  it('should tell a comparison from a situation', () => {
    expect(['compare', 'compare/beside', 'dice=5', '', 'compared'].map(isComparison)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it.each([
    'compare/nothing',
    'compare/saves/of~dice=500',
    'compare/saves/by~luck',
    'compare/saves/sort~x',
    'compare/saves/toString~1',
    'compare/targets/weapons~<b>',
    'compare/targets/weapons~!name!dice=5&nonsense=1',
    `compare/beside${'/beside~!'.repeat(MOST_BESIDE + 1)}`,
    `compare/targets/weapons~${Array.from({ length: MOST_ENTRIES + 1 }, (_, at) => `a.w${at}`).join(',')}`,
  ])('should say that it could not read a part of %s, and keep the rest', (asked) => {
    const { comparison, isWrong } = comparisonIn(asked);
    expect(isWrong).toBe(true);
    expect(comparisonIn(addressOfComparison(comparison))).toEqual({ comparison, isWrong: false });
  });

  it('should read anything without breaking', () => {
    const part = fc.oneof(
      fc.string(),
      fc.constantFrom('of', 'by', 'sort', 'beside', 'weapons', '~', '!', ',', '_1F600_', '_ffffff_', 'dice=4', '/'),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { comparison } = comparisonIn(`compare/targets/${parts.join('')}`);
        expect(comparisonIn(addressOfComparison(comparison))).toEqual({ comparison, isWrong: false });
      }),
    );
  });
});
