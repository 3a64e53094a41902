import { describe, expect, it } from 'vitest';
import { hasKeywords, plainKeyword } from '../../../../../src/engine/family/killteam/card/keywords.ts';

describe('keywords', () => {
  it('[K-05] should be the same in the singular and in the plural, whatever the letters', () => {
    expect(hasKeywords(['GUTTER SAINT'], 'Gutter Saints')).toBe(true);
    expect(hasKeywords(['WATCHMEN'], 'WATCHMAN')).toBe(true);
    expect(hasKeywords(['DEPUTIES'], 'DEPUTY')).toBe(true);
    expect(hasKeywords(['TORCHES'], 'TORCH')).toBe(true);
  });

  it('[K-05] should not be the same when they are two words', () => {
    expect(hasKeywords(['GUTTER SAINT'], 'SAINT')).toBe(false);
    expect(hasKeywords(['GUTTER SAINT'], 'GUTTER')).toBe(false);
    for (const word of ['BOSS', 'IS', 'GAS', 'HUMAN']) expect(plainKeyword(word)).toBe(word);
  });

  it('[K-05] should need both of two that a rule names', () => {
    expect(hasKeywords(['SALT WARDEN', 'LEADER'], 'SALT WARDEN, LEADER')).toBe(true);
    expect(hasKeywords(['SALT WARDEN'], 'SALT WARDEN, LEADER')).toBe(false);
    expect(hasKeywords(['LEADER'], 'SALT WARDEN, LEADER')).toBe(false);
  });
});
