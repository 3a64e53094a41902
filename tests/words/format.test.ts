import { describe, expect, it } from 'vitest';
import { change, damagePair, inches, number, percent, signed, target } from '../../src/words/format.ts';
import { capital } from '../../src/words/capital.ts';
import { plural } from '../../src/words/fr/plural.ts';

describe('format', () => {
  it('should write inches with a double prime', () => {
    expect(inches(6)).toBe('6″');
    expect(inches(-2)).toBe('−2″');
  });

  it('should write a real minus sign, and signs only when asked', () => {
    expect([number(-2), number(2), signed(2), signed(-2), signed(0)]).toEqual(['−2', '2', '+2', '−2', '0']);
  });

  it('should write targets, damage and changes', () => {
    expect([target(4), damagePair({ normal: 3, critical: 4 }), change(9, 5), change('–', 2)]).toEqual([
      '4+',
      '3/4',
      '9 → 5',
      '– → 2',
    ]);
  });

  it('should write percentages without decimals and with a narrow space', () => {
    expect(percent(0.1249)).toBe('12\u202F%');
  });

  it('should capitalise accents', () => {
    expect(capital('échanson')).toBe('Échanson');
  });
});

describe('plural', () => {
  it('should count 0 and 1 as singular in French', () => {
    expect([0, 1, 2].map((count) => plural(count, 'dé', 'dés'))).toEqual(['0 dé', '1 dé', '2 dés']);
  });
});
