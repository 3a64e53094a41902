import { describe, expect, it } from 'vitest';
import { passTokens } from '../../../../../../src/engine/family/vanguard/rules/band/passTokens.ts';

describe('pass tokens', () => {
  it('[V-16] should be as many as a side has fewer models', () => {
    expect(passTokens(6, 10)).toBe(4);
  });

  it('[V-16] should be none for as many models, or more', () => {
    expect(passTokens(5, 5)).toBe(0);
    expect(passTokens(10, 6)).toBe(0);
  });
});
