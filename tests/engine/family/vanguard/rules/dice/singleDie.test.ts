import { describe, expect, it } from 'vitest';
import { passes } from '../../../../../../src/engine/family/vanguard/rules/dice/singleDie.ts';

describe('recovery and nerve dice', () => {
  it('[V-13] should pass on a natural 6 and fail on a natural 1', () => {
    expect(passes(6, { target: 4, modifier: -9 })).toBe(true);
    expect(passes(1, { target: 2, modifier: 9 })).toBe(false);
  });

  it('[V-13] should look at the target for nothing but the faces between', () => {
    expect(passes(4, { target: 4, modifier: 0 })).toBe(true);
    expect(passes(4, { target: 4, modifier: -1 })).toBe(false);
  });
});
