import { describe, expect, it } from 'vitest';
import { averageSaid, chanceSaid } from '../../src/words/chance.ts';

describe('a chance', () => {
  it('should be a percentage whose sign is never left alone on a line', () => {
    expect(chanceSaid(0.6249, 'en')).toBe('62\u202F%');
    expect(chanceSaid(0.6249, 'fr')).toBe('62\u202F%');
  });

  it('should not be called certain or never by rounding', () => {
    expect([0.000_01, 0.0099, 0.01].map((chance) => chanceSaid(chance, 'en'))).toEqual([
      'under 1\u202F%',
      'under 1\u202F%',
      '1\u202F%',
    ]);
    expect([0.99, 0.995, 0.999_99].map((chance) => chanceSaid(chance, 'fr'))).toEqual([
      '99\u202F%',
      'plus de 99\u202F%',
      'plus de 99\u202F%',
    ]);
  });

  it('should be certain or never where only the last digits of a sum say otherwise', () => {
    expect([1, 1 - 1e-12, 1 + 1e-12, 0, 1e-14].map((chance) => chanceSaid(chance, 'en'))).toEqual([
      'certain',
      'certain',
      'certain',
      'never',
      'never',
    ]);
    expect([chanceSaid(1, 'fr'), chanceSaid(0, 'fr')]).toEqual(['à coup sûr', 'jamais']);
  });
});

describe('an average', () => {
  it('should have one decimal, marked as the language does', () => {
    expect([averageSaid(7.44, 'en'), averageSaid(7.44, 'fr'), averageSaid(0, 'en')]).toEqual(['7.4', '7,4', '0.0']);
  });
});
