import { describe, expect, it } from 'vitest';
import { allowance } from '../../../../../../src/engine/family/vanguard/rules/moving/allowance.ts';

describe('how far an action goes', () => {
  it('[V-24] should be SP for a Walk', () => {
    expect(allowance('walk', 5)).toBe(5);
  });

  it('[V-25] should be twice SP for a Run', () => {
    expect(allowance('run', 5)).toBe(10);
  });

  it('[V-26] should be SP and 3 inches for a Charge', () => {
    expect(allowance('charge', 6)).toBe(9);
  });
});
